import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { failed, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { changeImport } from '#app/features/leads/import/change-import.ts'
import { ImportPage } from '#app/features/leads/import/import-page.tsx'
import { NOT_IMPORTED } from '#app/features/leads/import/import-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { may } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/import.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Import leads')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const found = await orOutage(args, context.get(servicesContext).imports.get(viewer, params.id))
  if (!found) throw data(null, { status: 404 })
  return { found, mayUndo: may(viewer, 'leads:delete') }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return changeImport(args, viewer, args.params.id, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    // A redirect is the way on.
    if (error instanceof Response) throw error
    return failed(error, NOT_IMPORTED)
  }
}

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} result={actionData} />
}

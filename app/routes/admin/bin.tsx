import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { Bin } from '#app/features/leads/admin/bin.tsx'
import { changeBin } from '#app/features/leads/admin/change-bin.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/bin.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Bin')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  const { searchParams } = new URL(request.url)
  const bin = await orOutage(args, context.get(servicesContext).leads.bin(viewer, searchParams.get('after')))
  return { ...bin, isFirst: !searchParams.has('after') }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:delete')
  const { status, ...result } = await changeBin(args, viewer, await readForm(request))
  return data(result, { status })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'That could not be done')
}

export default function BinRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <Bin {...loaderData} result={actionData} />
}

import { data, redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { type ChangeResult, doneAddress } from '#app/components/back-office/change-result.ts'
import { servicesContext } from '#app/context.ts'
import { HeldBackList } from '#app/features/leads/admin/held-back-list.tsx'
import { doneMessages } from '#app/features/leads/admin/lead-result.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage, reportOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { wantsPage } from '#app/wants-page.ts'
import type { Route } from './+types/held-back.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Held back')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  const submissions = await orOutage(args, context.get(servicesContext).leads.listHeldBack(viewer))
  return { submissions, done: new URL(request.url).searchParams.get('done') }
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const form = await readForm(request)
  const releases = form.get('intent') === 'release'
  if (!releases) await requireViewer(context, request, 'leads:delete')
  const { leads } = context.get(servicesContext)
  const id = String(form.get('id') ?? '')
  if (!releases && form.get('intent') !== 'delete') return data(failed('Nothing was chosen'), { status: 400 })
  let outcome: Awaited<ReturnType<typeof leads.releaseHeldBack | typeof leads.deleteHeldBack>>
  try {
    outcome = releases ? await leads.releaseHeldBack(viewer, id) : await leads.deleteHeldBack(viewer, id)
  } catch (error) {
    reportOutage(args, error)
    return data(failed(releases ? 'Failed to create lead' : 'Failed to delete lead'), { status: 503 })
  }
  if (outcome.kind === 'gone') {
    return data({ ...failed('This submission is not there any more'), gone: true }, { status: 404 })
  }
  const done = outcome.kind === 'deleted' ? 'discarded' : outcome.kind
  if (wantsPage(request)) throw redirect(doneAddress(request.url, done), 303)
  return data<ChangeResult>({ ok: true, message: doneMessages[done] ?? '' })
}

const failed = (message: string): ChangeResult => ({ ok: false, message })

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'That could not be done')
}

export default function HeldBack({ loaderData, actionData }: Route.ComponentProps) {
  return <HeldBackList {...loaderData} result={actionData} />
}

import { redirect } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, failed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { BulkPage } from '#app/features/leads/admin/bulk/bulk-page.tsx'
import { BULK, type BulkResult } from '#app/features/leads/admin/bulk/bulk-result.ts'
import { changeMany } from '#app/features/leads/admin/bulk/change-many.ts'
import { listAddress } from '#app/features/leads/admin/lead-result.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readBulkWork } from '#domain/leads/bulk-work.ts'
import { readLeadAddress } from '#domain/leads/lead-filters.ts'
import type { Route } from './+types/bulk.ts'

/** What it was about to do stands there while it is done. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: Revalidation) =>
  actionResult === undefined && defaultShouldRevalidate
type Revalidation = { actionResult?: unknown; defaultShouldRevalidate: boolean }
export const meta = () => adminMeta('Several leads at once')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:write')
  const { searchParams } = new URL(request.url)
  const filters = readLeadAddress(searchParams)
  const ids = searchParams.getAll('id')
  const { leads, accounts } = context.get(servicesContext)
  const [count, members] = await Promise.all([
    ids.length > 0 ? { total: ids.length, hasMore: false } : orOutage(args, leads.count(viewer, filters)),
    orInstead(args, accounts.members(viewer), []),
  ])
  const work = readBulkWork((name) => searchParams.get(name))
  return { filters, ids, count, work, members, back: listAddress(searchParams.get('back')) }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return changeMany(args, viewer, await readForm(args.request))
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const back = listAddress((await request.clone().formData()).get('back'))
  const failure = 'Failed to update leads'
  let result: BulkResult
  try {
    result = await serverAction()
  } catch (error) {
    if (isOnItsPage() && !(error instanceof Response)) return failed(error, failure)
    return announce(() => Promise.reject(error), failure)
  }
  // There is more to do: it is said once all is done. Its own page says by itself what failed.
  if (result.ok ? result.progress?.next !== undefined : isOnItsPage()) return result
  const told = await announce(async () => result, failure)
  if (told.ok && isOnItsPage()) throw redirect(back)
  return told
}

const isOnItsPage = () => window.location.pathname === BULK

export default function Bulk({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkPage {...loaderData} result={actionData} />
}

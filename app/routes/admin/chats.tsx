import { adminMeta } from '#app/admin-page.ts'
import { servicesContext } from '#app/context.ts'
import { InboxScreen } from '#app/features/chat/admin/inbox-screen.tsx'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readInboxFilters } from '#domain/chat/inbox-filters.ts'
import type { Route } from './+types/chats.ts'

export const meta = () => adminMeta('Chats')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'chats:read')
  const { inbox, chat } = context.get(servicesContext)
  const { searchParams } = new URL(request.url)
  const filters = readInboxFilters((name) => searchParams.get(name))
  // Asked for first: what comes in while the rest is read shows in the next look at it.
  const state = await orOutage(args, inbox.state(viewer))
  const [page, statistics] = await Promise.all([
    orOutage(args, inbox.list(viewer, filters)),
    orInstead(args, chat.statistics(viewer), null),
  ])
  return { filters, page, statistics, state }
}

export default function Chats({ loaderData }: Route.ComponentProps) {
  return <InboxScreen {...loaderData} />
}

import { adminMeta } from '#app/admin-page.ts'
import { InboxScreen } from '#app/features/chat/admin/inbox-screen.tsx'
import { officeLoader } from '#app/lib/office-loader.ts'
import { readInboxFilters } from '#domain/chat/inbox-filters.ts'
import type { Route } from './+types/chats.ts'

export const meta = () => adminMeta('Inbox')

export const loader = officeLoader('chats:read', async ({ viewer, services, query, orInstead }) => {
  const { inbox, chat } = services
  const filters = readInboxFilters(query)
  // Asked for first: what comes in while the rest is read shows in the next look at it.
  const state = await inbox.state(viewer)
  const [page, statistics] = await Promise.all([
    inbox.list(viewer, filters),
    orInstead(chat.statistics(viewer), null),
  ])
  return { filters, page, statistics, state }
})

export default function Chats({ loaderData }: Route.ComponentProps) {
  return <InboxScreen {...loaderData} />
}

import { Outlet, useParams } from 'react-router'
import { InboxScreen } from '#app/features/chat/office/inbox-screen.tsx'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readInboxFilters } from '#domain/chat/inbox-filters.ts'
import type { Route } from './+types/chats.ts'

export const loader = officeLoader('chats:read', async ({ viewer, services, query, orInstead }) => {
  const { inbox, chat } = services
  const filters = readInboxFilters(query)
  // The state is read first, so that what arrives meanwhile appears with the next refresh.
  const state = await inbox.state(viewer)
  const [page, waiting, unanswered, statistics] = await Promise.all([
    inbox.list(viewer, filters),
    orInstead(inbox.countWaiting(viewer), 0),
    orInstead(inbox.countUnanswered(viewer), 0),
    orInstead(chat.statistics(viewer), null),
  ])
  return { filters, page, waiting, unanswered, statistics, state, now: services.now() }
})

export default function Chats({ loaderData }: Route.ComponentProps) {
  // The id belongs to the chat beside the list.
  const { id: openId } = useParams()
  return (
    <InboxScreen {...loaderData} openId={openId}>
      <Outlet />
    </InboxScreen>
  )
}

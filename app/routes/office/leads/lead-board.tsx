import { BoardScreen } from '#app/features/leads/office/board/board-screen.tsx'
import { setStatus } from '#app/features/leads/office/lead-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { readBoardPlaces } from '#domain/leads/board.ts'
import { readLeadFilters } from '#domain/leads/search/lead-filters.ts'
import type { Route } from './+types/lead-board.ts'

export const loader = officeLoader('leads:read', async ({ viewer, services, query, orInstead }) => {
  const filters = { ...readLeadFilters(query), status: undefined, after: undefined, before: undefined }
  const places = readBoardPlaces(query)
  const [columns, members] = await Promise.all([
    services.leads.board(viewer, filters, places),
    orInstead(services.accounts.members(viewer), []),
  ])
  return { columns, members, filters, places, now: services.now() }
})

export const action = officeAction('leads:write', { 'set-status': setStatus })

export default function LeadBoard({ loaderData }: Route.ComponentProps) {
  return <BoardScreen {...loaderData} />
}

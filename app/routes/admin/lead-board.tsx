import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { BoardScreen } from '#app/features/leads/board/board-screen.tsx'
import { moveOnBoard } from '#app/features/leads/board/move-on-board.ts'
import { readForm } from '#app/read-form.ts'
import { orInstead, orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { readBoardPlaces } from '#domain/leads/board.ts'
import { readLeadFilters } from '#domain/leads/lead-filters.ts'
import type { Route } from './+types/lead-board.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Board')

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'leads:read')
  const { searchParams } = new URL(request.url)
  const get = (name: string) => searchParams.get(name)
  const filters = { ...readLeadFilters(get), status: undefined, after: undefined, before: undefined }
  const places = readBoardPlaces(get)
  const { leads, accounts } = context.get(servicesContext)
  const [columns, members] = await Promise.all([
    orOutage(args, leads.board(viewer, filters, places)),
    orInstead(args, accounts.members(viewer), []),
  ])
  return { columns, members, filters, places }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'leads:write')
  return moveOnBoard(args, viewer, await readForm(args.request))
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return announce(() => serverAction(), 'Failed to update lead status')
}

export default function LeadBoard({ loaderData, actionData }: Route.ComponentProps) {
  return <BoardScreen {...loaderData} result={actionData} />
}

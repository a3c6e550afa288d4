import type { Viewer } from '#domain/accounts/viewer.ts'
import type { BoardPlaces } from '#domain/leads/board.ts'
import { type LeadStatus, leadStatuses } from '#domain/leads/lead.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { listLeads } from './list-leads.ts'

/** Two screens of a desk; 25 of each made the page half a megabyte. */
export const CARDS_PER_COLUMN = 12

type Dependencies = Parameters<typeof listLeads>[0]

/** The leads in columns by where they stand, a page of each; narrowed and in order as the list would be. */
export async function leadBoard(
  deps: Dependencies,
  viewer: Viewer | undefined,
  filters: LeadFilters,
  places: BoardPlaces,
) {
  authorize(viewer, 'leads:read')
  const [pages, values] = await Promise.all([
    Promise.all(
      leadStatuses.map((status) => {
        const narrowed = { ...filters, after: undefined, before: undefined, ...places[status], status }
        return listLeads(deps, viewer, narrowed, CARDS_PER_COLUMN)
      }),
    ),
    sumValues(deps.database, filters),
  ])
  return leadStatuses.map((status, index) => {
    const { leads = [], total = 0, hasMore = false, newer, older } = pages[index] ?? {}
    const value = values && (values.get(status) ?? 0)
    return { status, leads: leads.map(cardOf), total, hasMore, newer, older, value }
  })
}

type Lead = Awaited<ReturnType<typeof listLeads>>['leads'][number]

/** What a card shows: half of what a lead's row in the list does. */
const cardOf = ({
  id,
  name,
  company,
  status,
  lead_priority,
  lead_score,
  estimated_value,
  created_at,
  follow_up_date,
}: Lead) => ({
  id,
  name,
  company,
  status,
  lead_priority,
  lead_score,
  estimated_value,
  created_at,
  follow_up_date,
})

/** What the leads of each column may be worth; nothing where only reading them all would tell. */
async function sumValues({ db }: Database, filters: LeadFilters): Promise<Map<LeadStatus, number> | null> {
  const { source, priority } = filters
  if (!isOnlyKinds(filters)) return null
  const sums = await db
    .selectFrom('lead_figures')
    .select((eb) => ['status', eb.fn.sum<number>('value').as('value')])
    .$if(source !== undefined, (query) => query.where('source', '=', source as NonNullable<typeof source>))
    .$if(priority !== undefined, (query) =>
      query.where('lead_priority', '=', priority as NonNullable<typeof priority>),
    )
    .groupBy('status')
    .execute()
  return new Map(sums.map(({ status, value }) => [status, Number(value)]))
}

/** Whether nothing but source and priority narrows the board. */
function isOnlyKinds({ search, ...rest }: LeadFilters): boolean {
  const free = new Set(['source', 'priority', 'status', 'sort', 'columns', 'after', 'before'])
  return search === '' && Object.entries(rest).every(([name, value]) => value === undefined || free.has(name))
}

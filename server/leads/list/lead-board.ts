import type { Viewer } from '#domain/accounts/viewer.ts'
import type { BoardPlaces } from '#domain/leads/board.ts'
import { leadStatuses } from '#domain/leads/lead.ts'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { leadFigures, sumByStatus } from '../figures/lead-figures.ts'
import { searchWords } from './find-leads.ts'
import { fillPage, findPage, type listLeads, readLeads, resolveFor } from './list-leads.ts'

/** Two desktop screens of cards; 25 per column made the page half a megabyte. */
export const CARDS_PER_COLUMN = 12

type Dependencies = { database: Database; clock: Clock }

/** Returns the leads in columns by status, a page of each, filtered and sorted like the list. */
export async function leadBoard(
  deps: Dependencies,
  viewer: Viewer | undefined,
  filters: LeadFilters,
  places: BoardPlaces,
) {
  authorize(viewer, 'leads:read')
  const { database } = deps
  const query = resolveFor(deps, viewer, filters)
  const [words, figures] = await Promise.all([searchWords(database, query), readFigures(database, filters)])
  const columns = await Promise.all(
    leadStatuses.map(async (status) => {
      const figure = figures && (figures.get(status) ?? { leads: 0, value: 0 })
      const known = figure && { total: figure.leads, hasMore: false }
      const wanted = { ...places[status], perPage: CARDS_PER_COLUMN, known }
      const page = await findPage(database, { ...query, status }, words, wanted)
      return { status, value: figure?.value ?? null, page }
    }),
  )
  const read = await readLeads(
    database,
    columns.flatMap(({ page }) => page.ids),
  )
  return columns.map(({ status, value, page }) => {
    const { leads, ...rest } = fillPage(page, read)
    return { status, value, leads: leads.map(cardOf), ...rest }
  })
}

type Lead = Omit<Awaited<ReturnType<typeof listLeads>>['leads'][number], 'phoneContact' | 'withdrawnAt'>

/** A card shows half of the columns of a list row. */
const cardOf = ({ id, name, company, status, lead_score, estimated_value, follow_up_date }: Lead) => ({
  id,
  name,
  company,
  status,
  lead_score,
  estimated_value,
  follow_up_date,
})

/** Returns the number and value of the leads per column; undefined if only reading all of them would tell. */
async function readFigures(database: Database, filters: LeadFilters) {
  if (!isOnlyKinds(filters)) return undefined
  const { source, priority } = filters
  const figures = (await leadFigures(database)).filter(
    (group) => (!source || group.source === source) && (!priority || group.priority === priority),
  )
  return new Map(sumByStatus(figures).map((figure) => [figure.status, figure]))
}

/** Returns whether only source and priority filter the board. */
function isOnlyKinds({ search, ...rest }: LeadFilters): boolean {
  const free = new Set(['source', 'priority', 'status', 'sort', 'columns', 'after', 'before'])
  return search === '' && Object.entries(rest).every(([name, value]) => value === undefined || free.has(name))
}

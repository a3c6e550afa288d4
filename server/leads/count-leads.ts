import { sql } from 'kysely'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import type { Database } from '#server/database/open-database.ts'
import { leadMatches, wordQuery } from './find-leads.ts'

/** What a search finds is counted so far; nobody goes through more. */
const MOST_COUNTED = 500

/** `hasMore`: there are more than `total`. */
export type LeadCount = { total: number; hasMore: boolean }

/** How many leads the filters leave. */
export async function countLeads(database: Database, filters: LeadFilters): Promise<LeadCount> {
  if (!filters.search) return { total: await countByFigures(database, filters), hasMore: false }
  const found = await countFound(database, filters)
  return { total: Math.min(found, MOST_COUNTED), hasMore: found > MOST_COUNTED }
}

async function countByFigures({ db }: Database, { status, source, priority }: LeadFilters): Promise<number> {
  const { total } = await db
    .selectFrom('lead_figures')
    .select((eb) => eb.fn.sum<number | null>('leads').as('total'))
    .$if(status !== undefined, (query) => query.where('status', '=', status as NonNullable<typeof status>))
    .$if(source !== undefined, (query) => query.where('source', '=', source as NonNullable<typeof source>))
    .$if(priority !== undefined, (query) =>
      query.where('lead_priority', '=', priority as NonNullable<typeof priority>),
    )
    .executeTakeFirstOrThrow()
  return total ?? 0
}

async function countFound({ db, kind }: Database, filters: LeadFilters): Promise<number> {
  const limit = MOST_COUNTED + 1
  if (kind === 'postgres') {
    const { total } = await db
      .selectFrom((eb) =>
        eb
          .selectFrom('leads')
          .select('id')
          .where((inner) => leadMatches(inner, filters))
          .limit(limit)
          .as('found'),
      )
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return total
  }
  const wanted = wordQuery(filters)
  if (!wanted) return 0
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from lead_words where lead_words match ${wanted} limit ${limit}
  )`.execute(db)
  return rows[0]?.total ?? 0
}

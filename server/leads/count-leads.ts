import { sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database } from '#server/database/open-database.ts'
import { MOST_GATHERED, type Rows, rowsBy, type Way } from './lead-ways.ts'

/** What can't be known without reading is counted so far; nobody goes through more. */
const MOST_COUNTED = 1_000
/** Rows whose words PostgreSQL looks at one by one. */
const MOST_COMPARED = 500

/** `hasMore`: there are more than `total`. */
export type LeadCount = { total: number; hasMore: boolean }

/** How many leads a query finds. */
export async function countLeads(database: Database, query: LeadQuery, way: Way): Promise<LeadCount> {
  const { words, created, assigned, due } = query
  const byKindAlone = words === undefined && !created && assigned === undefined && due === undefined
  if (byKindAlone) return { total: await countByFigures(database, query), hasMore: false }
  if (way.by === 'gathering') return countRows(database, way, MOST_GATHERED)
  const compared = words && database.kind === 'postgres'
  const narrowing = words
    ? 'words'
    : due !== undefined
      ? 'due'
      : assigned !== undefined
        ? 'assigned'
        : 'created'
  const rows = rowsBy(database.kind, way.conditions, narrowing)
  return countRows(database, rows, compared ? MOST_COMPARED : MOST_COUNTED)
}

async function countRows({ db }: Database, { from, where }: Rows, most: number): Promise<LeadCount> {
  const { rows: counted } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${from} where ${where} limit ${most + 1}) as counted
  `.execute(db)
  const found = counted[0]?.found ?? 0
  return { total: Math.min(found, most), hasMore: found > most }
}

async function countByFigures({ db }: Database, { status, source, priority }: LeadQuery): Promise<number> {
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

import { sql } from 'kysely'
import type { LeadQuery } from '#domain/leads/lead-query.ts'
import type { Database } from '#server/database/open-database.ts'
import { amongKinds, both, type LeadConditions } from './find-leads.ts'
import {
  areFew,
  areFewKinds,
  isWordsAlone,
  MOST_GATHERED,
  type Rows,
  rowsBy,
  tableOf,
  type Way,
} from './lead-ways.ts'

/** What can't be known without reading is counted so far; nobody goes through more. */
const MOST_COUNTED = 1_000
/** What the word index counts without a look at the leads. */
const MOST_COUNTED_ALONE = 10_000
/** Rows whose words are looked at, where what else is asked leaves most of them out. */
const MOST_COMPARED = { sqlite: 3_000, postgres: 1_500 }

/** `hasMore`: there are more than `total`, or may be. */
export type LeadCount = { total: number; hasMore: boolean }

/** How many leads a query finds. */
export async function countLeads(database: Database, query: LeadQuery, way: Way): Promise<LeadCount> {
  const { words, created, assigned, due } = query
  const byKindAlone = words === undefined && !created && assigned === undefined && due === undefined
  if (byKindAlone) return { total: await countByFigures(database, query), hasMore: false }
  if (way.by === 'gathering') return countRows(database, way, MOST_GATHERED)
  if (way.by === 'trying' && (await areFew(database, way.conditions)))
    return countRows(database, rowsBy(database.kind, way.conditions, 'words'), MOST_GATHERED)
  if (words && database.kind === 'sqlite' && isWordsAlone(way.conditions))
    return countRows(database, wordsAlone(way.conditions), MOST_COUNTED_ALONE)
  if (words) return countNear(database, way.conditions)
  const narrowing = due !== undefined ? 'due' : assigned !== undefined ? 'assigned' : 'created'
  return countRows(database, rowsBy(database.kind, way.conditions, narrowing), MOST_COUNTED)
}

/** What the word index finds, without a look at the leads. */
function wordsAlone({ words }: LeadConditions): Rows {
  return { from: sql`lead_words`, where: words?.found ?? sql`1 = 1` }
}

/** Many leads have the words: how many of the newest have all that is asked. */
async function countNear({ db, kind }: Database, conditions: LeadConditions): Promise<LeadCount> {
  const { kinds, created, due, assigned, words } = conditions
  const besides = [created, due, assigned].filter((condition) => condition !== undefined)
  const ofKinds = kind === 'postgres' && areFewKinds(conditions) ? conditions.kinds : undefined
  // Of few kinds the newest of each, together as many.
  const most = Math.ceil(MOST_COMPARED[kind] / (ofKinds?.length ?? 1))
  const others = both(kinds && !ofKinds ? [amongKinds(kinds), ...besides] : besides)
  const { rows } = await (kind === 'sqlite'
    ? sql<Near>`select count(*) as seen, coalesce(sum(wanted), 0) as found from (
          select ${others} as wanted
          from (select rowid as place from lead_words where ${words?.found} order by rowid desc limit ${most}) as near
          cross join lead_keys on number = place
        ) as compared`
    : sql<Near>`select count(*) as seen, count(*) filter (where ${words?.match}) as found
        from ${tableOf(ofKinds ?? [0])} cross join lateral (
          select words from lead_keys where ${ofKinds ? sql`kind = one and` : sql``} ${others}
          order by number desc limit ${most}
        ) as near group by one`
  ).execute(db)
  const found = rows.reduce((sum, row) => sum + row.found, 0)
  const hasMore = rows.some(({ seen }) => seen >= most) || found > MOST_COUNTED
  return { total: Math.min(found, MOST_COUNTED), hasMore }
}

type Near = { seen: number; found: number }

async function countRows({ db }: Database, { from, where }: Rows, most: number): Promise<LeadCount> {
  const { rows: counted } = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${from} where ${where} limit ${most + 1}) as counted
  `.execute(db)
  const found = counted[0]?.found ?? 0
  return { total: Math.min(found, most), hasMore: found > most }
}

type Kinds = Partial<Pick<LeadQuery, 'status' | 'source' | 'priority'>>

/** The figures of leads of a kind, or of all. */
function figuresOf({ db }: Pick<Database, 'db'>, { status, source, priority }: Kinds) {
  return db
    .selectFrom('lead_figures')
    .$if(status !== undefined, (query) => query.where('status', '=', status as NonNullable<typeof status>))
    .$if(source !== undefined, (query) => query.where('source', '=', source as NonNullable<typeof source>))
    .$if(priority !== undefined, (query) =>
      query.where('lead_priority', '=', priority as NonNullable<typeof priority>),
    )
}

/** How many leads stand where, and what they may be worth in rupees, whenever they came in. */
export async function figuresByStatus(database: Pick<Database, 'db'>, kinds: Omit<Kinds, 'status'> = {}) {
  const rows = await figuresOf(database, kinds)
    .select(({ fn }) => ['status', fn.sum<number>('leads').as('leads'), fn.sum<number>('value').as('value')])
    .groupBy('status')
    .execute()
  return rows.map(({ status, leads, value }) => ({ status, leads: Number(leads), value: Number(value) }))
}

/** How many leads are of a kind, or in all, without reading them. */
export async function countByFigures(database: Pick<Database, 'db'>, kinds: Kinds): Promise<number> {
  const { total } = await figuresOf(database, kinds)
    .select(({ fn }) => fn.sum<number | null>('leads').as('total'))
    .executeTakeFirstOrThrow()
  return total ?? 0
}

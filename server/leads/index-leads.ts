import { sql } from 'kysely'
import type { Database, Trx } from '#server/database/open-database.ts'

/** So many hold the rest of the process up by some 20 ms. */
const LEADS_AT_ONCE = 100

/**
 * Brings SQLite's word index up to date with the leads: a write only notes which lead has changed. PostgreSQL does
 * this by itself.
 */
export async function indexLeads(database: Database): Promise<void> {
  if (database.kind !== 'sqlite') return
  while (await isAnyDue(database)) await database.write(indexSome)
}

async function isAnyDue({ db }: Database): Promise<boolean> {
  return (await db.selectFrom('lead_words_due').select('lead_id').limit(1).executeTakeFirst()) !== undefined
}

async function indexSome(trx: Trx): Promise<void> {
  const due = await trx.selectFrom('lead_words_due').select('lead_id').limit(LEADS_AT_ONCE).execute()
  const ids = due.map(({ lead_id }) => lead_id)
  if (ids.length === 0) return
  await sql`delete from lead_words where rowid in (
    select number from lead_numbers where lead_id in (${sql.join(ids)})
  )`.execute(trx)
  await trx.deleteFrom('lead_numbers').where('lead_id', 'in', ids).execute()
  // A number is the lead's millisecond, and its place among those of the same one.
  await sql`
    insert into lead_numbers (lead_id, number)
    select id, first + row_number() over (partition by first order by id)
      + coalesce((select max(number) from lead_numbers where number between first and first + ${A_MILLISECOND} - 1) - first, 0)
    from (
      select id, coalesce(cast(round((julianday(created_at) - 2440587.5) * 86400000) as integer), 0)
        * ${A_MILLISECOND} as first
      from leads where id in (${sql.join(ids)})
    )`.execute(trx)
  await sql`
    insert into lead_words (rowid, words)
    select number, ${words} from leads join lead_numbers on lead_id = leads.id
    where leads.id in (${sql.join(ids)}) order by number`.execute(trx)
  await trx.deleteFrom('lead_words_due').where('lead_id', 'in', ids).execute()
}

/** Numbers that a millisecond has: more than leads can come in. Too large together for JavaScript's numbers. */
const A_MILLISECOND = sql.lit(1_048_576)

const digits = [' ', '-', '(', ')', '+', '.'].reduce(
  (text, mark) => sql`replace(${text}, ${sql.lit(mark)}, '')`,
  sql`coalesce(phone, '')`,
)

/** A letter of private use, which no search keeps. */
const MARK = '\ue000'

/** All words of a lead; a phone number's digits also in one, and its ends; and what lists are narrowed by. */
const words = sql.join(
  [
    ...['name', 'email', 'company', 'phone', 'message', 'notes'].map(
      (column) => sql`replace(coalesce(${sql.ref(column)}, ''), ${sql.lit(MARK)}, ' ')`,
    ),
    digits,
    ...[-10, -5, -4].map((from) => sql`substr(${digits}, ${sql.lit(from)})`),
    ...(['status', 'source', 'lead_priority'] as const).map(
      (column) => sql`${sql.lit(narrowingWord(column, ''))} || replace(${sql.ref(column)}, '_', '')`,
    ),
  ],
  sql` || ' ' || `,
)

/** Stands among a lead's words for what its column holds, and can't be searched as a word. */
export function narrowingWord(column: 'status' | 'source' | 'lead_priority', value: string): string {
  return `${MARK}${column.replace('_', '')}${value.replaceAll('_', '').toLowerCase()}`
}

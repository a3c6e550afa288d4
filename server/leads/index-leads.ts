import { type RawBuilder, sql } from 'kysely'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import type { Database, Trx } from '#server/database/open-database.ts'

/** So many hold the rest of the process up by some 20 ms. */
const LEADS_AT_ONCE = 100

/**
 * Brings SQLite's word index and keys up to date with the leads: a write only notes which lead has changed. PostgreSQL does
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
    select number from lead_keys where lead_id in (${sql.join(ids)})
  )`.execute(trx)
  await trx.deleteFrom('lead_keys').where('lead_id', 'in', ids).execute()
  await sql`
    insert or ignore into lead_kinds (status, source, lead_priority)
    select distinct status, source, lead_priority from leads where id in (${sql.join(ids)})`.execute(trx)
  // A number is the lead's millisecond, and its place among those of the same one.
  await sql`
    insert into lead_keys (number, lead_id, kind, score, value, due, contacted, name, assigned)
    select first + row_number() over (partition by first order by id)
        + coalesce((select max(number) from lead_keys where number between first and first + ${A_MILLISECOND} - 1) - first, 0),
      id, kind, lead_score, cast(coalesce(estimated_value, 0) as integer),
      case when status in ('won', 'lost') then null else ${milliseconds('follow_up_date')} end,
      ${milliseconds('last_contacted')}, lower(substr(trim(name), 1, 40)), nullif(lower(trim(assigned_to)), '')
    from (
      select *, coalesce(${milliseconds('created_at')}, 0) * ${A_MILLISECOND} as first
      from leads where id in (${sql.join(ids)})
    ) join lead_kinds using (status, source, lead_priority)
    order by 1`.execute(trx)
  await sql`
    insert into lead_words (rowid, words)
    select number, ${words} from leads join lead_keys on lead_id = leads.id
    where leads.id in (${sql.join(ids)}) order by number`.execute(trx)
  await trx.deleteFrom('lead_words_due').where('lead_id', 'in', ids).execute()
}

function milliseconds(column: string) {
  return sql`cast(round((julianday(${sql.ref(column)}) - 2440587.5) * 86400000) as integer)`
}

/** Numbers that a millisecond has: more than leads can come in. Too large together for JavaScript's numbers. */
const A_MILLISECOND = sql.lit(1_048_576)

const digitsOf = (phone: RawBuilder<unknown>) =>
  [' ', '-', '(', ')', '+', '.'].reduce(
    (text, mark) => sql`replace(${text}, ${sql.lit(mark)}, '')`,
    // An extension is no part of the number.
    sql`fold_for_search(substr(${phone}, 1, instr(${phone} || ' ext', ' ext') - 1))`,
  )

/** A number's digits in one word, and its ends. */
const phoneWords = (phone: RawBuilder<unknown>) => [
  digitsOf(phone),
  ...[-10, -5, -4].map((from) => sql`substr(${digitsOf(phone)}, ${sql.lit(from)})`),
]

const joined = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql` || ' ' || `)

/** A letter of private use, which no search keeps. */
const MARK = '\ue000'

const plain = (text: RawBuilder<unknown>) => sql`replace(fold_for_search(${text}), ${sql.lit(MARK)}, ' ')`

/** The addresses, numbers and names that a lead has besides its fields; rows without a value have only their key. */
const contactValue = sql`coalesce(value, substr(contact, 7))`
const contactWords = sql`coalesce((
  select group_concat(${joined([plain(contactValue), ...phoneWords(contactValue)])}, ' ')
  from lead_contacts where lead_contacts.lead_id = leads.id
), '')`

/** All words of a lead; a phone number's digits also in one, and its ends; and what lists are narrowed by. */
const words = joined([
  ...['name', 'email', 'company', 'phone', 'message', 'notes'].map((column) =>
    plain(sql.ref(`leads.${column}`)),
  ),
  ...phoneWords(sql.ref('leads.phone')),
  contactWords,
  ...subsetsOf(['status', 'source', 'lead_priority']).map((columns) =>
    sql.join(columns.map(marked), sql` || `),
  ),
])

type NarrowedBy = 'status' | 'source' | 'lead_priority'

function marked(column: NarrowedBy | undefined) {
  return column ? sql`${sql.lit(MARK)} || replace(${sql.ref(column)}, '_', '')` : sql.lit(MARK)
}

/** Every choice of some of them, the others left open in their places. */
function subsetsOf(columns: NarrowedBy[]): (NarrowedBy | undefined)[][] {
  const choices = Array.from({ length: 2 ** columns.length - 1 }, (_, i) => i + 1)
  return choices.map((choice) => columns.map((column, place) => (choice & (2 ** place) ? column : undefined)))
}

/**
 * Stands among a lead's words for what it is narrowed to, all in one: to follow one word through the index is quick
 * however few leads have it. Can't be searched as a word.
 */
export function narrowingWord({
  status,
  source,
  priority,
}: Pick<LeadFilters, 'status' | 'source' | 'priority'>) {
  return [status, source, priority]
    .map((value) => MARK + (value ?? '').replaceAll('_', '').toLowerCase())
    .join('')
}

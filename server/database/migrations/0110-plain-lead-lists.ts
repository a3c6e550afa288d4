import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * Lists of leads are read along indexes of the leads table itself, words are found in one search table, and figures are
 * added up when they are asked for. What kept narrow copies of leads and their sums goes.
 */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  const statements =
    timestamp === 'text'
      ? [...dropOnSqlite, ...searchOnSqlite, ...indexes(sqliteIndexes)]
      : [...dropOnPostgres, ...searchOnPostgres, ...indexes(postgresIndexes)]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const triggers = [
  ...['insert', 'delete', 'update'].flatMap((event) => [
    `lead_words_${event}`,
    `lead_figures_${event}`,
    `lead_days_${event}`,
    `lead_contacts_${event}`,
  ]),
  'lead_first_contacts_update',
  'lead_decisions_update',
  'lead_decisions_value',
]
const oldIndexes = [
  'leads_newest',
  'leads_by_status',
  'leads_by_source',
  'leads_by_status_and_day',
  'leads_to_follow_up',
  'leads_new',
]

const dropOnSqlite = [
  ...triggers.map((name) => `drop trigger ${name}`),
  ...[
    'lead_words',
    'lead_words_due',
    'lead_keys',
    'lead_kinds',
    'lead_figures',
    'lead_days',
    'lead_first_contacts',
    'lead_decisions',
  ].map((name) => `drop table ${name}`),
  ...oldIndexes.map((name) => `drop index if exists ${name}`),
]

const dropOnPostgres = [
  'drop trigger lead_keys_note on leads',
  'drop trigger lead_words_note on leads',
  'drop function note_lead_keys',
  ...['note_lead_figures', 'note_lead_days', 'note_first_contact', 'note_decision'].map(
    (name) => `drop function ${name} cascade`,
  ),
  'drop view lead_figures',
  'drop view lead_days',
  ...[
    'lead_keys',
    'lead_kinds',
    'lead_figure_totals',
    'lead_figure_changes',
    'lead_day_totals',
    'lead_day_changes',
    'lead_first_contacts',
    'lead_decisions',
  ].map((name) => `drop table ${name}`),
  'drop sequence lead_numbers',
  'drop function word_beginnings',
  ...oldIndexes.map((name) => `drop index if exists ${name}`),
]

const texts = ['name', 'email', 'company', 'phone', 'message', 'notes']
const linesOf = (row: string) => texts.map((column) => `coalesce(${row}.${column}, '')`).join(` || ' ' || `)
const contactLines = (row: string, filter: string) =>
  `coalesce((select group_concat(coalesce(value, substr(contact, 7)), char(10))
    from lead_contacts where lead_contacts.lead_id = ${row}.id ${filter}), '')`
const wordsOf = (row: string) => `lead_search_words(
    ${linesOf(row)} || ' ' || ${contactLines(row, '')},
    coalesce(${row}.phone, '') || char(10) || ${contactLines(row, `and contact like 'phone:%'`)}
  )`
const searchAgain = (row: string) => `
  update lead_search set words = (select ${wordsOf('leads')} from leads where leads.id = lead_search.lead_id)
  where lead_id = ${row}.lead_id and exists (select 1 from leads where leads.id = ${row}.lead_id);`

const searchOnSqlite = [
  `create table lead_search (
    number integer primary key, lead_id text not null unique references leads (id) on delete cascade,
    words text not null
  )`,
  `create virtual table lead_search_index using fts5(
    words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4',
    tokenize = "unicode61 remove_diacritics 0 categories 'L* N* Mn Mc'"
  )`,
  `create trigger lead_search_insert after insert on lead_search begin
    insert into lead_search_index (rowid, words) values (new.number, new.words);
  end`,
  `create trigger lead_search_delete after delete on lead_search begin
    delete from lead_search_index where rowid = old.number;
  end`,
  `create trigger lead_search_update after update of words on lead_search when new.words <> old.words begin
    update lead_search_index set words = new.words where rowid = new.number;
  end`,
  `create trigger leads_search_insert after insert on leads begin
    insert into lead_search (lead_id, words) values (new.id, ${wordsOf('new')});
  end`,
  `create trigger leads_search_update after update of ${texts.join(', ')} on leads begin
    update lead_search set words = ${wordsOf('new')} where lead_id = new.id;
  end`,
  `create trigger lead_contacts_insert after insert on lead_contacts begin ${searchAgain('new')} end`,
  `create trigger lead_contacts_delete after delete on lead_contacts begin ${searchAgain('old')} end`,
  `create trigger lead_contacts_update after update of contact, lead_id, value on lead_contacts
  begin ${searchAgain('old')} ${searchAgain('new')} end`,
  `insert into lead_search (lead_id, words) select id, ${wordsOf('leads')} from leads order by created_at`,
]

const zeros = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x660, 0x6f0]
const digits = zeros
  .map((zero) => String.fromCharCode(...Array.from({ length: 10 }, (_, i) => zero + i)))
  .join('')
const composed = '\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u0929\u0931\u0934'
const plain = '\u0915\u0916\u0917\u091c\u0921\u0922\u092b\u092f\u0928\u0930\u0933'
/** Stands last: what has no partner is left out. */
const NUKTA = '\u093c'
const BETWEEN_WORDS = '[\\x01-/:-@[-`{-\\x7f\\u00a0\\u0964\\u0965\\u2000-\\u206f]+'

const searchOnPostgres = [
  // To look each letter of plain text up would take most of the time.
  `create function fold_letters(given text) returns text language sql immutable parallel safe as $$
    select case when octet_length(given) = char_length(given) then given else
      translate(normalize(regexp_replace(normalize(given, NFD), '[\\u0300-\\u036f]', '', 'g'), NFC), '${digits}${composed}${NUKTA}', '${'0123456789'.repeat(zeros.length)}${plain}')
    end
  $$`,
  `create or replace function lead_words(name text, email text, company text, phone text, message text, notes text)
  returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select left(word, 60) from regexp_split_to_table(
        lower(concat_ws(' ', ${texts.map((text) => `fold_letters(${text})`).join(', ')})) || ' ' ||
          concat_ws(' ', digits, right(digits, 10), right(digits, 5), right(digits, 4)),
        '${BETWEEN_WORDS}'
      ) as word
      where word <> ''
    ))
    from (
      select regexp_replace(split_part(fold_letters(phone), ' ext', 1), '[^0-9]', '', 'g') as digits
    ) as numbers
  $$`,
  'create table lead_search (lead_id uuid primary key references leads (id) on delete cascade, words tsvector not null)',
  `create or replace function index_lead_words(of_lead uuid) returns void language sql as $$
    insert into lead_search (lead_id, words)
    select id, lead_words(name, email, company, phone, message, notes) || lead_contact_words(of_lead)
    from leads where id = of_lead
    on conflict (lead_id) do update set words = excluded.words
  $$`,
  `create trigger leads_search_insert after insert on leads for each row execute function note_lead_words()`,
  `create trigger leads_search_update after update on leads for each row
  when (
    (old.name, old.email, old.company, old.phone, old.message, old.notes)
    is distinct from (new.name, new.email, new.company, new.phone, new.message, new.notes)
  )
  execute function note_lead_words()`,
  `insert into lead_search (lead_id, words)
  select id, lead_words(name, email, company, phone, message, notes) || lead_contact_words(id) from leads`,
  'create index lead_search_words on lead_search using gin (words)',
]

type Index = { name: string; columns: string[]; beside: string[]; where?: string }
type Dialect = { create: (index: Index) => string; name: string; nameBeside: string[] }

const sqliteIndexes: Dialect = {
  create: ({ name, columns, beside }) =>
    `create index ${name} on leads (${[...columns, ...beside].join(', ')})`,
  name: 'name collate nocase',
  nameBeside: [],
}
const postgresIndexes: Dialect = {
  create: ({ name, columns, beside }) =>
    `create index ${name} on leads (${columns.join(', ')}) ${beside.length > 0 ? `include (${beside.join(', ')})` : ''}`,
  name: '(lower(left(name, 40)) collate "C")',
  nameBeside: ['name'],
}

const filters = ['status', 'source', 'lead_priority', 'assigned_to', 'follow_up_date']

/** One for each order, with all that lists are narrowed by, so that what is left out is never read from the table. */
function indexes({ create, name, nameBeside }: Dialect): string[] {
  const all: Index[] = [
    {
      name: 'leads_by_created',
      columns: ['created_at', 'id'],
      beside: [...filters, 'estimated_value', 'last_contacted'],
    },
    { name: 'leads_by_status', columns: ['status', 'created_at', 'id'], beside: filters.slice(1) },
    {
      name: 'leads_by_owner',
      columns: ['(lower(trim(assigned_to)))', 'created_at', 'id'],
      beside: filters,
    },
    { name: 'leads_by_score', columns: ['lead_score', 'created_at', 'id'], beside: filters },
    {
      name: 'leads_by_value',
      columns: ['(coalesce(estimated_value, 0))', 'created_at', 'id'],
      beside: [...filters, 'estimated_value'],
    },
    { name: 'leads_by_name', columns: [name, 'created_at', 'id'], beside: [...filters, ...nameBeside] },
    {
      name: 'leads_by_follow_up',
      columns: ['follow_up_date', 'id'],
      beside: [...filters.slice(0, -1), 'created_at'],
      where: `follow_up_date is not null and status not in ('won', 'lost')`,
    },
    {
      name: 'leads_by_contact',
      columns: ['last_contacted', 'id'],
      beside: [...filters, 'created_at'],
      where: 'last_contacted is not null',
    },
    {
      name: 'leads_decided',
      columns: ['status', 'updated_at'],
      beside: ['estimated_value'],
      where: `status in ('won', 'lost')`,
    },
    {
      name: 'leads_new',
      columns: ['status', 'lead_score desc', 'created_at desc', 'id desc'],
      beside: [],
      where: `status = 'new'`,
    },
    {
      name: 'leads_by_kind',
      columns: ['status', 'source', 'lead_priority'],
      beside: ['estimated_value', 'lead_score'],
    },
  ]
  return all.map((index) => `${create(index)}${index.where ? ` where ${index.where}` : ''}`)
}

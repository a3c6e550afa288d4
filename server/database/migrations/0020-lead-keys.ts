import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * A narrow table beside the leads with all that a list is put in order and narrowed by, so that any combination is
 * read from it and only the leads of one page from their own. A lead's `number` is its place in time.
 */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  const statements = timestamp === 'text' ? sqlite : postgres
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Each for all leads, and for those of one kind; `number` settles what is alike. */
const indexes = [
  'create index lead_keys_kind on lead_keys (kind, number)',
  'create index lead_keys_assigned on lead_keys (assigned, number)',
  ...['score', 'value', 'due', 'contacted', 'name'].flatMap((key) => [
    `create index lead_keys_${key} on lead_keys (${key}, number)`,
    `create index lead_keys_kind_${key} on lead_keys (kind, ${key}, number)`,
  ]),
]

const alike = (one: string, other: string) =>
  ['status', 'source', 'lead_priority'].map((column) => `${one}.${column} = ${other}.${column}`).join(' and ')

const milliseconds = (column: string) =>
  `cast(round((julianday(${column}) - 2440587.5) * 86400000) as integer)`

const sqlite = [
  // One number for status, source and priority together: there are few such kinds.
  `create table lead_kinds (
    kind integer primary key, status text not null, source text not null, lead_priority text not null,
    unique (status, source, lead_priority)
  )`,
  'insert into lead_kinds (status, source, lead_priority) select status, source, lead_priority from lead_figures',
  `create table lead_keys (
    number integer primary key, lead_id text not null unique, kind integer not null,
    score integer not null, value integer not null, due integer, contacted integer,
    name text not null, assigned text
  )`,
  `insert into lead_keys (number, lead_id, kind, score, value, due, contacted, name, assigned)
  select lead_numbers.number, leads.id, kind, lead_score, cast(coalesce(estimated_value, 0) as integer),
    case when leads.status in ('won', 'lost') then null else ${milliseconds('follow_up_date')} end,
    ${milliseconds('last_contacted')},
    lower(substr(trim(name), 1, 40)), nullif(lower(trim(assigned_to)), '')
  from leads
  join lead_numbers on lead_numbers.lead_id = leads.id
  join lead_kinds on ${alike('lead_kinds', 'leads')}
  order by lead_numbers.number`,
  'drop table lead_numbers',
  ...indexes,
  'drop trigger lead_words_update',
  `create trigger lead_words_update
  after update of name, email, company, phone, message, notes, status, source, lead_priority, created_at,
    lead_score, estimated_value, follow_up_date, last_contacted, assigned_to on leads
  begin insert or ignore into lead_words_due values (new.id); end`,
]

const words = (row: string) =>
  `lead_words(${row}.name, ${row}.email, ${row}.company, ${row}.phone, ${row}.message, ${row}.notes)`

const numberOf = (row: string) =>
  `floor(extract(epoch from ${row}.created_at) * 1000)::bigint * 1048576 + nextval('lead_numbers') % 1048576`

/** What a row of `lead_keys` says besides its number, its lead, its kind and its words. */
const keys = (row: string): Record<string, string> => ({
  score: `${row}.lead_score`,
  value: `coalesce(${row}.estimated_value, 0)::bigint`,
  due: `case when ${row}.status in ('won', 'lost') then null
    else floor(extract(epoch from ${row}.follow_up_date) * 1000)::bigint end`,
  contacted: `floor(extract(epoch from ${row}.last_contacted) * 1000)::bigint`,
  name: `lower(left(btrim(${row}.name), 40))`,
  assigned: `nullif(lower(btrim(${row}.assigned_to)), '')`,
})

const postgres = [
  'drop index leads_by_words',
  'drop index leads_narrowed',
  'create sequence lead_numbers',
  `create table lead_kinds (
    kind integer generated always as identity primary key,
    status text not null, source text not null, lead_priority text not null,
    unique (status, source, lead_priority)
  )`,
  `insert into lead_kinds (status, source, lead_priority)
  select distinct status, source, lead_priority from leads`,
  `create table lead_keys (
    number bigint primary key, lead_id uuid not null unique, kind integer not null,
    score integer not null, value bigint not null, due bigint, contacted bigint,
    name text collate "C" not null, assigned text collate "C", words tsvector not null
  )`,
  `insert into lead_keys (number, lead_id, kind, ${Object.keys(keys('leads')).join(', ')}, words)
  select ${numberOf('leads')}, id, kind, ${Object.values(keys('leads')).join(', ')}, ${words('leads')}
  from (select * from leads order by created_at) as leads
  join lead_kinds on ${alike('lead_kinds', 'leads')}`,
  ...indexes,
  // What waits to be sorted in is read by every search: little of it.
  'create index lead_keys_words on lead_keys using gin (words) with (gin_pending_list_limit = 256)',
  `create function note_lead_keys() returns trigger language plpgsql as $$
  declare of_kind integer;
  begin
    if tg_op = 'DELETE' then
      delete from lead_keys where lead_id = old.id;
      return null;
    end if;
    select kind into of_kind from lead_kinds where ${alike('lead_kinds', 'new')};
    if of_kind is null then
      insert into lead_kinds (status, source, lead_priority)
      values (new.status, new.source, new.lead_priority) on conflict do nothing;
      select kind into of_kind from lead_kinds where ${alike('lead_kinds', 'new')};
    end if;
    if tg_op = 'UPDATE' and new.id = old.id and new.created_at = old.created_at then
      update lead_keys set kind = of_kind,
        ${Object.entries(keys('new'))
          .map(([column, value]) => `${column} = ${value}`)
          .join(', ')}
      where lead_id = new.id;
      if (new.name, new.email, new.company, new.phone, new.message, new.notes) is distinct from
        (old.name, old.email, old.company, old.phone, old.message, old.notes)
      then
        update lead_keys set words = ${words('new')} where lead_id = new.id;
      end if;
      return null;
    end if;
    if tg_op = 'UPDATE' then
      delete from lead_keys where lead_id = old.id;
    end if;
    insert into lead_keys (number, lead_id, kind, ${Object.keys(keys('new')).join(', ')}, words)
    values (${numberOf('new')}, new.id, of_kind, ${Object.values(keys('new')).join(', ')}, ${words('new')});
    return null;
  end
  $$`,
  `create trigger lead_keys_note after insert or update or delete on leads
  for each row execute function note_lead_keys()`,
]

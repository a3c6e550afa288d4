import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * What finds and counts leads without reading them all. Triggers keep it, so that it is right whoever writes the
 * leads table: a hosted one may have other writers.
 */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  const statements = timestamp === 'text' ? sqlite : postgres
  // The figures are read from their own table now.
  await sql.raw('drop index if exists leads_figures').execute(db)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const counted = (row: string, sign: string) => `
  insert into lead_figures values (
    ${row}.status, ${row}.source, ${row}.lead_priority,
    ${sign}1, ${sign}coalesce(${row}.estimated_value, 0), ${sign}${row}.lead_score
  )
  on conflict do update set
    leads = leads + excluded.leads, value = value + excluded.value, score = score + excluded.score;`

const due = (row: string) => `insert or ignore into lead_words_due values (${row}.id);`

const sqlite = [
  // Which row of `lead_words` belongs to a lead: numbers go up with the time at which leads came in.
  'create table lead_numbers (lead_id text primary key not null, number integer not null unique)',
  // The words themselves. Without positions: phrases are not searched. With prefixes, which are what is searched.
  `create virtual table lead_words using fts5(
    words, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6 7 8 9 10 11 12',
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'"
  )`,
  // Leads whose words are not as they are in the table: reading them takes long beside writing a lead.
  'create table lead_words_due (lead_id text primary key not null) without rowid',
  'insert into lead_words_due select id from leads',
  `create trigger lead_words_insert after insert on leads begin ${due('new')} end`,
  `create trigger lead_words_delete after delete on leads begin ${due('old')} end`,
  `create trigger lead_words_update
  after update of name, email, company, phone, message, notes, status, source, lead_priority, created_at on leads
  begin ${due('new')} end`,

  `create table lead_figures (
    status text not null, source text not null, lead_priority text not null,
    leads integer not null, value integer not null, score integer not null,
    primary key (status, source, lead_priority)
  ) without rowid`,
  `insert into lead_figures
  select status, source, lead_priority, count(*), coalesce(sum(estimated_value), 0), sum(lead_score)
  from leads group by status, source, lead_priority`,
  `create trigger lead_figures_insert after insert on leads begin ${counted('new', '+')} end`,
  `create trigger lead_figures_delete after delete on leads begin ${counted('old', '-')} end`,
  `create trigger lead_figures_update
  after update of status, source, lead_priority, estimated_value, lead_score on leads
  begin ${counted('old', '-')} ${counted('new', '+')} end`,
]

const columns = 'status, source, lead_priority'
const groups = (rows: string, sign = '') => `
  select ${columns}, ${sign}count(*) as leads, ${sign}coalesce(sum(estimated_value), 0) as value,
    ${sign}sum(lead_score) as score
  from ${rows} group by ${columns}`

// Named one by one: what counts as punctuation, in some locales, tears Hindi words apart.
const BETWEEN_WORDS = '[\\x01-/:-@[-`{-\\x7f\\u00a0\\u0964\\u0965\\u2000-\\u206f]+'

const postgres = [
  `create function lead_words(name text, email text, company text, phone text, message text, notes text)
  returns tsvector language sql immutable parallel safe as $$
    select array_to_tsvector(array(
      select left(word, 60) from regexp_split_to_table(
        lower(
          coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' ||
          coalesce(message, '') || ' ' || coalesce(notes, '') || ' ' || coalesce(phone, '') || ' ' ||
          coalesce(digits, '') || ' ' || right(coalesce(digits, ''), 10) || ' ' ||
          right(coalesce(digits, ''), 5) || ' ' || right(coalesce(digits, ''), 4)
        ),
        '${BETWEEN_WORDS}'
      ) as word
      where word <> ''
    ))
    from (select regexp_replace(phone, '[^0-9]', '', 'g') as digits) as numbers
  $$`,
  `create index leads_by_words on leads
  using gin (lead_words(name, email, company, phone, message, notes))`,
  `create index leads_narrowed on leads (status, source, lead_priority, created_at desc, id desc)`,

  `create table lead_figure_totals (
    status text not null, source text not null, lead_priority text not null,
    leads bigint not null, value numeric not null, score bigint not null,
    primary key (status, source, lead_priority)
  )`,
  `insert into lead_figure_totals ${groups('leads')}`,
  // What came since: writers who all changed the same few totals would wait for each other.
  `create table lead_figure_changes (
    id bigint generated always as identity primary key,
    status text not null, source text not null, lead_priority text not null,
    leads bigint not null, value numeric not null, score bigint not null
  )`,
  `create view lead_figures as
  select ${columns}, leads, value, score from lead_figure_totals
  union all
  select ${columns}, leads, value, score from lead_figure_changes`,
  `create function note_lead_figures() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into lead_figure_changes (${columns}, leads, value, score) ${groups('come')};
    elsif tg_op = 'DELETE' then
      insert into lead_figure_changes (${columns}, leads, value, score) ${groups('gone', '-')};
    else
      insert into lead_figure_changes (${columns}, leads, value, score)
      select ${columns}, sum(leads), sum(value), sum(score)
      from (${groups('come')} union all ${groups('gone', '-')}) as changes
      group by ${columns}
      having sum(leads) <> 0 or sum(value) <> 0 or sum(score) <> 0;
    end if;
    return null;
  end
  $$`,
  `create trigger lead_figures_insert after insert on leads
  referencing new table as come for each statement execute function note_lead_figures()`,
  `create trigger lead_figures_delete after delete on leads
  referencing old table as gone for each statement execute function note_lead_figures()`,
  `create trigger lead_figures_update after update on leads
  referencing old table as gone new table as come for each statement execute function note_lead_figures()`,
]

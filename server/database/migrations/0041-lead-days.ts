import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * The figures over time: how many leads came in on each of India's days, how long each waited for its first answer,
 * and when it was won or lost. Triggers keep them, so that they are right whoever writes the leads table.
 */
export async function up(db: Kysely<unknown>, { id, timestamp }: ColumnTypes): Promise<void> {
  const statements = timestamp === 'text' ? sqlite : postgres
  await db.schema
    .createTable('lead_first_contacts')
    .addColumn('lead_id', id, (col) => col.primaryKey().notNull())
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('minutes', 'integer', (col) => col.notNull())
    .execute()
  await db.schema
    .createTable('lead_decisions')
    .addColumn('lead_id', id, (col) => col.primaryKey().notNull())
    .addColumn('day', 'text', (col) => col.notNull())
    .addColumn('status', 'text', (col) => col.notNull())
    .addColumn('value', 'bigint', (col) => col.notNull())
    .execute()
  for (const statement of [
    ...statements,
    'create index lead_first_contacts_by_day on lead_first_contacts (day, minutes)',
    'create index lead_decisions_by_day on lead_decisions (day, status, value)',
    // The columns of the board, by the day to follow up.
    'create index if not exists leads_by_status_and_day on leads (status, follow_up_date, id)',
  ]) {
    await sql.raw(statement).execute(db)
  }
}

const isDecided = (row: string) => `${row}status in ('won', 'lost')`

// SQLite. India has one zone, without summer time.
const day = (moment: string) => `coalesce(date(${moment}, '+330 minutes'), '')`
const minutes = (row: string) =>
  `max(0, coalesce(cast((julianday(${row}last_contacted) - julianday(${row}created_at)) * 1440 as integer), 0))`

const counted = (row: string, sign: string) => `
  insert into lead_days values (
    ${day(`${row}.created_at`)}, ${row}.source, ${row}.status, ${sign}1, ${sign}coalesce(${row}.estimated_value, 0)
  )
  on conflict do update set leads = leads + excluded.leads, value = value + excluded.value;`

const contacted = (row: string) => `
  insert or ignore into lead_first_contacts select ${row}.id, ${day(`${row}.created_at`)}, ${minutes(`${row}.`)}
  where ${row}.last_contacted is not null;`

const decided = (row: string) => `
  insert or replace into lead_decisions
  select ${row}.id, ${day(`${row}.updated_at`)}, ${row}.status, coalesce(${row}.estimated_value, 0)
  where ${isDecided(`${row}.`)};`

const sqlite = [
  `create table lead_days (
    day text not null, source text not null, status text not null,
    leads integer not null, value integer not null,
    primary key (day, source, status)
  ) without rowid`,
  `insert into lead_days
  select ${day('created_at')}, source, status, count(*), coalesce(sum(estimated_value), 0)
  from leads group by 1, 2, 3`,
  `insert into lead_first_contacts select id, ${day('created_at')}, ${minutes('')}
  from leads where last_contacted is not null`,
  `insert into lead_decisions select id, ${day('updated_at')}, status, coalesce(estimated_value, 0)
  from leads where ${isDecided('')}`,

  `create trigger lead_days_insert after insert on leads begin
    ${counted('new', '+')} ${contacted('new')} ${decided('new')}
  end`,
  `create trigger lead_days_delete after delete on leads begin
    ${counted('old', '-')}
    delete from lead_first_contacts where lead_id = old.id;
    delete from lead_decisions where lead_id = old.id;
  end`,
  `create trigger lead_days_update after update of status, source, estimated_value, created_at on leads begin
    ${counted('old', '-')} ${counted('new', '+')}
  end`,
  `create trigger lead_first_contacts_update after update of last_contacted on leads
  when (old.last_contacted is null) <> (new.last_contacted is null) begin
    delete from lead_first_contacts where lead_id = new.id;
    ${contacted('new')}
  end`,
  `create trigger lead_decisions_update after update of status on leads when old.status <> new.status begin
    delete from lead_decisions where lead_id = new.id;
    ${decided('new')}
  end`,
  `create trigger lead_decisions_value after update of estimated_value on leads when ${isDecided('new.')} begin
    update lead_decisions set value = coalesce(new.estimated_value, 0) where lead_id = new.id;
  end`,
]

const dayInIndia = (moment: string) => `to_char(${moment} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`
const waited = (row: string) =>
  `greatest(0, least(2147483647, floor(extract(epoch from (${row}last_contacted - ${row}created_at)) / 60)))::integer`
const groups = (rows: string, sign = '') => `
  select ${dayInIndia('created_at')} as day, source, status, ${sign}count(*) as leads,
    ${sign}coalesce(sum(estimated_value), 0) as value
  from ${rows} group by 1, 2, 3`

const postgres = [
  `create table lead_day_totals (
    day text not null, source text not null, status text not null,
    leads bigint not null, value numeric not null,
    primary key (day, source, status)
  )`,
  `insert into lead_day_totals ${groups('leads')}`,
  // What came since: writers who all changed the same few totals would wait for each other.
  `create table lead_day_changes (
    id bigint generated always as identity primary key,
    day text not null, source text not null, status text not null,
    leads bigint not null, value numeric not null
  )`,
  `create view lead_days as
  select day, source, status, leads, value from lead_day_totals
  union all
  select day, source, status, leads, value from lead_day_changes`,
  `insert into lead_first_contacts select id, ${dayInIndia('created_at')}, ${waited('')}
  from leads where last_contacted is not null`,
  `insert into lead_decisions select id, ${dayInIndia('updated_at')}, status, coalesce(estimated_value, 0)
  from leads where ${isDecided('')}`,

  `create function note_lead_days() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into lead_day_changes (day, source, status, leads, value) ${groups('come')};
    elsif tg_op = 'DELETE' then
      insert into lead_day_changes (day, source, status, leads, value) ${groups('gone', '-')};
    else
      insert into lead_day_changes (day, source, status, leads, value)
      select day, source, status, sum(leads), sum(value)
      from (${groups('come')} union all ${groups('gone', '-')}) as changes
      group by day, source, status
      having sum(leads) <> 0 or sum(value) <> 0;
    end if;
    return null;
  end
  $$`,
  `create trigger lead_days_insert after insert on leads
  referencing new table as come for each statement execute function note_lead_days()`,
  `create trigger lead_days_delete after delete on leads
  referencing old table as gone for each statement execute function note_lead_days()`,
  `create trigger lead_days_update after update on leads
  referencing old table as gone new table as come for each statement execute function note_lead_days()`,

  `create function note_first_contact() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then delete from lead_first_contacts where lead_id = old.id; end if;
    if tg_op <> 'DELETE' and new.last_contacted is not null then
      insert into lead_first_contacts values (new.id, ${dayInIndia('new.created_at')}, ${waited('new.')})
      on conflict do nothing;
    end if;
    return null;
  end
  $$`,
  `create trigger lead_first_contacts_insert after insert on leads
  for each row when (new.last_contacted is not null) execute function note_first_contact()`,
  `create trigger lead_first_contacts_delete after delete on leads
  for each row when (old.last_contacted is not null) execute function note_first_contact()`,
  `create trigger lead_first_contacts_update after update of last_contacted on leads
  for each row when ((old.last_contacted is null) <> (new.last_contacted is null))
  execute function note_first_contact()`,

  `create function note_decision() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      delete from lead_decisions where lead_id = old.id;
    elsif tg_op = 'UPDATE' and old.status = new.status then
      update lead_decisions set value = coalesce(new.estimated_value, 0) where lead_id = new.id;
    else
      delete from lead_decisions where lead_id = new.id;
      if ${isDecided('new.')} then
        insert into lead_decisions
        values (new.id, ${dayInIndia('new.updated_at')}, new.status, coalesce(new.estimated_value, 0))
        on conflict do nothing;
      end if;
    end if;
    return null;
  end
  $$`,
  `create trigger lead_decisions_insert after insert on leads
  for each row when (${isDecided('new.')}) execute function note_decision()`,
  `create trigger lead_decisions_delete after delete on leads
  for each row when (${isDecided('old.')}) execute function note_decision()`,
  `create trigger lead_decisions_update after update of status, estimated_value on leads
  for each row when (
    old.status <> new.status
    or (${isDecided('new.')} and old.estimated_value is distinct from new.estimated_value)
  ) execute function note_decision()`,
]

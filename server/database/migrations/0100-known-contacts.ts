import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** All contacts of a lead as they were typed, with where and when they came in; the lead search finds each. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('lead_contacts').addColumn('value', 'text').execute()
  await db.schema.alterTable('lead_contacts').addColumn('source', 'text').execute()
  await db.schema.alterTable('lead_contacts').addColumn('created_at', timestamp).execute()
  const statements = timestamp === 'text' ? sqlite : postgres
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Leads with contacts besides their own address and number, which the search does not know yet. */
const withOthers = (digits: string) => `
  from lead_contacts join leads on leads.id = lead_contacts.lead_id
  where (contact like 'email:%' and contact <> 'email:' || lower(trim(email)))
    or (contact like 'phone:%' and substr(contact, length(contact) - 9) <> substr(${digits}, length(${digits}) - 9))`

const due = (row: string) => `insert or ignore into lead_words_due values (${row}.lead_id);`

const sqliteDigits = [' ', '-', '(', ')', '+', '.'].reduce(
  (text, mark) => `replace(${text}, '${mark}', '')`,
  `coalesce(phone, '')`,
)

const sqlite = [
  `create trigger lead_contacts_insert after insert on lead_contacts begin ${due('new')} end`,
  `create trigger lead_contacts_delete after delete on lead_contacts begin ${due('old')} end`,
  `create trigger lead_contacts_update after update on lead_contacts
  when new.lead_id <> old.lead_id or new.contact <> old.contact or new.value is not old.value
  begin ${due('old')} ${due('new')} end`,
  `insert or ignore into lead_words_due select distinct lead_id ${withOthers(sqliteDigits)}`,
]

const postgresDigits = `regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g')`

const postgres = [
  `create function lead_contact_words(of_lead uuid) returns tsvector language sql stable as $$
    select coalesce(array_to_tsvector(array_agg(distinct word)), ''::tsvector)
    from lead_contacts,
      unnest(tsvector_to_array(lead_words(
        case when contact not like 'phone:%' then coalesce(value, substr(contact, 7)) end, null, null,
        case when contact like 'phone:%' then coalesce(value, substr(contact, 7)) end, null, null
      ))) as word
    where lead_id = of_lead
  $$`,
  `create function index_lead_words(of_lead uuid) returns void language sql as $$
    update lead_keys
    set words = lead_words(leads.name, email, company, phone, message, notes) || lead_contact_words(of_lead)
    from leads where leads.id = of_lead and lead_keys.lead_id = of_lead
  $$`,
  `create function note_lead_contacts() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then perform index_lead_words(new.lead_id); end if;
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and new.lead_id <> old.lead_id) then
      perform index_lead_words(old.lead_id);
    end if;
    return null;
  end
  $$`,
  `create trigger lead_contacts_note after insert or delete on lead_contacts
  for each row execute function note_lead_contacts()`,
  `create trigger lead_contacts_note_update after update on lead_contacts
  for each row when (old.* is distinct from new.*) execute function note_lead_contacts()`,
  `create function note_lead_words() returns trigger language plpgsql as $$
  begin
    perform index_lead_words(new.id);
    return null;
  end
  $$`,
  // Named to run after lead_keys_note, which knows nothing of the contacts.
  `create trigger lead_words_note after update on leads for each row
  when (
    (old.name, old.email, old.company, old.phone, old.message, old.notes, old.created_at)
    is distinct from (new.name, new.email, new.company, new.phone, new.message, new.notes, new.created_at)
  )
  execute function note_lead_words()`,
  `select index_lead_words(lead_id) from (select distinct lead_id ${withOthers(postgresDigits)}) as lead`,
]

import { contactKindWords } from '#content/lead-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { KnownContact } from '#domain/leads/known-contacts.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import type { LeadContactsTable } from '#server/database/tables.ts'
import { changeLeads } from '../change-leads.ts'
import { saveItemSnapshot, takeItemSnapshot } from '../items/item-snapshots.ts'
import { noteActivity } from '../note-activity.ts'
import { CONTACT_ACTIVITY } from './learn-contacts.ts'
import { readContacts } from './read-contacts.ts'

type Dependencies = { database: Database; clock: Clock }
/** `contact` is the key of its row. */
type Asked = { leadId: string; contact: string }

/** Makes a known address, number or name the main one; the previous main one stays known. */
export async function useContact(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { leadId, contact }: Asked,
): Promise<{ kind: 'saved'; changeId: string } | { kind: 'gone' }> {
  authorize(viewer, 'leads:write')
  return database.write(async (trx) => {
    const found = await findOther(trx, leadId, contact)
    if (!found) return { kind: 'gone' }
    const leads = [{ id: leadId, set: { [found.kind]: found.value } }]
    const { changeId } = await changeLeads(trx, { viewer, at: clock(), kind: 'edit', leads })
    return { kind: 'saved', changeId }
  })
}

/** Removes a contact that is not the main one. It can be restored by `key` for an hour. */
export async function removeContact(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { leadId, contact, key }: Asked & { key: string },
): Promise<{ kind: 'deleted' | 'gone' }> {
  authorize(viewer, 'leads:write')
  if (!isRowId(key)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const found = await findOther(trx, leadId, contact)
    if (!found) return { kind: 'gone' }
    const row = await trx
      .deleteFrom('lead_contacts')
      .where('contact', '=', contact)
      .where('lead_id', '=', leadId)
      .returningAll()
      .executeTakeFirst()
    if (!row) return { kind: 'gone' }
    const now = clock()
    await saveItemSnapshot(trx, { kind: 'contact', id: key, leadId, viewer, now, row })
    await noteChange(
      trx,
      { leadId, title: `Removed the ${contactKindWords[found.kind]} ${found.value}` },
      viewer,
      now,
    )
    return { kind: 'deleted' }
  })
}

/** Restores a removed contact. */
export async function restoreContact(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { leadId, key }: { leadId: string; key: string },
): Promise<{ kind: 'restored' | 'gone' }> {
  authorize(viewer, 'leads:write')
  if (!isRowId(key)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const kept = await takeItemSnapshot<LeadContactsTable>(trx, { kind: 'contact', id: key })
    if (!kept?.row) return { kind: 'gone' }
    await trx
      .insertInto('lead_contacts')
      .values({ ...kept.row, lead_id: kept.leadId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await noteChange(
      trx,
      { leadId, title: `Put back ${kept.row.value ?? kept.row.contact}` },
      viewer,
      clock(),
    )
    return { kind: 'restored' }
  })
}

/** Returns a contact that is not a main one and locks its lead until the transaction ends. */
async function findOther(trx: Trx, leadId: string, contact: string): Promise<KnownContact | undefined> {
  if (!isRowId(leadId)) return undefined
  const lead = await heldRows(
    trx,
    trx.selectFrom('leads').select(['id', 'name', 'email', 'phone']).where('id', '=', leadId),
  ).executeTakeFirst()
  const contacts = lead ? await readContacts(trx, lead) : []
  return contacts.find(({ row, isMain }) => row === contact && !isMain)
}

function noteChange(
  trx: Trx,
  { leadId, title }: { leadId: string; title: string },
  viewer: Viewer,
  at: Date,
) {
  return noteActivity(trx, { leadId, type: CONTACT_ACTIVITY, title, createdBy: viewer.email, at })
}

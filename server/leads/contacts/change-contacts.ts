import { contactKindWords } from '#content/office/lead-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { KnownContact } from '#domain/leads/known-contacts.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { changeLead, type LeadChanged } from '../changes/change-leads.ts'
import { noteActivity } from '../work/note-activity.ts'
import { CONTACT_ACTIVITY } from './learn-contacts.ts'
import { readContacts } from './read-contacts.ts'

type Dependencies = { database: Database; clock: Clock }
/** `contact` is the key of its row. */
type Asked = { leadId: string; contact: string }

/** Makes a known address, number or name the main one; the previous main one stays known. */
export async function useContact(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { leadId, contact }: Asked,
): Promise<LeadChanged> {
  return changeLead<{ kind: 'gone' }>(deps, viewer, { leadId, kind: 'edit' }, async (_lead, _at, trx) => {
    const found = await findOther(trx, leadId, contact)
    return found ? { set: { [found.kind]: found.value } } : { kind: 'gone' }
  })
}

/** Removes a contact that is not the main one. */
export async function removeContact(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  { leadId, contact }: Asked,
): Promise<{ kind: 'deleted'; changeId: string } | { kind: 'gone' }> {
  authorize(viewer, 'leads:write')
  return database.write(async (trx) => {
    const found = await findOther(trx, leadId, contact)
    if (!found) return { kind: 'gone' }
    const before = await trx
      .deleteFrom('lead_contacts')
      .where('contact', '=', contact)
      .where('lead_id', '=', leadId)
      .returningAll()
      .executeTakeFirst()
    if (!before) return { kind: 'gone' }
    const at = clock()
    const entry = newRowId()
    await noteActivity(trx, {
      id: entry,
      leadId,
      type: CONTACT_ACTIVITY,
      title: `Removed the ${contactKindWords[found.kind]} ${found.value}`,
      createdBy: viewer.email,
      at,
    })
    const rows = [
      { table: 'lead_contacts', id: contact, before },
      { table: 'lead_activities', id: entry, after: {} },
    ] as const
    return {
      kind: 'deleted',
      changeId: await recordChange(trx, viewer, { kind: 'contact', at, leadId, rows }),
    }
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

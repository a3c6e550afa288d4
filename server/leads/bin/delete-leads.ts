import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { recordChange } from '#server/changes/record-change.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { holdContacts } from '../contacts/hold-contacts.ts'
import { readSnapshots, removeLeads } from '../lead-rows.ts'
import { moveToBin } from './move-to-bin.ts'

/** Leads per transaction; other writes can run in between. */
const AT_ONCE = 50

type Dependencies = { database: Database; clock: Clock }
/** The id undoes the whole deletion. */
export type Deletions = { changeId: string; deleted: string[] }

/**
 * Moves leads to the bin with all data about the person: timeline, details, contacts, chats, demos and unsent
 * emails, which are no longer sent. `changeId`: an earlier part of the same deletion.
 */
export async function deleteLeads(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  leadIds: readonly string[],
  changeId: string = newRowId(),
): Promise<Deletions> {
  authorize(viewer, 'leads:delete')
  const ids = [...new Set(leadIds)].filter(isRowId)
  const deleted: string[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    deleted.push(...(await database.write((trx) => deleteSome(trx, viewer, some, changeId, clock()))))
  }
  return { changeId, deleted }
}

/** Does the same within a transaction, for a few dozen leads at most. Returns the leads that existed. */
export async function deleteSome(
  trx: Trx,
  viewer: Viewer,
  ids: string[],
  changeId: string,
  now: Date,
): Promise<string[]> {
  await holdContacts(trx, ids)
  const held = await heldRows(
    trx,
    trx.selectFrom('leads').select('id').where('id', 'in', ids).orderBy('id'),
  ).execute()
  if (held.length === 0) return []
  const snapshots = await readSnapshots(
    trx,
    held.map(({ id }) => id),
  )
  const deleted = [...snapshots.keys()]
  await recordChange(trx, viewer, { id: changeId, kind: 'delete', at: now, rows: [] })
  await removeLeads(trx, deleted)
  await moveToBin(trx, [...snapshots.values()], { changeId, deletedBy: viewer.email, at: now })
  for (const { lead } of snapshots.values()) {
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'lead.deleted',
      subjectId: lead.id,
      details: { status: lead.status, source: lead.source },
      at: now,
    })
  }
  return deleted
}

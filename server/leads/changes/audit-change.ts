import type { ChangeMaker } from '#server/changes/record-change.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'

type Audited = { viewer: ChangeMaker; at: Date; kind: string; changeId: string; leadIds: readonly string[] }

/** Records a member's change of leads in the audit log: one row per change, whose later parts raise its count. */
export async function auditChange(trx: Trx, { viewer, at, kind, changeId, leadIds }: Audited): Promise<void> {
  if (viewer.id === undefined) return
  const row = await trx
    .selectFrom('audit_log')
    .select('details')
    .where('id', '=', changeId)
    .executeTakeFirst()
  const { leads = 1 } = JSON.parse(row?.details ?? '{"leads":0}') as { leads?: number }
  const count = leads + leadIds.length
  const subjectId = count === 1 ? (leadIds[0] ?? null) : null
  const details = count > 1 ? { leads: count } : {}
  if (row) {
    await trx
      .updateTable('audit_log')
      .set({ subject_id: subjectId, details: JSON.stringify(details) })
      .where('id', '=', changeId)
      .execute()
    return
  }
  const action = `lead.${kind}`
  await noteInAuditLog(trx, { id: changeId, actorId: viewer.id, action, subjectId, details, at })
}

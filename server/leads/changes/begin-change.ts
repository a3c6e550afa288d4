import type { Viewer } from '#domain/accounts/viewer.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'

/** `id` is null for changes without an account: by the person themselves or by an import. */
export type ChangeMaker = Pick<Viewer, 'email'> & Partial<Pick<Viewer, 'id'>>

type Beginning = {
  viewer: ChangeMaker
  at: Date
  kind: string
  changeId: string
  /** The leads that this part of the change affects. */
  leads: readonly string[]
}

/**
 * Registers a change that can be undone, whether or not it sets a field. The audit log has one row per
 * change; further parts only raise its lead count.
 */
export async function beginChange(trx: Trx, beginning: Beginning): Promise<void> {
  const { viewer, at, kind, changeId, leads } = beginning
  const begun = await trx
    .insertInto('changes')
    .values({ id: changeId, made_by: viewer.email, made_at: at.toISOString(), kind })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (viewer.id === undefined) return
  const action = `lead.${kind}`
  if (!begun) return addLeads(trx, { actorId: viewer.id, action, changeId, leads })
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action,
    subjectType: 'lead',
    subjectId: leads.length === 1 ? (leads[0] ?? null) : null,
    details: leads.length > 1 ? { leads: leads.length } : {},
    at,
  })
}

type Addition = { actorId: string; action: string; changeId: string; leads: readonly string[] }

async function addLeads(trx: Trx, { actorId, action, changeId, leads }: Addition): Promise<void> {
  const noted = await trx
    .selectFrom('changes')
    .innerJoin('audit_log', 'audit_log.created_at', 'changes.made_at')
    .select(['audit_log.id', 'subject_id', 'details'])
    .where('changes.id', '=', changeId)
    .where('actor_id', '=', actorId)
    .where('action', '=', action)
    .executeTakeFirst()
  const isSameLead = leads.length === 1 && leads[0] === noted?.subject_id
  if (!noted || isSameLead) return
  const { leads: before = 1 } = JSON.parse(noted.details) as { leads?: number }
  await trx
    .updateTable('audit_log')
    .set({ subject_id: null, details: JSON.stringify({ leads: before + leads.length }) })
    .where('id', '=', noted.id)
    .execute()
}

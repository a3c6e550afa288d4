import { randomUUID } from 'node:crypto'
import type { Trx } from '#server/database/open-database.ts'

/** Writes down who changed whose rights, in the transaction of the change. */
export async function recordChange(
  trx: Trx,
  change: { actorId: string | null; action: string; userId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      actor_id: change.actorId,
      action: change.action,
      subject_type: 'user',
      subject_id: change.userId,
      details: '{}',
      created_at: now.toISOString(),
    })
    .execute()
}

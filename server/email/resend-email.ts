import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import type { EmailDelivery } from './deliver-emails.ts'
import { isId } from './read-outbox.ts'

type Dependencies = { database: Database; clock: Clock; outbox: Pick<EmailDelivery, 'wake' | 'canDeliver'> }

/** `not-dead`: it is on its way, was sent, or somebody was quicker. */
export type ResendOutcome = 'queued' | 'not-dead' | 'not-found'

/** Puts a dead letter back into the queue, with all its attempts before it and the same Message-ID. */
export async function resendEmail(
  { database, clock, outbox }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<ResendOutcome> {
  authorize(viewer, 'emails:write')
  if (!isId(id)) return 'not-found'
  const outcome = await database.write(async (trx): Promise<ResendOutcome> => {
    const now = clock()
    const at = now.toISOString()
    const revived = await trx
      .updateTable('emails')
      .set({
        status: 'queued',
        attempts: 0,
        next_attempt_at: at,
        locked_until: null,
        last_error: null,
        resent_at: at,
        updated_at: at,
      })
      .where('id', '=', id)
      .where('status', '=', 'dead')
      .returning('template')
      .executeTakeFirst()
    if (!revived) {
      const known = await trx.selectFrom('emails').select('id').where('id', '=', id).executeTakeFirst()
      return known ? 'not-dead' : 'not-found'
    }
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'email.resend',
      subjectType: 'email',
      subjectId: id,
      details: { template: revived.template },
      at: now,
    })
    return 'queued'
  })
  if (outcome === 'queued') outbox.wake()
  return outcome
}

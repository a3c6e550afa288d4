import { PUSH_HOURS } from '#domain/push/push-limits.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { toldDevices } from './told-devices.ts'

/**
 * Tells the devices of the team of a hot lead, within the transaction that writes it. A worker delivers it. Where no
 * device listens, nothing is written.
 */
export async function notePush(trx: Trx, leadId: string, now: Date): Promise<void> {
  const devices = await toldDevices(trx, now)
  if (devices.length === 0) return
  await trx
    .insertInto('push_messages')
    .values(
      devices.map((id) => ({
        id: newRowId(),
        subscription_id: id,
        lead_id: leadId,
        status: 'queued' as const,
        attempts: 0,
        next_attempt_at: now.toISOString(),
        expires_at: new Date(now.getTime() + PUSH_HOURS * 3_600_000).toISOString(),
      })),
    )
    .execute()
}

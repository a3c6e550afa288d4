import type { Trx } from '#server/database/open-database.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import { eligibleDevices } from './eligible-devices.ts'

/** Older notifications are not delivered. */
export const PUSH_HOURS = 12

/** The payload of a push job. After `until` the message is too old. */
export type PushJob = { deviceId: string; leadId: string; until: string }

/** Queues push messages about a hot lead for the team's devices, within the transaction that writes the lead. */
export async function notePush(trx: Trx, leadId: string, now: Date): Promise<void> {
  const devices = await eligibleDevices(trx, now)
  const until = new Date(now.getTime() + PUSH_HOURS * 3_600_000).toISOString()
  await enqueueJobs(
    trx,
    devices.map((deviceId) => ({
      kind: 'push',
      key: `${leadId} ${deviceId}`,
      payload: { deviceId, leadId, until } satisfies PushJob,
      runAt: now,
    })),
  )
}

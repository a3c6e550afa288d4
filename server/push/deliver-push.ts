import { hotLeadPush } from '#content/office/push-words.ts'
import type { Trx } from '#server/database/open-database.ts'
import { createJobWorker, type JobWorkerOptions } from '#server/jobs/job-worker.ts'
import type { PostResult } from '#server/safe-fetch/safe-post.ts'
import { eligibleDevices } from './eligible-devices.ts'
import type { PushJob } from './note-push.ts'
import { type PushPayload, type PushSending, type PushTarget, sendPush } from './send-push.ts'

type Task = { deviceId: string; target: PushTarget; payload: PushPayload }

/** Creates the worker that sends push messages until they are accepted or too old. */
export function createPushDelivery(options: PushSending & JobWorkerOptions) {
  return createJobWorker<Task>(options, {
    kind: 'push',
    concurrency: 4,
    leaseMs: 60_000,
    async begin(trx, job, now) {
      const { deviceId, leadId, until } = JSON.parse(job.payload) as PushJob
      // The device's user may have left the team or be signed out.
      if (until <= now.toISOString() || !(await eligibleDevices(trx, now)).includes(deviceId))
        return { kind: 'obsolete' }
      const device = await trx
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'p256dh', 'auth', 'with_names'])
        .where('id', '=', deviceId)
        .executeTakeFirst()
      const lead = await trx.selectFrom('leads').select('name').where('id', '=', leadId).executeTakeFirst()
      if (!device || !lead) return { kind: 'obsolete' }
      const { title, body } = hotLeadPush
      const path = `/del-admin-dashboard/leads/${leadId}`
      const payload = { title, body: device.with_names && lead.name ? lead.name : body, path, tag: path }
      return { kind: 'run', task: { deviceId, target: device, payload } }
    },
    async run({ deviceId, target, payload }) {
      const outcome = outcomeOf(await sendPush(options, target, payload))
      if (outcome === 'again') return { kind: 'retry', reason: 'not taken' }
      if (outcome === 'refused') return { kind: 'dead', reason: 'refused' }
      if (outcome === 'gone') return { kind: 'done', write: (trx) => forgetDevice(trx, deviceId) }
      return { kind: 'done' }
    },
  })
}

/** `gone`: the device is no longer subscribed. `refused`: this message will never be accepted. */
export function outcomeOf(answer: PostResult): 'taken' | 'gone' | 'refused' | 'again' {
  if (answer.kind === 'failed') return 'again'
  const { status } = answer
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'again' : 'refused'
}

/** Removes a device. Its waiting messages become obsolete. */
export async function forgetDevice(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('id', '=', id).execute()
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import * as quarantine from '#server/submissions/quarantine.ts'
import type { QuarantinedTestimonial, SubmitDependencies } from './submit-testimonial.ts'
import { newTestimonialId, writeTestimonial } from './write-testimonial.ts'

type Asker = Viewer | undefined

const kinds = ['testimonial'] as const
const read = (payload: string) => JSON.parse(payload) as QuarantinedTestimonial

/** Returns the number of testimonials quarantined as suspected spam. */
export async function countQuarantined({ database }: Pick<SubmitDependencies, 'database'>, viewer: Asker) {
  authorize(viewer, 'testimonials:read')
  return quarantine.countQuarantined(database.db, kinds)
}

/** Returns the newest quarantined testimonials with the reasons. */
export async function listQuarantined({ database }: Pick<SubmitDependencies, 'database'>, viewer: Asker) {
  authorize(viewer, 'testimonials:read')
  const rows = await quarantine.listQuarantined(database.db, kinds)
  return rows.map(({ id, payload, reasons, created_at }) => ({
    id,
    held: read(payload),
    reasons,
    created_at,
  }))
}

/** Releases a testimonial that is not spam into the queue, with its two mails. */
export async function releaseQuarantined(
  deps: SubmitDependencies,
  viewer: Asker,
  id: string,
): Promise<{ kind: 'released' } | { kind: 'gone' }> {
  authorize(viewer, 'testimonials:write')
  const now = deps.clock()
  const testimonialId = newTestimonialId()
  const released = await deps.database.write(async (trx) => {
    const removal = { viewer, action: 'submission.released', now } as const
    const [quarantined] = await quarantine.removeQuarantined(trx, kinds, [id], removal)
    if (!quarantined) return false
    const { isTooFast, ...intake } = read(quarantined.payload)
    const flags = isTooFast ? (['too-fast'] as const) : []
    await writeTestimonial(
      deps,
      trx,
      {
        ...intake,
        id: testimonialId,
        agreedAt: quarantined.created_at,
        request: undefined,
        openMs: undefined,
        flags,
      },
      now,
    )
    return true
  })
  deps.outbox.wake()
  return { kind: released ? 'released' : 'gone' }
}

/** Deletes spam testimonials, all or none, with their photos. `gone`: none still existed. */
export async function deleteQuarantined(
  { database, clock, photos }: SubmitDependencies,
  viewer: Asker,
  ids: readonly string[],
): Promise<{ kind: 'deleted' } | { kind: 'gone' }> {
  authorize(viewer, 'testimonials:delete')
  const removal = { viewer, action: 'submission.deleted', now: clock() } as const
  const removed = await database.write((trx) => quarantine.removeQuarantined(trx, kinds, ids, removal))
  const photoKeys = removed.flatMap(({ payload }) => read(payload).photoKey ?? [])
  await Promise.all(photoKeys.map((key) => photos.discard(key)))
  return { kind: removed.length > 0 ? 'deleted' : 'gone' }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import * as quarantine from '#server/submissions/quarantine.ts'
import type { QuarantinedTestimonial, SubmitDependencies } from './submit-testimonial.ts'
import { newTestimonialId, writeTestimonial } from './write-testimonial.ts'

type Asker = Viewer | undefined

const kinds = quarantine.reviewedKinds.testimonials
const review = quarantine.reviewOf('testimonials')
export const { count: countQuarantined, discard: deleteQuarantined } = review
const read = (payload: string) => JSON.parse(payload) as QuarantinedTestimonial

/** Returns the newest quarantined testimonials with the reasons. */
export async function listQuarantined(deps: Pick<SubmitDependencies, 'database'>, viewer: Asker) {
  const rows = await review.list(deps, viewer)
  return rows.map(({ payload, ...row }) => ({ ...row, ...read(payload) }))
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
    const { isTooFast, ...stored } = read(quarantined.payload)
    const flags = isTooFast ? (['too-fast'] as const) : []
    await writeTestimonial(
      deps,
      trx,
      {
        ...stored,
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

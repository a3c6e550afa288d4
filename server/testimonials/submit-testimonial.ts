import type { PhotoCrop } from '#domain/testimonials/photo-square.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer } from '#server/http/forms/form-timer.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { Signer } from '#server/signing.ts'
import { claimSubmission, idempotencyKey } from '#server/submissions/idempotency-key.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import {
  HONEYPOT_FIELD,
  readTraps,
  type SubmissionVisit,
  textValues,
} from '#server/submissions/submission-visit.ts'
import { suspicionsAbout } from '#server/submissions/suspect.ts'
import type { Photos, SentPhoto } from './photos/photos.ts'
import { readRequest, redeemRequest } from './request-links.ts'
import {
  readTestimonialForm,
  type TestimonialProblems,
  type TestimonialSubmission,
  type TestimonialValues,
} from './testimonial-form.ts'
import { newTestimonialId, type TestimonialIntake, writeTestimonial } from './write-testimonial.ts'

export type TestimonialVisit = SubmissionVisit & {
  photo?: SentPhoto | undefined
}

export type TestimonialOutcome =
  /** `mailed`: a link to verify the address was queued. */
  | { kind: 'sent'; mailed: boolean }
  | { kind: 'invalid'; problems: TestimonialProblems; values: TestimonialValues }
  | { kind: 'too-many'; retryAfterSeconds: number; values: TestimonialValues }

export type SubmitDependencies = {
  database: Database
  clock: Clock
  siteUrl: string
  messageHost: string
  rateLimits: RateLimits
  timeTraps: boolean
  formTimer: FormTimer
  cookies: Cookies
  verificationLinks: Signer
  personKey: PersonKey
  outbox: { wake(): void; sendsAtOnce(address: string): Promise<boolean> }
  photos: Pick<Photos, 'take' | 'discard'>
}

/** The stored data of a quarantined submission. */
export type QuarantinedTestimonial = Omit<TestimonialIntake, 'openMs'> & { isTooFast: boolean }

/** Handles the testimonial form: validates it, quarantines suspected spam, and queues the rest. */
export async function submitTestimonial(
  deps: SubmitDependencies,
  visit: TestimonialVisit,
): Promise<TestimonialOutcome> {
  const read = readTestimonialForm(visit.form)
  if (!read.ok) return { kind: 'invalid', problems: read.problems, values: read.values }
  const limit = await deps.rateLimits.take('testimonial', visit.addressKey)
  const values = textValues(visit.form)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds, values }

  const { submission } = read
  const key = `testimonial:${idempotencyKey(visit, submission, deps.clock())}`
  const sent = { kind: 'sent', mailed: await deps.outbox.sendsAtOnce(submission.email) } as const
  const photo = visit.photo && (await deps.photos.take(visit.photo, readCrop(visit.form)))
  if (photo && !photo.ok) return { kind: 'invalid', problems: { photo: photo.problem }, values }
  let isStored = false
  try {
    isStored = await takeIn(deps, visit, { key, submission, photoKey: photo?.key })
  } finally {
    // Without a stored testimonial, nothing would refer to the photo.
    if (photo && !isStored) await deps.photos.discard(photo.key)
  }
  deps.outbox.wake()
  return sent
}

type Taken = { key: string; submission: TestimonialSubmission; photoKey: string | undefined }

/** Returns whether it was stored; false for a repeat. */
async function takeIn(deps: SubmitDependencies, visit: TestimonialVisit, taken: Taken): Promise<boolean> {
  const { key, submission, photoKey } = taken
  const { locale } = visit
  const now = deps.clock()
  const traps = readTraps(deps, visit.headers, visit.form.get(HONEYPOT_FIELD))
  const token = String(visit.form.get('request') ?? '')
  // A visitor with a link that we sent to a client is not a bot.
  const isAsked = token !== '' && (await readRequest(deps, token)) !== undefined
  const suspicions = isAsked
    ? []
    : suspicionsAbout(
        { name: submission.name, message: [submission.content, submission.projectDetails].join('\n') },
        traps,
      )
  const id = newTestimonialId()
  return deps.database.write(async (trx) => {
    if (!(await claimSubmission(trx, { key, kind: 'testimonial', subjectId: id }, now))) return false
    if (suspicions.length > 0) {
      const payload: QuarantinedTestimonial = {
        submission,
        locale,
        photoKey,
        isTooFast: traps.timer === 'too-fast',
      }
      await quarantine(trx, { kind: 'testimonial', payload, reasons: suspicions }, now)
      return true
    }
    const request = isAsked ? await redeemRequest(trx, token, id, now) : undefined
    await writeTestimonial(
      deps,
      trx,
      { id, request, submission, locale, photoKey, openMs: traps.openMs },
      now,
    )
    return true
  })
}

/** Returns the chosen square; undefined, which means the centre, if none was chosen or it is invalid. */
function readCrop(form: FormData): PhotoCrop | undefined {
  const [x, y, size] = ['cropX', 'cropY', 'cropSize'].map((name) => {
    const value = form.get(name)
    return typeof value === 'string' && /^[01](\.\d{1,6})?$/.test(value) ? Number(value) : undefined
  })
  if (x === undefined || y === undefined || !size) return undefined
  return x <= 1 && y <= 1 && size <= 1 ? { x, y, size } : undefined
}

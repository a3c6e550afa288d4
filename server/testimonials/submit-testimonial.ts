import { z } from 'zod'
import { hasBlank } from '#domain/testimonials/draft-blanks.ts'
import {
  DEFAULT_RATING,
  nameChoices,
  type Rating,
  ratings,
  testimonialLimits,
} from '#domain/testimonials/form-values.ts'
import type { PhotoCrop } from '#domain/testimonials/photo-square.ts'
import { testimonialServices } from '#domain/testimonials/testimonial.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { Signer } from '#server/signing.ts'
import {
  optionalText,
  readSubmission,
  requiredChoice,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/submissions/form-fields.ts'
import { claimSubmission, idempotencyKey } from '#server/submissions/idempotency-key.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import type { SentForm } from '#server/submissions/sent-form.ts'
import { readTraps, type SpamTraps, suspicionsAbout } from '#server/submissions/spam-signs.ts'
import type { PhotoProblem } from './photos/photo-problem.ts'
import type { Photos, SentPhoto } from './photos/photos.ts'
import { readRequest, redeemRequest } from './request-links.ts'
import { type NewTestimonial, newTestimonialId, writeTestimonial } from './write-testimonial.ts'

const schema = z.object({
  name: requiredText(testimonialLimits.name),
  email: requiredEmail(testimonialLimits.email),
  company: optionalText(testimonialLimits.company),
  role: optionalText(testimonialLimits.role),
  serviceType: requiredChoice(testimonialServices),
  rating: z
    .enum(ratings.map(String) as [string, ...string[]], 'choice')
    .transform((stars) => Number(stars) as Rating)
    .default(DEFAULT_RATING),
  content: requiredText(testimonialLimits.content).refine((text) => !hasBlank(text), 'blank'),
  projectDetails: optionalText(testimonialLimits.projectDetails).refine(
    (text) => !hasBlank(text ?? ''),
    'blank',
  ),
  nameShown: z.enum(nameChoices, 'choice').default('full'),
  consent: requiredConsent,
})

type Validated = z.infer<typeof schema>

/** `ownWords`: the visitor's text before a draft replaced it. */
export type TestimonialSubmission = Validated & { ownWords?: string | undefined }

/** The problem of a field; its text is in `content/`. */
export type TestimonialProblem = 'required' | 'email' | 'too-long' | 'blank' | 'choice' | 'consent'
export type TestimonialProblems = Partial<Record<keyof Validated, TestimonialProblem>> & {
  photo?: PhotoProblem
}

/** Validates the testimonial form. */
export function readTestimonialForm(
  fields: Record<string, unknown>,
): { ok: true; submission: TestimonialSubmission } | { ok: false; problems: TestimonialProblems } {
  const read = readSubmission<Validated, TestimonialProblem>(schema, fields, ['content', 'projectDetails'])
  return read.ok ? { ok: true, submission: { ...read.submission, ownWords: readOwnWords(fields) } } : read
}

function readOwnWords({ ownWords }: Record<string, unknown>): string | undefined {
  if (typeof ownWords !== 'string') return undefined
  return cleanText(ownWords).trim().slice(0, testimonialLimits.content).toWellFormed() || undefined
}

export type SentTestimonial = SentForm & { photo?: SentPhoto | undefined }

export type TestimonialOutcome =
  /** `mailed`: a link to verify the address was queued. */
  | { kind: 'sent'; mailed: boolean }
  | { kind: 'invalid'; problems: TestimonialProblems }
  | { kind: 'too-many'; retryAfterSeconds: number }

export type SubmitDependencies = SpamTraps & {
  database: Database
  clock: Clock
  siteUrl: string
  messageHost: string
  rateLimits: RateLimits
  verificationLinks: Signer
  personKey: PersonKey
  outbox: { wake(): void; sendsAtOnce(address: string): Promise<boolean> }
  photos: Pick<Photos, 'take' | 'discard'>
}

/** The stored data of a quarantined submission. */
export type QuarantinedTestimonial = Pick<NewTestimonial, 'submission' | 'locale' | 'photoKey'> & {
  isTooFast: boolean
}

/** Handles the testimonial form: validates it, quarantines suspected spam, and queues the rest. */
export async function submitTestimonial(
  deps: SubmitDependencies,
  form: SentTestimonial,
): Promise<TestimonialOutcome> {
  const read = readTestimonialForm(form.fields)
  if (!read.ok) return { kind: 'invalid', problems: read.problems }
  const limit = await deps.rateLimits.take('testimonial', form.addressKey)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }

  const { submission } = read
  const now = deps.clock()
  const key = `testimonial:${idempotencyKey(form, submission, now)}`
  const token = String(form.fields.request ?? '')
  // A visitor with a link that we sent to a client is not a bot.
  const isAsked = token !== '' && (await readRequest(deps, token)) !== undefined
  const { name, content, projectDetails, email } = submission
  const traps = readTraps(deps, form)
  const message = [content, projectDetails].join('\n')
  const reasons = isAsked ? [] : suspicionsAbout({ name, message }, traps)
  const mailed = await deps.outbox.sendsAtOnce(email)
  const photo = form.photo && (await deps.photos.take(form.photo, readCrop(form.fields)))
  if (photo && !photo.ok) return { kind: 'invalid', problems: { photo: photo.problem } }

  const id = newTestimonialId()
  const stored = { submission, locale: form.locale, photoKey: photo?.key }
  let isStored = false
  try {
    isStored = await deps.database.write(async (trx) => {
      if (!(await claimSubmission(trx, { key, kind: 'testimonial', subjectId: id }, now))) return false
      if (reasons.length > 0) {
        const payload: QuarantinedTestimonial = { ...stored, isTooFast: traps.timer === 'too-fast' }
        await quarantine(trx, { kind: 'testimonial', payload, reasons }, now)
        return true
      }
      const request = isAsked ? await redeemRequest(trx, token, id, now) : undefined
      await writeTestimonial(deps, trx, { ...stored, id, request, openMs: traps.openMs }, now)
      return true
    })
  } finally {
    // Without a stored testimonial, nothing would refer to the photo.
    if (photo && !isStored) await deps.photos.discard(photo.key)
  }
  deps.outbox.wake()
  return { kind: 'sent', mailed }
}

/** Returns the chosen square; undefined, which means the centre, if none was chosen or it is invalid. */
function readCrop(fields: SentForm['fields']): PhotoCrop | undefined {
  const [x, y, size] = ['cropX', 'cropY', 'cropSize'].map((name) => {
    const value = fields[name]
    return typeof value === 'string' && /^[01](\.\d{1,6})?$/.test(value) ? Number(value) : undefined
  })
  if (x === undefined || y === undefined || !size) return undefined
  return x <= 1 && y <= 1 && size <= 1 ? { x, y, size } : undefined
}

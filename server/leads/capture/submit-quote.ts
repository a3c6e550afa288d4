import { z } from 'zod'
import {
  budgetRanges,
  businessTypes,
  projectComplexities,
  projectTimelines,
  serviceInterests,
  urgencies,
} from '#domain/leads/lead.ts'
import type { Attribution } from '#domain/leads/lead-source.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { type ScoreCategory, scoreLead } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { newRowId, shortReference } from '#server/database/row-id.ts'
import { headlessRefusal } from '#server/email/headless-browsers.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { Signer } from '#server/signing.ts'
import {
  optionalChoice,
  optionalPhone,
  readSubmission,
  requiredChoice,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/submissions/form-fields.ts'
import { idempotencyKey } from '#server/submissions/idempotency-key.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { readAttribution, type SentForm } from '#server/submissions/sent-form.ts'
import { readTraps, type SpamTraps, suspicionsAbout } from '#server/submissions/spam-signs.ts'
import { type CaptureAnswer, captureLead } from './capture-lead.ts'

const schema = z.object({
  name: requiredText(quoteLimits.name),
  email: requiredEmail(quoteLimits.email),
  phone: optionalPhone,
  message: requiredText(quoteLimits.message),
  serviceInterest: requiredChoice(serviceInterests),
  budgetRange: optionalChoice(budgetRanges),
  projectTimeline: optionalChoice(projectTimelines),
  businessType: optionalChoice(businessTypes),
  projectComplexity: optionalChoice(projectComplexities),
  urgency: optionalChoice(urgencies),
  consent: requiredConsent,
})

export type QuoteSubmission = z.infer<typeof schema>
export type QuoteField = keyof QuoteSubmission

/** The problem of a field; its text is in `content/`. */
export type FieldProblem = 'required' | 'email' | 'phone' | 'too-long' | 'choice' | 'consent'
export type QuoteProblems = Partial<Record<QuoteField, FieldProblem>>

/** Validates the quote form. */
export function readQuoteForm(fields: Record<string, unknown>) {
  return readSubmission<QuoteSubmission, FieldProblem>(schema, fields, ['message'])
}

export type QuoteOutcome =
  /** `receipt` lets the next page show the answer. */
  | ({ kind: 'sent'; receipt: string } & CaptureAnswer)
  | { kind: 'invalid'; problems: QuoteProblems }
  | { kind: 'too-many'; retryAfterSeconds: number }

type Dependencies = SpamTraps & {
  database: Database
  clock: Clock
  messageHost: string
  metrics: Metrics
  rateLimits: RateLimits
  receipts: Signer
  outbox: { wake(): void }
  personKey: PersonKey
}

/** A quarantined submission as it is stored. */
export type QuarantinedQuote = { submission: QuoteSubmission; attribution: Attribution; locale: Locale }

/** Validates a quote form, quarantines suspected spam, and captures the lead. */
export async function submitQuote(deps: Dependencies, form: SentForm): Promise<QuoteOutcome> {
  const { metrics, rateLimits, database, clock } = deps
  const read = readQuoteForm(form.fields)
  if (!read.ok) {
    metrics.leadsCaptured.inc({ outcome: 'invalid' })
    return { kind: 'invalid', problems: read.problems }
  }
  const limit = await rateLimits.take('quote', form.addressKey)
  if (!limit.ok) {
    metrics.leadsCaptured.inc({ outcome: 'too_many' })
    return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  }
  const { submission } = read
  const { locale } = form
  const key = idempotencyKey(form, submission, clock())
  const attribution = readAttribution(form)
  const reasons = suspicionsAbout(submission, readTraps(deps, form))
  if (reasons.length > 0) {
    metrics.leadsCaptured.inc({ outcome: 'quarantined' })
    const payload: QuarantinedQuote = { submission, attribution, locale }
    await database.write((trx) => quarantine(trx, { kind: 'quote', payload, reasons }, clock()))
    // Suspected spam gets the usual answer, so that bots learn nothing from it.
    const { category, followUpDays } = scoreLead(submission)
    return sent(deps, { category, followUpDays, reference: shortReference(newRowId()) })
  }
  const answer = await captureLead(deps, {
    submission,
    idempotencyKey: key,
    source: 'website_contact',
    attribution,
    locale,
    mailRefusal: await headlessRefusal(database.db, form.headers),
  })
  metrics.leadsCaptured.inc({ outcome: 'captured' })
  deps.outbox.wake()
  return sent(deps, answer)
}

const RECEIPT_VALID_MS = 60 * 60 * 1000

function sent({ receipts, clock }: Dependencies, answer: CaptureAnswer): QuoteOutcome {
  const { category, followUpDays, reference } = answer
  const validUntil = clock().getTime() + RECEIPT_VALID_MS
  const receipt = receipts.sign([category, followUpDays, reference, validUntil].join(' '))
  return { kind: 'sent', ...answer, receipt }
}

/** Returns the content of a receipt; undefined if it is expired or not signed by this site. */
export function readReceipt(
  { receipts, clock }: Pick<Dependencies, 'receipts' | 'clock'>,
  receipt: string,
): CaptureAnswer | undefined {
  const [category, days, reference, validUntil] = receipts.open(receipt)?.split(' ') ?? []
  if (!category || !reference || clock().getTime() > Number(validUntil)) return undefined
  return { category: category as ScoreCategory, followUpDays: Number(days), reference }
}

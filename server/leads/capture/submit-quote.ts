import type { Attribution } from '#domain/leads/lead-source.ts'
import { type ScoreCategory, scoreLead } from '#domain/leads/score/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { newRowId, shortReference } from '#server/database/row-id.ts'
import { headlessRefusal } from '#server/email/headless-browsers.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer } from '#server/http/forms/form-timer.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { Signer } from '#server/signing.ts'
import { idempotencyKey } from '#server/submissions/idempotency-key.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import {
  HONEYPOT_FIELD,
  readTraps,
  type SubmissionVisit,
  textValues,
} from '#server/submissions/submission-visit.ts'
import { suspicionsAbout } from '#server/submissions/suspect.ts'
import { type CaptureAnswer, captureLead } from './capture-lead.ts'
import { type QuoteProblems, type QuoteSubmission, readQuoteForm } from './quote-form.ts'
import { readAttribution } from './read-attribution.ts'

export type QuoteValues = Partial<Record<string, string>>

export type QuoteOutcome =
  /** `receipt` lets the next page show the answer. */
  | ({ kind: 'sent'; receipt: string } & CaptureAnswer)
  | { kind: 'invalid'; problems: QuoteProblems; values: QuoteValues }
  | { kind: 'too-many'; retryAfterSeconds: number; values: QuoteValues }

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  metrics: Metrics
  rateLimits: RateLimits
  /** Whether submissions sent too quickly or without opening the form are quarantined. */
  timeTraps: boolean
  formTimer: FormTimer
  cookies: Cookies
  receipts: Signer
  outbox: { wake(): void }
  personKey: PersonKey
}

/** A quarantined submission as it is stored. */
export type QuarantinedQuote = { submission: QuoteSubmission; attribution: Attribution; locale: Locale }

/** Checks a quote form, quarantines suspected spam, and captures the lead. */
export async function submitQuote(deps: Dependencies, visit: SubmissionVisit): Promise<QuoteOutcome> {
  const { metrics, rateLimits } = deps
  const read = readQuoteForm(visit.form)
  if (!read.ok) {
    metrics.leadsCaptured.inc({ outcome: 'invalid' })
    return { kind: 'invalid', problems: read.problems, values: read.values }
  }
  const limit = await rateLimits.take('quote', visit.addressKey)
  if (!limit.ok) {
    metrics.leadsCaptured.inc({ outcome: 'too_many' })
    return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds, values: textValues(visit.form) }
  }
  const answer = await takeIn(deps, visit, read.submission)
  return { kind: 'sent', ...answer, receipt: writeReceipt(deps, answer) }
}

async function takeIn(
  deps: Dependencies,
  visit: SubmissionVisit,
  submission: QuoteSubmission,
): Promise<CaptureAnswer> {
  const { metrics, database, clock } = deps
  const attribution = readAttribution(visit.form.get('attribution'), visit.headers.get('referer'))
  const { locale } = visit
  const suspicions = suspicionsAbout(
    submission,
    readTraps(deps, visit.headers, visit.form.get(HONEYPOT_FIELD)),
  )
  if (suspicions.length > 0) {
    metrics.leadsCaptured.inc({ outcome: 'quarantined' })
    const payload: QuarantinedQuote = { submission, attribution, locale }
    await database.write((trx) => quarantine(trx, { kind: 'quote', payload, reasons: suspicions }, clock()))
    // Suspected spam gets the usual answer, so that bots learn nothing from it.
    const { category, followUpDays } = scoreLead(submission)
    return { category, followUpDays, reference: shortReference(newRowId()) }
  }
  const answer = await captureLead(deps, {
    submission,
    idempotencyKey: idempotencyKey(visit, submission, deps.clock()),
    source: 'website_contact',
    attribution,
    locale,
    mailRefusal: await headlessRefusal(deps.database.db, visit.headers),
  })
  metrics.leadsCaptured.inc({ outcome: 'captured' })
  deps.outbox.wake()
  return answer
}

const RECEIPT_VALID_MS = 60 * 60 * 1000

function writeReceipt({ receipts, clock }: Dependencies, answer: CaptureAnswer): string {
  const { category, followUpDays, reference } = answer
  return receipts.sign([category, followUpDays, reference, clock().getTime() + RECEIPT_VALID_MS].join(' '))
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

import { createHash, randomUUID } from 'node:crypto'
import { type ScoreCategory, scoreLead } from '#domain/leads/score-lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer } from '#server/http/form-timer.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Signer } from '#server/signing.ts'
import { type CaptureAnswer, captureLead } from './capture-lead.ts'
import { type QuoteProblems, type QuoteSubmission, readQuoteForm } from './quote-form.ts'
import { readAttribution } from './read-attribution.ts'
import { suspicionsAbout } from './suspect.ts'

export type QuoteVisit = {
  form: FormData
  headers: Headers
  addressKey: string
  locale: Locale
}

export type QuoteValues = Partial<Record<string, string>>

export type QuoteOutcome =
  /** `receipt` proves the answer to the page that is shown next. */
  | { kind: 'sent'; category: ScoreCategory; followUpDays: number; receipt: string }
  | { kind: 'invalid'; problems: QuoteProblems; values: QuoteValues }
  | { kind: 'too-many'; retryAfterSeconds: number; values: QuoteValues }

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  metrics: Metrics
  rateLimits: RateLimits
  /** Whether too quick and unannounced submissions are held back. */
  timeTraps: boolean
  formTimer: FormTimer
  cookies: Cookies
  receipts: Signer
  outbox: { wake(): void }
}

/** The name of the field that only machines fill. */
export const HONEYPOT_FIELD = 'website'

/** Takes the quote form in: checks it, holds back what looks like spam, and captures the lead. */
export async function submitQuote(deps: Dependencies, visit: QuoteVisit): Promise<QuoteOutcome> {
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
  visit: QuoteVisit,
  submission: QuoteSubmission,
): Promise<CaptureAnswer> {
  const { metrics, cookies, formTimer } = deps
  const timer = deps.timeTraps ? formTimer.check(cookies.read(visit.headers.get('cookie'), 'form')) : 'ok'
  const honeypot = String(visit.form.get(HONEYPOT_FIELD) ?? '')
  const suspicions = suspicionsAbout(submission, { honeypot, timer })
  if (suspicions.length > 0) {
    metrics.leadsCaptured.inc({ outcome: 'quarantined' })
    return quarantine(deps, submission, suspicions)
  }
  const answer = await captureLead(deps, {
    submission,
    idempotencyKey: idempotencyKey(visit, submission, deps.clock()),
    source: 'website_contact',
    attribution: readAttribution(visit.form.get('attribution'), visit.headers.get('referer')),
    locale: visit.locale,
  })
  metrics.leadsCaptured.inc({ outcome: 'captured' })
  deps.outbox.wake()
  return answer
}

/** Kept for the owner to judge, and answered like any other: a machine learns nothing from it. */
async function quarantine(
  deps: Dependencies,
  submission: QuoteSubmission,
  reasons: string[],
): Promise<CaptureAnswer> {
  await deps.database.write(async (trx) => {
    await trx
      .insertInto('quarantined_submissions')
      .values({
        id: randomUUID(),
        kind: 'quote',
        payload: JSON.stringify(submission),
        reasons: JSON.stringify(reasons),
        created_at: deps.clock().toISOString(),
      })
      .execute()
  })
  const { category, followUpDays } = scoreLead(submission)
  return { category, followUpDays }
}

const SAME_SUBMISSION_MS = 5 * 60 * 1000

/**
 * The key that the browser made, or, without scripts, one from what was sent and where from: the same form sent
 * again within a few minutes is a repeat.
 */
function idempotencyKey(visit: QuoteVisit, submission: QuoteSubmission, now: Date): string {
  const given = visit.form.get('idempotencyKey')
  if (typeof given === 'string' && /^[\w-]{16,64}$/.test(given)) return given
  const window = Math.floor(now.getTime() / SAME_SUBMISSION_MS)
  const content = JSON.stringify([submission, visit.addressKey, window])
  return `auto-${createHash('sha256').update(content).digest('base64url')}`
}

function textValues(form: FormData): QuoteValues {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const RECEIPT_VALID_MS = 60 * 60 * 1000

function writeReceipt({ receipts, clock }: Dependencies, { category, followUpDays }: CaptureAnswer): string {
  return receipts.sign([category, followUpDays, clock().getTime() + RECEIPT_VALID_MS].join(' '))
}

/** What a receipt says, while it is valid and really ours. */
export function readReceipt(
  { receipts, clock }: Pick<Dependencies, 'receipts' | 'clock'>,
  receipt: string,
): CaptureAnswer | undefined {
  const [category, days, validUntil] = receipts.open(receipt)?.split(' ') ?? []
  if (!category || clock().getTime() > Number(validUntil)) return undefined
  return { category: category as ScoreCategory, followUpDays: Number(days) }
}

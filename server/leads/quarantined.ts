import { demoServiceLabels } from '#content/demo-labels.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { NewBooking } from '#server/bookings/book/book-demo.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import * as quarantine from '#server/submissions/quarantine.ts'
import { captureLead } from './capture/capture-lead.ts'
import type { QuarantinedQuote, QuoteSubmission } from './capture/submit-quote.ts'

type Dependencies = {
  personKey?: PersonKey | undefined
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void }
  /** Books a quarantined demo request; its slot may no longer be free. */
  bookQuarantined: (payload: string, sentAt: string) => Promise<'booked' | 'without-slot'>
}

const review = quarantine.reviewOf('leads')
export const { count: countQuarantined, discard: deleteQuarantined } = review
const kinds = quarantine.reviewedKinds.leads

/** The parts of a quarantined submission that help to decide whether it is spam. */
type QuarantinedSubmission = Pick<QuoteSubmission, 'name' | 'email' | 'phone' | 'message'> & {
  service: string
  /** The requested day and time of a demo, in the business's time zone. */
  wanted?: { date: string; time: string }
}

/** Returns the newest quarantined submissions with the reasons. */
export async function listQuarantined(deps: Pick<Dependencies, 'database'>, viewer: Viewer | undefined) {
  const rows = await review.list(deps, viewer)
  return rows.map(({ id, kind, payload, reasons, created_at }) => ({
    id,
    submission: kind === 'demo' ? readDemo(payload) : readQuote(payload),
    reasons,
    created_at,
  }))
}

function readQuote(payload: string): QuarantinedSubmission {
  const { name, email, phone, message, serviceInterest } = (JSON.parse(payload) as QuarantinedQuote)
    .submission
  const read = { name, email, phone: describePhone(phone)?.text, message }
  return { ...read, service: quoteLabels.en.serviceInterest[serviceInterest] }
}

function readDemo(payload: string): QuarantinedSubmission {
  const { name, email, phone, message, service, date, time } = (JSON.parse(payload) as NewBooking).submission
  return {
    name,
    email,
    phone: describePhone(phone)?.text,
    message: message ?? '',
    service: demoServiceLabels.en[service],
    wanted: { date, time },
  }
}

/** `without-slot`: a lead was created, but the requested demo time is no longer free. */
export type Release = { kind: 'released' } | { kind: 'without-slot' } | { kind: 'gone' }

/**
 * Accepts a submission that is not spam, including its emails. The lead is created before the row is removed; if
 * the removal fails, a repeat creates no second lead because it has the same idempotency key.
 */
export async function releaseQuarantined(
  deps: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<Release> {
  authorize(viewer, 'leads:write')
  const row = await quarantine.findQuarantined(deps.database.db, kinds, id)
  if (!row) return { kind: 'gone' }
  const { kind, payload, created_at } = row
  const outcome =
    kind === 'demo'
      ? await deps.bookQuarantined(payload, created_at)
      : await acceptQuote(deps, id, payload, created_at)
  deps.outbox.wake()
  const removal = { viewer, action: 'submission.released', now: deps.clock() } as const
  await deps.database.write((trx) => quarantine.removeQuarantined(trx, kinds, [id], removal))
  return { kind: outcome === 'without-slot' ? 'without-slot' : 'released' }
}

async function acceptQuote(deps: Dependencies, id: string, payload: string, sentAt: string) {
  await captureLead(deps, {
    ...(JSON.parse(payload) as QuarantinedQuote),
    idempotencyKey: `quarantine-${id}`,
    source: 'website_contact',
    agreedAt: sentAt,
  })
}

import { demoServiceLabels } from '#content/demo-labels.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { describePhone } from '#domain/phone-number.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { DemoWish } from '#server/bookings/book-demo.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import {
  countQuarantined,
  findQuarantined,
  listQuarantined,
  removeQuarantined,
} from '#server/submissions/quarantine.ts'
import { captureLead } from './capture-lead.ts'
import type { QuoteSubmission } from './quote-form.ts'
import type { HeldQuote } from './submit-quote.ts'

type Dependencies = {
  personKey?: PersonKey | undefined
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void }
  /** Takes in a demo form that was held back; its slot may be gone meanwhile. */
  bookQuarantined: (payload: string, sentAt: string) => Promise<'booked' | 'without-slot'>
}

/** The kinds that become leads. */
const kinds = ['quote', 'demo'] as const

/** What was held back, as far as people need it to judge. */
type HeldBackSubmission = Pick<QuoteSubmission, 'name' | 'email' | 'phone' | 'message'> & {
  service: string
  /** Of a demo: when it was wanted, on the business's clocks. */
  wanted?: { date: string; time: string }
}

/** How many submissions were held back as suspected spam. */
export async function countHeldBack(
  { database }: Pick<Dependencies, 'database'>,
  viewer: Viewer | undefined,
) {
  authorize(viewer, 'leads:read')
  return countQuarantined(database.db, kinds)
}

/** The newest quarantined submissions, with the reasons. */
export async function listHeldBack({ database }: Pick<Dependencies, 'database'>, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:read')
  const rows = await listQuarantined(database.db, kinds)
  return rows.map(({ id, kind, payload, reasons, created_at }) => ({
    id,
    submission: kind === 'demo' ? readDemo(payload) : readQuote(payload),
    reasons,
    created_at,
  }))
}

function readQuote(payload: string): HeldBackSubmission {
  const { name, email, phone, message, serviceInterest } = readHeld(payload).submission
  const read = { name, email, phone: describePhone(phone)?.text, message }
  return { ...read, service: quoteLabels.en.serviceInterest[serviceInterest] }
}

/** Of those from before this was kept only the form itself is known. */
function readHeld(payload: string): HeldQuote {
  const stored = JSON.parse(payload) as HeldQuote | QuoteSubmission
  return 'submission' in stored ? stored : { submission: stored, attribution: {}, locale: 'en' }
}

function readDemo(payload: string): HeldBackSubmission {
  const { name, email, phone, message, service, date, time } = (JSON.parse(payload) as DemoWish).request
  return {
    name,
    email,
    phone: describePhone(phone)?.text,
    message: message ?? '',
    service: demoServiceLabels.en[service],
    wanted: { date, time },
  }
}

/** `without-slot`: a lead was made of it, but the time that was wanted for the demo is not free any more. */
export type Release = { kind: 'released' } | { kind: 'without-slot' } | { kind: 'gone' }

/**
 * "Not spam": takes the submission in like any other, with its mails. The lead is made first and the held back
 * row removed after it; should the second fail, a repeat makes no second lead, because it has the same key.
 */
export async function releaseHeldBack(
  deps: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<Release> {
  authorize(viewer, 'leads:write')
  const row = await findQuarantined(deps.database.db, kinds, id)
  if (!row) return { kind: 'gone' }
  const { kind, payload, created_at } = row
  const outcome =
    kind === 'demo'
      ? await deps.bookQuarantined(payload, created_at)
      : await takeQuoteIn(deps, id, payload, created_at)
  deps.outbox.wake()
  const removal = { viewer, action: 'submission.released', now: deps.clock() } as const
  await deps.database.write((trx) => removeQuarantined(trx, kinds, [id], removal))
  return { kind: outcome === 'without-slot' ? 'without-slot' : 'released' }
}

async function takeQuoteIn(deps: Dependencies, id: string, payload: string, sentAt: string) {
  await captureLead(deps, {
    ...readHeld(payload),
    idempotencyKey: `quarantine-${id}`,
    source: 'website_contact',
    agreedAt: sentAt,
  })
}

/** Removes a submission that is spam. */
export async function deleteHeldBack(
  deps: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'deleted' } | { kind: 'gone' }> {
  const { deleted } = await deleteHeldBackMany(deps, viewer, [id])
  return { kind: deleted > 0 ? 'deleted' : 'gone' }
}

/** Removes submissions that are spam, all or none. Tells how many were still there. */
export async function deleteHeldBackMany(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  ids: readonly string[],
): Promise<{ deleted: number }> {
  authorize(viewer, 'leads:delete')
  const removal = { viewer, action: 'submission.deleted', now: clock() } as const
  const removed = await database.write((trx) => removeQuarantined(trx, kinds, ids, removal))
  return { deleted: removed.length }
}

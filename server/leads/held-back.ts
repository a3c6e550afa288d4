import { demoServiceLabels } from '#content/demo-labels.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { DemoWish } from '#server/bookings/book-demo.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { captureLead } from './capture-lead.ts'
import type { QuoteSubmission } from './quote-form.ts'

const SHOWN = 100

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void }
  /** Takes in a demo form that was held back; its slot may be gone meanwhile. */
  bookHeldBack: (payload: string) => Promise<'booked' | 'without-slot'>
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
  const { total } = await database.db
    .selectFrom('quarantined_submissions')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('kind', 'in', kinds)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The newest submissions that were held back, with the reasons. */
export async function listHeldBack({ database }: Pick<Dependencies, 'database'>, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:read')
  const rows = await database.db
    .selectFrom('quarantined_submissions')
    .select(['id', 'kind', 'payload', 'reasons', 'created_at'])
    .where('kind', 'in', kinds)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ id, kind, payload, reasons, created_at }) => ({
    id,
    submission: kind === 'demo' ? readDemo(payload) : readQuote(payload),
    reasons: JSON.parse(reasons) as string[],
    created_at,
  }))
}

function readQuote(payload: string): HeldBackSubmission {
  const { name, email, phone, message, serviceInterest } = JSON.parse(payload) as QuoteSubmission
  return { name, email, phone, message, service: quoteLabels.en.serviceInterest[serviceInterest] }
}

function readDemo(payload: string): HeldBackSubmission {
  const { name, email, phone, message, service, date, time } = (JSON.parse(payload) as DemoWish).request
  return {
    name,
    email,
    phone,
    message: message ?? '',
    service: demoServiceLabels[service],
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
  const row = isRowId(id)
    ? await deps.database.db
        .selectFrom('quarantined_submissions')
        .select(['kind', 'payload'])
        .where('id', '=', id)
        .where('kind', 'in', kinds)
        .executeTakeFirst()
    : undefined
  if (!row) return { kind: 'gone' }
  const outcome =
    row.kind === 'demo' ? await deps.bookHeldBack(row.payload) : await takeQuoteIn(deps, id, row.payload)
  deps.outbox.wake()
  await deps.database.write(async (trx) => {
    await trx.deleteFrom('quarantined_submissions').where('id', '=', id).execute()
    await writeAudit(trx, 'submission.released', viewer, id, deps.clock())
  })
  return { kind: outcome === 'without-slot' ? 'without-slot' : 'released' }
}

async function takeQuoteIn(deps: Dependencies, id: string, payload: string) {
  await captureLead(deps, {
    submission: JSON.parse(payload) as QuoteSubmission,
    idempotencyKey: `quarantine-${id}`,
    source: 'website_contact',
    attribution: {},
    locale: 'en',
  })
}

/** Removes a submission that is spam. */
export async function deleteHeldBack(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'deleted' } | { kind: 'gone' }> {
  authorize(viewer, 'leads:delete')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const deleted = await trx
      .deleteFrom('quarantined_submissions')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) return { kind: 'gone' }
    await writeAudit(trx, 'submission.deleted', viewer, id, clock())
    return { kind: 'deleted' }
  })
}

type Trx = Parameters<Parameters<Database['write']>[0]>[0]

async function writeAudit(trx: Trx, action: string, viewer: Viewer, id: string, now: Date) {
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action,
    subjectType: 'held_back_submission',
    subjectId: id,
    at: now,
  })
}

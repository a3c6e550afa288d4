import { createHash } from 'node:crypto'
import { DEMO_TIME_ZONE, type DemoService } from '#domain/bookings/demo.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { type NewEmail, TO_OWNER } from '#server/email/outbox.ts'
import { type CapturedLead, captureLead, type LeadCapture } from '#server/leads/capture-lead.ts'
import { readAttribution } from '#server/leads/read-attribution.ts'
import { newBookingId } from './booking-id.ts'
import { type DemoProblems, type DemoRequest, readDemoForm } from './demo-form.ts'

type Dependencies = {
  database: Database
  clock: Clock
  messageHost: string
  outbox: { wake(): void; canDeliver: boolean }
}

type Visit = {
  fields: Record<string, unknown>
  /** The chat that it was asked for in. */
  conversationId: string | undefined
  referer: string | null
  locale: Locale
}

export type DemoOutcome =
  /** `autoReply`: the visitor gets a mail. */
  { kind: 'requested'; bookingId: string; autoReply: boolean } | { kind: 'invalid'; problems: DemoProblems }

const services: Record<DemoService, ServiceInterest> = {
  'ai-chatbots': 'ai-chatbots',
  'whatsapp-bots': 'ai-chatbots',
  'website-chatbots': 'ai-chatbots',
  'voice-ai': 'ai-chatbots',
  'crm-integrations': 'gpt-agents',
}

/** Takes the demo form in: the booking, its lead and both mails are written together. */
export async function requestDemo(deps: Dependencies, visit: Visit): Promise<DemoOutcome> {
  const now = deps.clock()
  const read = readDemoForm(visit.fields, now)
  if (!read.ok) return { kind: 'invalid', problems: read.problems }
  const { request } = read
  const bookingId = newBookingId()
  const capture: LeadCapture = {
    submission: {
      ...request,
      serviceInterest: services[request.service],
      message: request.message ?? '',
      budgetRange: undefined,
      projectTimeline: undefined,
      businessType: undefined,
      projectComplexity: undefined,
      urgency: undefined,
    },
    idempotencyKey: keyOf(request, visit.fields.idempotencyKey),
    source: 'demo_request',
    attribution: readAttribution(visit.fields.attribution, visit.referer),
    locale: visit.locale,
  }
  const { reference = bookingId } = await captureLead(deps, {
    ...capture,
    occasion: {
      kind: 'demo',
      activity: { type: 'demo_request', first: 'Asked for a demo', again: 'Asked for a demo' },
      emails: (lead) => emailsAbout(bookingId, request, visit.locale, lead),
      alsoWrite: (trx, leadId) => writeBooking(trx, { bookingId, leadId, request, visit, now }),
      reference: bookingId,
    },
  })
  deps.outbox.wake()
  return { kind: 'requested', bookingId: reference, autoReply: deps.outbox.canDeliver }
}

type Booking = { bookingId: string; leadId: string; request: DemoRequest; visit: Visit; now: Date }

async function writeBooking(trx: Trx, { bookingId, leadId, request, visit, now }: Booking) {
  const { name, email, company, phone, service, date, time, message } = request
  const at = now.toISOString()
  // A chat that was deleted meanwhile is no reason to lose the booking.
  const chat =
    visit.conversationId &&
    (await trx
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', visit.conversationId)
      .executeTakeFirst())
  await trx
    .insertInto('demo_bookings')
    .values({
      id: bookingId,
      lead_id: leadId,
      conversation_id: chat ? chat.id : null,
      name,
      email,
      company: company ?? null,
      phone: phone ?? null,
      service,
      date,
      time,
      time_zone: DEMO_TIME_ZONE,
      starts_at: new Date(`${date}T${time}:00${INDIAN_OFFSET}`).toISOString(),
      status: 'requested',
      message: message ?? null,
      locale: visit.locale,
      created_at: at,
      updated_at: at,
    })
    .execute()
  if (!chat) return
  await trx
    .updateTable('conversations')
    .set({ lead_id: leadId })
    .where('id', '=', chat.id)
    .where('lead_id', 'is', null)
    .execute()
}

/** Of `DEMO_TIME_ZONE`; India knows no summer time. */
const INDIAN_OFFSET = '+05:30'

function emailsAbout(
  bookingId: string,
  request: DemoRequest,
  locale: Locale,
  { leadId }: CapturedLead,
): NewEmail[] {
  const { consent: _, ...details } = request
  const data = { bookingId, leadId, ...details }
  return [
    { template: 'demo-requested', to: TO_OWNER, replyTo: request.email, locale: 'en', leadId, data },
    { template: 'demo-received', to: request.email, locale, leadId, data },
  ]
}

/** The same wish sent twice is one. */
function keyOf(request: DemoRequest, given: unknown): string {
  if (typeof given === 'string' && /^[\w-]{16,64}$/.test(given)) return given
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}

import { sql } from 'kysely'
import { z } from 'zod'
import type { Contact } from '#content/fill-contact.ts'
import { isDate, isTime, timeZoneOf } from '#domain/bookings/availability.ts'
import { clockTime } from '#domain/bookings/clock-time.ts'
import { demoLimits, demoServices } from '#domain/bookings/demo.ts'
import { localeOfLanguage } from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'
import { readConversation } from '#server/chat/conversation-store.ts'
import type { Db } from '#server/database/open-database.ts'
import { headlessRefusal } from '#server/email/headless-browsers.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import {
  optionalPhone,
  optionalText,
  readSubmission,
  requiredConsent,
  requiredEmail,
  requiredText,
} from '#server/submissions/form-fields.ts'
import { idempotencyKey } from '#server/submissions/idempotency-key.ts'
import { readAttribution, type SentForm } from '#server/submissions/sent-form.ts'
import { readTraps, type SpamTraps, suspicionsAbout } from '#server/submissions/spam-signs.ts'
import { loadAvailability } from './availability-settings.ts'
import { type BookDependencies, type Booked, bookDemo, type NewBooking, type SlotTaken } from './book-demo.ts'
import { quarantineDemo } from './quarantined-demos.ts'

const schema = z.object({
  name: requiredText(demoLimits.name),
  email: requiredEmail(demoLimits.email),
  company: optionalText(demoLimits.company),
  phone: optionalPhone,
  service: z
    .union([z.literal('').transform(() => demoServices[0]), z.enum(demoServices)], 'choice')
    .default(demoServices[0]),
  date: z.string({ error: 'required' }).trim().refine(isDate, 'required'),
  time: z.string({ error: 'required' }).trim().refine(isTime, 'required'),
  message: optionalText(demoLimits.message),
  consent: requiredConsent,
  // The browser sets it, so an unknown time zone is ignored.
  timeZone: z
    .string()
    .optional()
    .transform((name) => name && timeZoneOf(name)),
})

/** `date` and `time` are in the time zone of the business; `timeZone` is the visitor's. */
export type DemoSubmission = z.infer<typeof schema>
export type DemoField = keyof DemoSubmission

/** The problem of a field; its text is in `content/`. */
export type DemoProblem = 'required' | 'email' | 'phone' | 'past' | 'too-long' | 'choice' | 'consent'
export type DemoProblems = Partial<Record<DemoField, DemoProblem>>

/** Validates the demo form. Past days are judged in the time zone of the business. */
export function readDemoForm(
  fields: Record<string, unknown>,
  now: Date,
  businessTimeZone: string,
): { ok: true; submission: DemoSubmission } | { ok: false; problems: DemoProblems } {
  const read = readSubmission<DemoSubmission, DemoProblem>(schema, fields, ['message'])
  const today = clockTime(now.toISOString(), businessTimeZone).date
  return read.ok && read.submission.date < today ? { ok: false, problems: { date: 'past' } } : read
}

/** `conversationId`: the chat from which the form was sent. */
export type SentDemo = SentForm & { conversationId?: string | undefined }

export type DemoOutcome =
  | Booked
  /** The requested slot is not available, for whatever reason. */
  | SlotTaken
  | { kind: 'invalid'; problems: DemoProblems }
  | { kind: 'too-many'; retryAfterSeconds: number }

export type DemoFormDependencies = BookDependencies &
  SpamTraps & {
    rateLimits: RateLimits
    /** The current contact details of the business. */
    contact: Contact
  }

/** Handles the demo form: validates it, quarantines suspected spam, and books the slot. */
export async function submitDemo(deps: DemoFormDependencies, form: SentDemo): Promise<DemoOutcome> {
  const { database, clock } = deps
  const { availability } = await loadAvailability(database.db)
  const read = readDemoForm(form.fields, clock(), availability.timeZone)
  if (!read.ok) return { kind: 'invalid', problems: read.problems }
  const limit = await deps.rateLimits.take('demo', form.addressKey)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  const { submission } = read
  const { name, message = '' } = submission
  const suspicions = suspicionsAbout({ name, message }, readTraps(deps, form))
  const newBooking: NewBooking = {
    submission,
    conversationId: form.conversationId,
    attribution: readAttribution(form),
    locale: await localeOf(database.db, form),
    mailRefusal: await headlessRefusal(database.db, form.headers),
    idempotencyKey: idempotencyKey(form, submission),
  }
  const doubts = deps.timeTraps ? await doubtsAbout(database.db, submission, clock()) : []
  const reasons = [...suspicions, ...doubts]
  return reasons.length > 0 ? quarantineDemo(deps, newBooking, reasons) : bookDemo(deps, newBooking)
}

/** Returns the language of the chat, otherwise of the page. */
async function localeOf(db: Db, { conversationId, locale }: SentDemo): Promise<Locale> {
  const conversation = conversationId && (await readConversation(db, conversationId))
  return conversation ? localeOfLanguage(conversation.language) : locale
}

/** Upcoming demos per person; more would fill the calendar for others. */
const MOST_AHEAD = 3

/** Returns further reasons to quarantine a demo form; empty if there are none. */
async function doubtsAbout(db: Db, { email }: DemoSubmission, now: Date): Promise<string[]> {
  const ahead = await db
    .selectFrom('demo_bookings')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .limit(MOST_AHEAD)
    .execute()
  return ahead.length < MOST_AHEAD ? [] : [`has ${MOST_AHEAD} demos ahead already`]
}

import { sql } from 'kysely'
import type { Contact } from '#content/fill-contact.ts'
import { localeOfLanguage } from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'
import { readConversation } from '#server/chat/conversation-store.ts'
import type { Db } from '#server/database/open-database.ts'
import { headlessRefusal } from '#server/email/headless-browsers.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { idempotencyKey } from '#server/submissions/idempotency-key.ts'
import {
  readAttribution,
  readTraps,
  type SentForm,
  type SpamTraps,
  suspicionsAbout,
} from '#server/submissions/sent-form.ts'
import { quarantineDemo } from '../quarantined-demos.ts'
import { loadAvailability } from './availability-settings.ts'
import { type BookDependencies, type Booked, bookDemo, type NewBooking, type SlotTaken } from './book-demo.ts'
import { type DemoProblems, type DemoSubmission, readDemoForm } from './demo-form.ts'

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
  const key = idempotencyKey(form, submission)
  const attribution = readAttribution(form)
  const { name, message = '' } = submission
  const suspicions = suspicionsAbout({ name, message }, readTraps(deps, form))
  const newBooking: NewBooking = {
    submission,
    conversationId: form.conversationId,
    attribution,
    locale: await localeOf(database.db, form),
    mailRefusal: await headlessRefusal(database.db, form.headers),
    idempotencyKey: key,
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

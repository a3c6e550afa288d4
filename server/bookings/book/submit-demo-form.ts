import { sql } from 'kysely'
import type { Contact } from '#content/fill-contact.ts'
import { localeOfLanguage } from '#domain/chat/conversation.ts'
import type { Locale } from '#domain/locale.ts'
import { readConversation } from '#server/chat/conversation-store.ts'
import type { Db } from '#server/database/open-database.ts'
import { headlessRefusal } from '#server/email/headless-browsers.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { FormTimer } from '#server/http/forms/form-timer.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { readAttribution } from '#server/leads/capture/read-attribution.ts'
import { browserKey, hashOf } from '#server/submissions/idempotency-key.ts'
import { HONEYPOT_FIELD, readTraps } from '#server/submissions/submission-visit.ts'
import { suspicionsAbout } from '#server/submissions/suspect.ts'
import { quarantineDemo } from '../quarantined-demos.ts'
import { loadAvailability } from './availability-settings.ts'
import {
  type BookDependencies,
  type Booked,
  bookDemo,
  type DemoWish,
  findEarlier,
  type SlotTaken,
} from './book-demo.ts'
import { type DemoProblems, type DemoRequest, readDemoForm } from './demo-form.ts'

export type DemoVisit = {
  fields: Record<string, unknown>
  headers: Headers
  addressKey: string
  locale: Locale
  /** The chat from which the form was sent. */
  conversationId?: string | undefined
}

export type DemoOutcome =
  | Booked
  /** The requested slot is not available, for whatever reason. */
  | SlotTaken
  | { kind: 'invalid'; problems: DemoProblems }
  | { kind: 'too-many'; retryAfterSeconds: number }

export type DemoFormDependencies = BookDependencies & {
  rateLimits: RateLimits
  /** Whether the traps against spam are active. */
  timeTraps: boolean
  formTimer: FormTimer
  cookies: Cookies
  /** The current contact details of the business. */
  contact: Contact
}

/** Handles the demo form: validates it, quarantines suspected spam, and books the slot. */
export async function submitDemoForm(deps: DemoFormDependencies, visit: DemoVisit): Promise<DemoOutcome> {
  const { availability } = await loadAvailability(deps.database.db)
  const read = readDemoForm(visit.fields, deps.clock(), availability.timeZone)
  if (!read.ok) return { kind: 'invalid', problems: read.problems }
  const { request } = read
  const limit = await deps.rateLimits.take('demo', visit.addressKey)
  if (!limit.ok) return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds }
  const wish: DemoWish = {
    request,
    conversationId: visit.conversationId,
    attribution: readAttribution(visit.fields.attribution, visit.headers.get('referer')),
    locale: await localeOf(deps, visit),
    mailRefusal: await headlessRefusal(deps.database.db, visit.headers),
    idempotencyKey: keyOf(visit, request),
  }
  const { earlier } = await findEarlier(deps.database.db, wish)
  const reasons = earlier ? [] : await reasonsToHoldBack(deps, visit, request)
  return reasons.length > 0 ? quarantineDemo(deps, wish, reasons) : bookDemo(deps, wish)
}

/** Returns the language of the chat, otherwise of the page. */
async function localeOf({ database }: DemoFormDependencies, visit: DemoVisit): Promise<Locale> {
  const conversation = visit.conversationId && (await readConversation(database.db, visit.conversationId))
  return conversation ? localeOfLanguage(conversation.language) : visit.locale
}

async function reasonsToHoldBack(deps: DemoFormDependencies, visit: DemoVisit, request: DemoRequest) {
  const written = { name: request.name, message: request.message ?? '' }
  const traps = readTraps(deps, visit.headers, visit.fields[HONEYPOT_FIELD])
  const suspicions = suspicionsAbout(written, traps)
  const doubts = deps.timeTraps ? await doubtsAbout(deps.database.db, request, deps.clock()) : []
  return [...suspicions, ...doubts]
}

/**
 * Returns the browser's key, or one from the content and the visitor's address: the answer allows changing the
 * booking, so knowing the content must not be enough to get it.
 */
function keyOf({ fields, addressKey }: DemoVisit, request: DemoRequest): string {
  return browserKey(fields.idempotencyKey) ?? `auto-${hashOf([request, addressKey])}`
}

/** Upcoming demos per person; more would fill the calendar for others. */
const MOST_AHEAD = 3

/** Returns further reasons to quarantine a demo form; empty if there are none. */
async function doubtsAbout(db: Db, { email }: { email: string }, now: Date): Promise<string[]> {
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

import { defaultContact } from '#content/fill-contact.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { DemoFormDependencies } from '#server/bookings/book/submit-demo.ts'
import { createBookings } from '#server/bookings/bookings.ts'
import type { Database } from '#server/database/open-database.ts'
import { createCookies } from '#server/http/cookies.ts'
import { createFormTimer } from '#server/http/forms/form-timer.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createPersonKey } from '#server/privacy/person-key.ts'
import { createSigner } from '#server/signing.ts'

/** The secret for people's keys; a site that must recognise a seeded person needs it too. */
export const TEST_SECRET = 'a secret of at least 32 characters'

/** A Monday, 6:30 in the morning in Delhi. */
const MONDAY = new Date('2026-11-23T01:00:00.000Z')

export const buildViewer = (changes: Partial<Viewer> = {}): Viewer => ({
  id: 'owner-1',
  email: 'owner@example.test',
  name: 'Owner',
  role: 'owner',
  status: 'approved',
  emailVerified: true,
  sessionId: 's',
  ...changes,
})

/** Sets up bookings on a database, with a clock that tests set. */
export function startTestBookings(database: Database, changes: Partial<DemoFormDependencies> = {}) {
  const time = { now: MONDAY }
  const cookies = createCookies('http://localhost')
  const deps: DemoFormDependencies = {
    database,
    clock: () => time.now,
    siteUrl: 'https://www.example.test',
    contact: defaultContact,
    messageHost: 'example.test',
    links: createSigner(TEST_SECRET, 'booking-link'),
    personKey: createPersonKey(TEST_SECRET),
    outbox: { wake: () => {}, sendsAtOnce: async () => true },
    rateLimits: createRateLimits(false),
    timeTraps: false,
    formTimer: createFormTimer({ signer: createSigner(TEST_SECRET, 'form-timer'), clock: () => time.now }),
    cookies,
    ...changes,
  }
  const bookings = createBookings(deps)
  return {
    ...deps,
    bookings,
    setNow: (iso: string) => {
      time.now = new Date(iso)
    },
    book: (fields: Record<string, unknown>, form: Partial<Parameters<typeof bookings.submitDemo>[0]> = {}) =>
      bookings.submitDemo({ fields, headers: new Headers(), addressKey: '192.0.2.1', locale: 'en', ...form }),
  }
}

/** Returns the fields of the demo form for Tuesday at 15:30. */
export const demoFields = (changes: Record<string, unknown> = {}) => ({
  name: 'Ravi Rao',
  email: 'ravi@example.test',
  company: '',
  phone: '',
  service: 'voice-ai',
  date: '2026-11-24',
  time: '15:30',
  message: '',
  consent: 'on',
  ...changes,
})

/** Returns the token in a manage link. */
export function tokenOf(outcome: unknown): string {
  const { manageUrl } = outcome as { manageUrl: string }
  return manageUrl.split('/').at(-1) ?? ''
}

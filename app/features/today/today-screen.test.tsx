import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { TodayData } from '#app/lib/office/load-today.ts'
import { withPhoneContact } from '#domain/contact/phone-number.ts'
import { buildLeadRow } from '#tests/support/records/seed-leads.ts'
import { TodayScreen } from './today-screen.tsx'

const quiet: TodayData = {
  setUp: [],
  now: '2026-11-21T10:00:00.000Z',
  fresh: { since: '2026-11-20T13:10:00.000Z', leads: 0, demos: 0, chats: 0, testimonials: 0 },
  followUps: { leads: [], total: 0, hasMore: false },
  tasks: { tasks: [], total: 0, hasMore: false },
  newLeads: { leads: [], total: 0, hasMore: false },
  chats: { chats: [], total: 0 },
  demos: {
    due: { bookings: [], total: 0 },
    coming: { bookings: [], total: 0 },
    clock: { now: '2026-11-21T10:00:00.000Z', timeZone: 'Asia/Kolkata' },
  },
  testimonials: { testimonials: [], total: 0 },
  registrations: { registrations: [], total: 0 },
  emails: { emails: [], total: 0 },
  questions: { groups: [], total: 0 },
  unverified: 0,
  mail: { state: { kind: 'working' }, waiting: 0 },
  quarantined: { leads: 0, testimonials: 0 },
}

/** The words and numbers of the screen, in their order. */
const draw = (changes: Partial<TodayData>) =>
  render(changes)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

function render(changes: Partial<TodayData>) {
  const today = { ...quiet, ...changes }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <TodayScreen today={today} />,
    },
  ])
  return renderToString(<Stub />).replaceAll(/<!--.*?-->/g, '')
}

test('where nothing waits, that is said', () => {
  expect(draw({})).toContain('All caught up')
})

test('what is not set up yet is listed, until all of it is done', () => {
  expect(draw({})).not.toContain('Finish setting up')
  const screen = render({ setUp: ['whatsApp', 'codes'] })
  expect(screen).toMatch(/Finish setting up.*settings\/website.*WhatsApp number.*account\/security/)
  expect(screen).not.toContain('demo hours')
})

test('each registration is approved or rejected, and more than are shown are one link away', () => {
  const colleague = {
    id: '1',
    name: 'Ravi',
    email: 'ravi@example.test',
    role: 'member',
    status: 'pending',
    emailVerified: true,
    registeredAt: '2026-11-20T10:00:00.000Z',
    lastSignedInAt: null,
  } as const
  const registrations = { registrations: [colleague], total: 7 }
  const words = draw({ registrations })
  expect(words).toContain('Registrations 7')
  expect(words).toContain('All 7')
  expect(render({ registrations })).toContain('aria-label="Approve Ravi"')
  expect(render({ registrations })).toContain('aria-label="Reject Ravi"')
})

test('a number that was not counted to the end says so', () => {
  expect(draw({ followUps: { leads: [], total: 999, hasMore: true } })).toContain('Follow-ups 999+')
})

test('what arrived since the last visit is counted, each kind with a link to its list', () => {
  expect(draw({})).not.toContain('New since')
  const fresh = { since: '2026-11-20T13:10:00.000Z', leads: 4, demos: 0, chats: 0, testimonials: 1 }
  expect(draw({ fresh })).toContain('New since yesterday, 6:40 pm: 4 leads 1 testimonial')
  expect(render({ fresh })).toMatch(/href="\/del-admin-dashboard\/leads"[^>]*>4 leads/)
})

test('a part that could not be loaded is not taken for nothing to do', () => {
  const words = draw({ chats: null })
  expect(words).toContain('could not be loaded')
  expect(words).not.toContain('All caught up')
})

test.each([
  ['chats', 12, 'Inbox'],
  ['newLeads', 12, 'All new leads'],
  ['followUps', 12, 'All 12'],
] as const)(
  '%s lead to a list by its name, and by a number only where it holds as many',
  (kind, total, link) => {
    const found = { ...quiet[kind], total } as never
    const [, all] = /ui-link[^>]*ml-auto[^>]*>(?:<span>)?([^<]*)</.exec(render({ [kind]: found })) ?? []
    expect(all?.trim()).toBe(link)
  },
)

test('demos of today and of the coming days stand apart, each with its day and time', () => {
  const at = (id: string, startsAt: string, endsAt: string) => ({
    ...{ id, name: id, email: 'a@example.test', company: '', phone: '', startsAt, endsAt },
    ...{ service: 'ai-chatbots', status: 'booked', leadId: null, conversationId: null },
  })
  const words = draw({
    demos: {
      due: { bookings: [at('Asha', '2026-11-21T11:00:00.000Z', '2026-11-21T11:30:00.000Z')], total: 12 },
      coming: { bookings: [at('Ravi', '2026-11-24T05:00:00.000Z', '2026-11-24T05:30:00.000Z')], total: 12 },
      clock: quiet.demos?.clock,
    },
  } as never)
  expect(words).toMatch(/Demos 12 All 12 Demos Asha AI Chatbots Today, 4:30 pm/)
  expect(words).toMatch(/Next demos 12 Week Ravi Tue 24, 10:30 am/)
})

test('a past demo asks how it went, and a new lead says how long it has been there', () => {
  const demo = {
    ...{ id: '1', name: 'Asha', email: 'a@example.test', company: '', phone: '', service: 'ai-chatbots' },
    ...{ status: 'booked', leadId: null, conversationId: null },
    ...{ startsAt: '2026-11-21T08:00:00.000Z', endsAt: '2026-11-21T08:30:00.000Z' },
  }
  const words = draw({
    demos: { due: { bookings: [demo], total: 1 }, coming: quiet.demos?.coming, clock: quiet.demos?.clock },
    newLeads: {
      leads: [withPhoneContact(buildLeadRow({ created_at: '2026-10-20T10:00:00.000Z', source: 'referral' }))],
      total: 1,
      hasMore: false,
    },
  } as never)
  expect(words).toMatch(/Did the demo happen\? 1 Asha AI Chatbots Held No-show/)
  expect(words).toContain('32 days ago')
})

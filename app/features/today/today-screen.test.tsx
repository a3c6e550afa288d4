import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { TodayData } from '#app/load-today.ts'
import { summarizeSpan } from '#domain/leads/lead-trends.ts'
import { TodayScreen } from './today-screen.tsx'

const quiet: TodayData = {
  setUp: [],
  now: '2026-11-21T10:00:00.000Z',
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
  lostPaths: 0,
  trends: null,
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
      Component: () => <TodayScreen today={today} nameOfEmail={() => 'A mail'} />,
    },
  ])
  return renderToString(<Stub />).replaceAll(/<!--.*?-->/g, '')
}

test('where nothing waits, that is said', () => {
  expect(draw({})).toContain('Nothing waits for you')
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
  const words = draw({ registrations: { registrations: [colleague], total: 7 } })
  expect(words).toContain('7 registrations')
  expect(words).toContain('All 7')
  expect(words).toContain('Approve Ravi')
  expect(words).toMatch(/Reject This deletes the account\. It can’t be undone\. Reject and delete Ravi/)
})

test('more than were counted are so many and more, above as in their part', () => {
  const words = draw({ followUps: { leads: [], total: 999, hasMore: true } })
  expect(words).toMatch(/999\+ follow-ups .*Follow up 999\+/)
})

test('where one thing could not be read and nothing else waits, no empty line of ways is drawn', () => {
  const words = render({ chats: null })
  expect(words).toContain('could not be read')
  expect(words).not.toContain('What waits')
})

test.each([
  ['chats', 12, 'All chats'],
  ['newLeads', 12, 'All new leads'],
  ['followUps', 12, 'All 12'],
] as const)(
  '%s lead to a list by its name, and by a number only where it holds as many',
  (kind, total, link) => {
    const found = { ...quiet[kind], total } as never
    const [, all] = /(All [^<]*)</.exec(render({ [kind]: found })) ?? []
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
  expect(words).toMatch(/12 demos 12 coming demos/)
  expect(words).toMatch(/Demos 12 All 12 .*Asha 16:30 today, 16:30/)
  expect(words).toMatch(/Coming demos 12 All of the next 7 days Ravi Tue, 10:30 Tuesday, 24 November, 10:30/)
})

test('the month is drawn with sources, statuses, the pipeline and how soon somebody was answered', () => {
  const span = summarizeSpan({
    groups: [
      { source: 'website_contact', status: 'new', leads: 3, value: 50_000 },
      { source: 'ai_chat', status: 'won', leads: 2, value: 20_000 },
    ],
    answered: { leads: 4, withinHour: 2, withinDay: 4, medianMinutes: 45 },
    won: { leads: 2, value: 20_000 },
    lost: { leads: 2 },
  })
  const pipeline = [{ status: 'negotiating', leads: 11, value: 4_00_000 }] as const
  const words = draw({ trends: { now: span, before: span, pipeline: [...pipeline] } })
  for (const said of [
    /Where they came from .* 3 ₹50,000 .* 2 ₹20,000/,
    /Where they stand now .* New 3 /,
    /All leads, whenever they came .* Negotiating 11 ₹4,00,000/,
    /First answer within an hour 40 % .* within a day 80 %/,
  ]) {
    expect(words).toMatch(said)
  }
})

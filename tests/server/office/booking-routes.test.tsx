import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import * as availabilityRoute from '#app/routes/office/bookings/availability.tsx'
import * as bookingRoute from '#app/routes/office/bookings/booking.tsx'
import * as fileRoute from '#app/routes/office/bookings/booking-file.ts'
import * as bookingsRoute from '#app/routes/office/bookings/bookings.tsx'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { defaultAvailability } from '#domain/bookings/availability.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { callRoute, postForm, setUpRoute, thrown } from '#tests/support/requests/call-routes.ts'

const BOOKINGS = 'http://site.test/del-admin-dashboard/bookings'
const AVAILABILITY = 'http://site.test/del-admin-dashboard/availability'
const id = 'DEMO-abcdefghijklmnopqrstuvwx'
const member = buildViewer()
const owner = buildViewer({ role: 'owner' })

/** What a route needs, with bookings that do as told; every call is written down. */
function setUp(options: { viewer?: Viewer | undefined; bookings?: Record<string, unknown> } = {}) {
  const answers: Record<string, unknown> = {
    list: { bookings: [], total: 0, pages: 1 },
    calendar: { bookings: [] },
    get: { booking: { id, name: 'Asha' } },
    freeSlots: { timeZone: 'Asia/Kolkata', slotMinutes: 30, days: [] },
    readAvailability: { availability: defaultAvailability, version: 1 },
    saveAvailability: { kind: 'saved' },
    teamCalendarFile: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' },
    move: { kind: 'moved' },
    cancel: { kind: 'cancelled' },
    mark: { kind: 'marked' },
    saveNotes: { kind: 'saved' },
    ...options.bookings,
  }
  const viewer = 'viewer' in options ? options.viewer : member
  const others = { emails: { state: async () => ({ kind: 'working' }) } }
  return setUpRoute({ viewer, service: 'bookings', answers, others })
}

const call = (handler: unknown, setup: ReturnType<typeof setUp>, request: Request) =>
  callRoute(handler, setup, request, { id })

const post = (fields: Record<string, string>, { url = `${BOOKINGS}/${id}` } = {}) => postForm(url, fields)

const routes: [name: string, handler: unknown, request: () => Request][] = [
  ['the bookings', bookingsRoute.loader, () => new Request(BOOKINGS)],
  ['a booking', bookingRoute.loader, () => new Request(`${BOOKINGS}/${id}`)],
  ['a change of it', bookingRoute.action, () => post({ intent: 'held' })],
  ['its file', fileRoute.loader, () => new Request(`${BOOKINGS}/${id}/demo.ics`)],
  ['the availability', availabilityRoute.loader, () => new Request(AVAILABILITY)],
  ['a change of that', availabilityRoute.action, () => post({}, { url: AVAILABILITY })],
]

describe.each(routes)('%s', (_name, handler, request) => {
  test('sends nobody to sign in', async () => {
    const setup = setUp({ viewer: undefined })
    const response = (await thrown(call(handler, setup, request()))) as Response
    expect(response.headers.get('location')).toMatch(/^\/del-admin-portal-2025/)
    expect(setup.calls).toEqual([])
  })

  test('sends a person who is not on the team to the start page', async () => {
    const setup = setUp({ viewer: buildViewer({ status: 'pending' }) })
    const response = (await thrown(call(handler, setup, request()))) as Response
    expect(response.headers.get('location')).toBe('/')
    expect(setup.calls).toEqual([])
  })
})

test.each([
  ['', ['list', member, { search: '', status: undefined, when: undefined, page: 1 }]],
  [
    '?q=+asha&status=held&when=past&page=2',
    ['list', member, { search: 'asha', status: 'held', when: 'past', page: 2 }],
  ],
  ['?view=week', ['calendar', member, { view: 'week', date: undefined }]],
  ['?view=month&date=2026-12-01', ['calendar', member, { view: 'month', date: '2026-12-01' }]],
  ['?view=month&date=2026-13-01', ['calendar', member, { view: 'month', date: undefined }]],
])('the address %j asks for %j', async (query, asked) => {
  const setup = setUp()
  await call(bookingsRoute.loader, setup, new Request(BOOKINGS + query))
  expect(setup.calls).toEqual([asked])
})

test('a booking that is gone is a 404, its file too', async () => {
  const setup = setUp({ bookings: { get: undefined, teamCalendarFile: undefined } })
  for (const { loader } of [bookingRoute, fileRoute])
    expect(await thrown(call(loader, setup, new Request(BOOKINGS)))).toMatchObject({ init: { status: 404 } })
})

test('the file is one that calendars take, and nobody keeps it', async () => {
  const file = (await call(fileRoute.loader, setUp(), new Request(BOOKINGS))) as Response
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=REQUEST')
  expect(file.headers.get('content-disposition')).toContain('demo.ics')
  expect(file.headers.get('cache-control')).toBe('no-store')
})

describe('a change of a booking', () => {
  const slot = '2026-11-24 10:00'
  const free = { date: '2026-11-24', time: '10:00', version: 3, anyway: false }
  test.each<[string, Record<string, string>, unknown[]]>([
    ['move', { slot, version: '3' }, ['move', member, id, free]],
    [
      'move',
      { slot, date: '2026-11-29', time: '21:00', version: '3', anyway: 'yes' },
      ['move', member, id, { date: '2026-11-29', time: '21:00', version: 3, anyway: true }],
    ],
    // Without the number it counts as not seen.
    ['move', { slot: '' }, ['move', member, id, { date: '', time: '', version: 0, anyway: false }]],
    ['cancel', { reason: 'Ill', version: '0' }, ['cancel', member, id, { reason: 'Ill', version: 0 }]],
    ['held', {}, ['mark', member, id, 'held']],
    ['no_show', {}, ['mark', member, id, 'no_show']],
    ['booked', {}, ['mark', member, id, 'booked']],
    ['notes', { notes: 'New', version: '2' }, ['saveNotes', member, id, { text: 'New', version: 2 }]],
  ])('%s with %j is made', async (intent, fields, asked) => {
    const setup = setUp()
    expect(await call(bookingRoute.action, setup, post({ intent, ...fields }))).toMatchObject({
      data: { ok: true, message: expect.stringMatching(/./) },
    })
    expect(setup.calls).toEqual([asked])
  })

  test.each<[string, Record<string, unknown>, number, object]>([
    ['move', { move: new Error('Failed to update booking') }, 503, {}],
    ['move', { move: { kind: 'gone' } }, 404, {}],
    ['move', { move: { kind: 'closed' } }, 409, {}],
    ['move', { move: { kind: 'conflict' } }, 409, {}],
    ['move', { move: { kind: 'unchanged' } }, 409, {}],
    ['move', { move: { kind: 'invalid', problems: {} } }, 400, {}],
    ['move', { move: { kind: 'warned', warnings: ['notice'] } }, 409, { warned: ['notice'] }],
    ['move', { move: { kind: 'taken', nearest: ['x'] } }, 409, { nearest: ['x'] }],
    ['cancel', { cancel: { kind: 'conflict' } }, 409, {}],
    ['cancel', { cancel: { kind: 'closed' } }, 409, {}],
    ['held', { mark: { kind: 'not-yet' } }, 409, {}],
    ['booked', { mark: { kind: 'closed' } }, 409, {}],
    ['notes', { saveNotes: { kind: 'too-long' } }, 400, { values: { notes: ['Long'] } }],
    ['notes', { saveNotes: { kind: 'conflict' } }, 409, { kind: 'conflict' }],
    ['notes', { saveNotes: { kind: 'gone' } }, 404, {}],
    ['move-it', {}, 400, {}],
    ['constructor', {}, 400, {}],
  ])('%s that ends in %j is said', async (intent, bookings, status, told) => {
    const request = post({ intent, slot, notes: 'Long' })
    const setup = setUp({ bookings })
    expect(await call(bookingRoute.action, setup, request)).toMatchObject({
      data: {
        ok: false,
        message: expect.stringMatching(/not/),
        description: expect.stringMatching(/./),
        ...told,
      },
      init: { status },
    })
    expect(setup.reported).toHaveLength(status === 503 ? 1 : 0)
  })

  test('to what it is already is as good as done', async () => {
    const setup = setUp({ bookings: { mark: { kind: 'unchanged' } } })
    expect(await call(bookingRoute.action, setup, post({ intent: 'held' }))).toMatchObject({
      data: { ok: true },
    })
  })
})

describe('the availability', () => {
  const fields: [string, string][] = [
    ['intent', 'save'],
    ['version', '1'],
    ['monday.from', '10:00'],
    ['monday.to', '13:00'],
    ['monday.from', ' 14:00 '],
    ['monday.to', '18:00'],
    ['monday.from', ''],
    ['monday.to', ''],
    ['tuesday.from', '09:00'],
    ['tuesday.to', ''],
    ['dayOff.date', '2026-12-25'],
    ['dayOff.note', 'Christmas'],
    ['dayOff.date', '2026-12-26'],
    ['dayOff.note', ''],
    ['dayOff.date', ''],
    ['dayOff.note', ''],
    ['slotMinutes', '45'],
    ['bufferBeforeMinutes', ''],
    ['bufferAfterMinutes', '10'],
    ['minimumNoticeHours', 'soon'],
    ['horizonDays', '14'],
    ['timeZone', 'Asia/Kolkata'],
    ['place', ' The office '],
  ]
  const read = {
    timeZone: 'Asia/Kolkata',
    weekly: {
      ...{ wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] },
      monday: [
        { from: '10:00', to: '13:00' },
        { from: '14:00', to: '18:00' },
      ],
      tuesday: [{ from: '09:00', to: '' }],
    },
    daysOff: [{ date: '2026-12-25', note: 'Christmas' }, { date: '2026-12-26' }],
    slotMinutes: 45,
    bufferBeforeMinutes: Number.NaN,
    bufferAfterMinutes: 10,
    minimumNoticeHours: Number.NaN,
    horizonDays: 14,
    place: 'The office',
  }
  const save = () => postForm(AVAILABILITY, fields)

  test('is saved as the form says it', async () => {
    const setup = setUp({ viewer: owner })
    expect(await call(availabilityRoute.action, setup, save())).toMatchObject({ data: { ok: true } })
    expect(setup.calls).toEqual([['saveAvailability', owner, read, 1]])
  })

  test.each<[object, number, object]>([
    [{ kind: 'invalid', problems: { tuesday: 'range' } }, 400, { problems: { tuesday: 'range' } }],
    [{ kind: 'conflict', availability: defaultAvailability, version: 2 }, 409, { kind: 'conflict' }],
    [new Error('Failed to save availability'), 503, {}],
  ])('that ends in %j comes back with what was typed', async (saveAvailability, status, told) => {
    const setup = setUp({ viewer: owner, bookings: { saveAvailability } })
    expect(await call(availabilityRoute.action, setup, save())).toMatchObject({
      data: { ok: false, values: { slotMinutes: ['45'] }, ...told },
      init: { status },
    })
  })

  test('is shown to a member, who may not save it', async () => {
    const setup = setUp()
    expect(await call(availabilityRoute.loader, setup, new Request(AVAILABILITY))).toMatchObject({
      maySave: false,
    })
    expect(await thrown(call(availabilityRoute.action, setup, save()))).toMatchObject({
      init: { status: 403 },
    })
    expect(setup.calls.map(([name]) => name)).not.toContain('saveAvailability')
  })
})

describe('hostile text', () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}javascript:alert(1)`
  const at = '2026-11-24T10:00:00.000Z'
  const clock = { timeZone: 'Asia/Kolkata', now: at }
  const booking = {
    ...{
      id: evil,
      name: evil,
      email: `javascript:alert(1)//${evil}`,
      company: evil,
      service: evil,
      status: evil,
    },
    ...{ phone: `+91 98765 43210${evil}`, startsAt: at, endsAt: at, leadId: evil, conversationId: evil },
    ...{ message: evil, notes: evil, cancelReason: evil, locale: evil, visitorTimeZone: 'Africa/Nairobi' },
    ...{ timeZone: 'Asia/Kolkata', createdAt: at, sequence: 1, place: evil },
  }
  const free = { timeZone: 'Asia/Kolkata', slotMinutes: 30, days: [{ date: '2026-11-24', starts: [at] }] }
  const draw = (Component: unknown, loaderData: object) => {
    const Screen = Component as React.ComponentType<{ loaderData: object }>
    const Stub = createRoutesStub([{ path: '/x', Component: () => <Screen loaderData={loaderData} /> }])
    return renderToString(<Stub initialEntries={['/x']} />)
  }
  const place = (view: 'week' | 'month') => ({ view, date: '2026-11-24' })
  const calendar = {
    ...{ bookings: [booking], clock, daysOff: { '2026-11-24': evil }, free: [] },
    weekly: defaultAvailability.weekly,
    slotMinutes: 30,
  }

  test.each<[string, () => string]>([
    [
      'the list',
      () =>
        draw(bookingsRoute.default, {
          list: {
            filters: { search: evil, page: 1 },
            page: { bookings: [booking], total: 1, pages: 1, clock },
          },
        }),
    ],
    ['the week', () => draw(bookingsRoute.default, { calendar: { ...calendar, place: place('week') } })],
    ['the month', () => draw(bookingsRoute.default, { calendar: { ...calendar, place: place('month') } })],
    [
      'a booking',
      () =>
        draw(bookingRoute.default, {
          ...{ booking, isChangeable: true, isOver: true, free },
          activities: [{ id: '1', title: evil, description: evil, created_by: evil, created_at: at }],
          emails: [{ id: evil, template: evil, status: evil, created_at: at, planned_at: at, sent_at: null }],
        }),
    ],
    [
      'the availability',
      () =>
        draw(availabilityRoute.default, {
          availability: {
            ...{ ...defaultAvailability, timeZone: evil, place: evil },
            daysOff: [{ date: evil, note: evil }],
          },
          ...{ version: 1, timeZones: ['UTC'], free, maySave: true },
        }),
    ],
  ])('stays text on %s', (_where, html) => {
    const page = html()
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toMatch(/<script>alert|<img|href="javascript:/)
    expect(page).not.toContain('style="')
  })
})

import { renderToString } from 'react-dom/server'
import { createMemoryRouter, createRoutesStub, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Failure } from '#app/features/back-office/failure.tsx'
import * as panelRoute from '#app/routes/api/lead-test-panel.ts'
import * as bookingRoute from '#app/routes/office/bookings/booking.tsx'
import * as unansweredRoute from '#app/routes/office/chats/unanswered.tsx'
import * as layoutRoute from '#app/routes/office/layout.tsx'
import * as leadRoute from '#app/routes/office/leads/lead.tsx'
import * as leadsRoute from '#app/routes/office/leads/leads.tsx'
import * as mergeRoute from '#app/routes/office/leads/merge-lead.tsx'
import * as quarantineRoute from '#app/routes/office/leads/quarantine.tsx'
import * as notFoundRoute from '#app/routes/office/not-found-paths.tsx'
import * as todayRoute from '#app/routes/office/today.tsx'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { mergeFields } from '#domain/leads/merge/merge-choices.ts'
import type { Services } from '#server/app.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow } from '#tests/support/records/seed-leads.ts'
import { callRoute, postForm, setUpRoute, thrown } from '#tests/support/requests/call-routes.ts'

type Leads = Services['leads']
const lead = buildLeadRow()
const member = buildViewer()
const LIST = 'http://site.test/del-admin-dashboard/leads'

/** What a route needs, with services that do as told; every call is written down. */
function setUp(options: { viewer?: Viewer | undefined; leads?: Partial<Record<keyof Leads, unknown>> } = {}) {
  const answers: Record<string, unknown> = {
    list: { leads: [lead], total: 1, newer: undefined, older: undefined },
    stats: { total: 1, totalValue: 50_000, averageScore: 20, conversionRate: 0, byStatus: {}, bySource: {} },
    get: { lead, details: undefined },
    timeline: { entries: [], hasMore: false },
    workOf: { now: '2026-11-21T10:00:00.000Z', tasks: [], reason: undefined },
    views: [],
    newest: { leads: [lead], total: 7 },
    changeLeadStatus: { kind: 'changed', changeId: 'c1', name: lead.name },
    delete: { kind: 'deleted', changeId: 'c1' },
    countQuarantined: 0,
    listQuarantined: [],
    releaseQuarantined: { kind: 'released' },
    deleteQuarantined: { kind: 'deleted' },
    duplicatesOf: [],
    mergedInto: undefined,
    ...options.leads,
  }
  const viewer = 'viewer' in options ? options.viewer : member
  return setUpRoute({
    viewer,
    service: 'leads',
    answers,
    others: {
      now: () => '2026-11-21T10:00:00.000Z',
      accounts: { members: async () => [] },
      testimonials: { requestOfLead: async () => undefined },
      inbox: { countWaiting: async () => 2 },
      emails: { countDead: async () => 1 },
      bookings: { countDue: async () => 3, of: async () => [] },
      listNotFoundPaths: async () => [],
    },
  })
}

type Setup = ReturnType<typeof setUp>
const post = (fields: Record<string, string>, { url = LIST } = {}) => postForm(url, fields)

const routes: [name: string, handler: unknown, method: 'GET' | 'POST'][] = [
  ['the layout', layoutRoute.loader, 'GET'],
  ['the start', todayRoute.loader, 'GET'],
  ['the list', leadsRoute.loader, 'GET'],
  ['a lead', leadRoute.loader, 'GET'],
  ['the suspected spam', quarantineRoute.loader, 'GET'],
  ['the lost paths', notFoundRoute.loader, 'GET'],
  ['a status from the list', leadsRoute.action, 'POST'],
  ['a status from the lead', leadRoute.action, 'POST'],
  ['a release', quarantineRoute.action, 'POST'],
]

describe.each(routes)('%s', (_name, handler, method) => {
  const request = () => (method === 'GET' ? new Request(`${LIST}?q=asha`) : post({ intent: 'release' }))

  test('sends nobody to sign in', async () => {
    const setup = setUp({ viewer: undefined })
    const response = (await thrown(callRoute(handler, setup, request(), { id: lead.id }))) as Response
    const next = method === 'GET' ? `?next=${encodeURIComponent('/del-admin-dashboard/leads?q=asha')}` : ''
    expect(response.headers.get('location')).toBe(`/del-admin-portal-2025${next}`)
    expect(setup.calls).toEqual([])
  })

  test.each([{ status: 'pending' }, { status: 'suspended' }, { emailVerified: false }] as const)(
    'sends a person with %j to the start page',
    async (changes) => {
      const setup = setUp({ viewer: buildViewer(changes) })
      const response = (await thrown(callRoute(handler, setup, request(), { id: lead.id }))) as Response
      expect(response.headers.get('location')).toBe('/')
      expect(setup.calls).toEqual([])
    },
  )
})

test.each([
  ['a status from the list', leadsRoute.action],
  ['a status from the lead', leadRoute.action],
  ['a release', quarantineRoute.action],
])('%s answers 400 to a body that is no form', async (_name, handler) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request(LIST, { method: 'POST', body: 'not that at all', headers })
  const setup = setUp()
  expect(await thrown(callRoute(handler, setup, request, { id: lead.id }))).toMatchObject({
    init: { status: 400 },
  })
  expect(setup.calls).toEqual([])
})

describe('the lead list', () => {
  test('asks for what its address says', async () => {
    const setup = setUp()
    await callRoute(leadsRoute.loader, setup, new Request(`${LIST}?q=+asha+&status=won&source=nonsense`))
    expect(setup.calls.find(([name]) => name === 'list')).toEqual([
      'list',
      member,
      expect.objectContaining({ search: 'asha', status: 'won', source: undefined }),
    ])
  })

  test('says in the specification’s words that leads could not be had', async () => {
    const setup = setUp({
      leads: { list: new Error('Failed to fetch leads', { cause: new Error('secret') }) },
    })
    expect(await thrown(callRoute(leadsRoute.loader, setup, new Request(LIST)))).toMatchObject({
      data: 'Failed to fetch leads',
      init: { status: 503 },
    })
    expect(setup.reported).toEqual(['/del-admin-dashboard/leads'])
  })

  test('is shown without figures when only they could not be had', async () => {
    const setup = setUp({ leads: { stats: new Error('Failed to fetch lead stats') } })
    expect(await callRoute(leadsRoute.loader, setup, new Request(LIST))).toMatchObject({
      stats: null,
      page: { total: 1 },
    })
    expect(setup.reported).toHaveLength(1)
  })

  test('saves a status for a script, and tells it so', async () => {
    const setup = setUp()
    const answer = await callRoute(
      leadsRoute.action,
      setup,
      post({ intent: 'set-status', leadId: lead.id, status: 'won' }),
    )
    expect(answer).toMatchObject({
      data: {
        ok: true,
        message: 'Lead status updated successfully',
        undo: { fields: { intent: 'undo', changeId: 'c1' }, label: `${lead.name}: Won` },
      },
    })
    expect(setup.calls).toEqual([['changeLeadStatus', member, { leadId: lead.id, status: 'won' }]])
  })

  test.each<[string, Partial<Record<keyof Leads, unknown>>, string, number]>([
    ['an unknown status', {}, 'Won!', 400],
    ['a lead that is gone', { changeLeadStatus: { kind: 'gone' } }, 'won', 404],
    [
      'a lead that moved',
      { changeLeadStatus: { kind: 'conflict', name: 'Asha', column: 'lost' } },
      'won',
      409,
    ],
    ['an outage', { changeLeadStatus: new Error('Failed to update lead') }, 'won', 503],
  ])('refuses %s with a message', async (_what, leads, status, code) => {
    const answer = await callRoute(
      leadsRoute.action,
      setUp({ leads }),
      post({ intent: 'set-status', leadId: lead.id, status }),
    )
    expect(answer).toMatchObject({
      data: { ok: false, message: 'Failed to update lead status' },
      init: { status: code },
    })
  })
})

describe('what is done at once', () => {
  const OFFICE = 'http://site.test/del-admin-dashboard'
  const _VIEWS = `${LIST}/views`
  const _TEXTS = `${LIST}/texts`
  const LEAD = `${LIST}/${lead.id}`
  const params = { id: lead.id }

  function setUpOffice() {
    const none = async () => null
    return setUpRoute({
      viewer: member,
      service: 'leads',
      answers: {
        ...{ dueFollowUps: null, dueTasks: null, newToWork: null, countQuarantined: 0 },
        ...{
          finishTask: { kind: 'saved', changeId: 'c1' },
          putOffTask: { kind: 'saved', changeId: 'c1' },
          deleteItem: { kind: 'deleted', changeId: 'c1' },
        },
        get: { lead, details: undefined, withdrawnAt: null },
        workOf: { now: '2026-11-21T10:00:00.000Z', tasks: [], reason: undefined },
        ...{ state: undefined, timeline: null, duplicatesOf: [], next: null },
        views: [],
      },
      others: {
        inbox: { waiting: none, listUnanswered: none, settle: async () => 1, reopen: async () => 1 },
        bookings: { listDue: none, mark: async () => ({ kind: 'marked' }), of: async () => [] },
        testimonials: { list: none, countQuarantined: async () => 0, requestOfLead: none },
        emails: {
          ...{ list: async () => ({ emails: [] }), countDead: async () => 0, countWaiting: async () => 0 },
          state: async () => ({ kind: 'working' }),
        },
        accounts: { listTeam: none, members: async () => [] },
        countNew: none,
        now: () => '2026-11-21T10:00:00.000Z',
      },
    })
  }

  const task = { intent: 'step-task', item: 't1', version: '1', title: 'Send the offer' }
  test.each([
    [{ ...task, step: 'done' }, 'Send the offer'],
    [{ ...task, step: 'tomorrow' }, 'Send the offer'],
    [{ intent: 'delete-note', item: 'n1' }, undefined],
  ])('the change that %j makes is undone by its id', async (fields, label) => {
    const answer = await callRoute(leadRoute.action, setUpOffice(), post(fields, { url: LEAD }), params)
    const undo = { action: '/del-admin-dashboard/changes/undo', fields: { intent: 'undo', changeId: 'c1' } }
    expect(answer).toMatchObject({ data: { ok: true, undo: { ...undo, ...(label && { label }) } } })
  })

  type Page = { action: unknown; loader: unknown }
  test.each<[string, Page, string, Record<string, string>, object]>([
    [
      'a demo held',
      bookingRoute,
      `${OFFICE}/bookings/${lead.id}`,
      { name: 'Asha', intent: 'no_show' },
      { intent: 'booked' },
    ],
    [
      'questions seen to',
      unansweredRoute,
      `${OFFICE}/chats/unanswered`,
      { intent: 'settle', question: 'conv_1:3 conv_2:5' },
      { intent: 'reopen', question: 'conv_1:3 conv_2:5' },
    ],
  ])('%s is undone by a form of the page', async (_what, route, url, fields, back) => {
    const setup = setUpOffice()
    const answer = await callRoute(route.action, setup, post(fields, { url }), params)
    expect(answer).toMatchObject({
      data: { ok: true, undo: { action: new URL(url).pathname, fields: back } },
    })
    const { undo } = (answer as { data: { undo: { fields: Record<string, string> } } }).data
    expect(await callRoute(route.action, setup, post(undo.fields, { url }), params)).toMatchObject({
      data: { ok: true },
    })
  })
})

describe('deleting a lead', () => {
  const url = `${LIST}/${lead.id}`
  const form = { intent: 'delete' }

  test.each<[object, object]>([
    [{ changeId: 'c1', deleted: [lead.id] }, { undo: { fields: { changeId: 'c1' } } }],
    [{ changeId: 'c1', deleted: [] }, {}],
  ])('that ends in %j says so', async (outcome, told) => {
    const setup = setUp({ leads: { delete: outcome } })
    expect(await callRoute(leadRoute.action, setup, post(form, { url }), { id: lead.id })).toMatchObject({
      data: { ok: true, message: 'Lead deleted successfully', ...told },
    })
    expect(setup.calls).toEqual([['delete', member, [lead.id]]])
  })

  test('says that it failed', async () => {
    const setup = setUp({ leads: { delete: new Error('Failed to delete lead') } })
    const answer = await callRoute(leadRoute.action, setup, post(form, { url }), { id: lead.id })
    expect(answer).toMatchObject({
      data: { ok: false, message: 'Failed to delete lead' },
      init: { status: 503 },
    })
  })
})

describe('suspected spam', () => {
  test.each([
    ['release', 'releaseQuarantined', 'x', 'Added as a lead'],
    ['delete', 'deleteQuarantined', ['x'], 'The submission was deleted'],
  ])('%s', async (intent, service, asked, message) => {
    const setup = setUp()
    const answer = await callRoute(quarantineRoute.action, setup, post({ intent, id: 'x' }))
    expect(answer).toMatchObject({ data: { ok: true, message } })
    expect(setup.calls).toEqual([[service, member, asked]])
  })

  test('go all at once that are shown', async () => {
    const form: [string, string][] = [
      ['intent', 'delete'],
      ['id', 'x'],
      ['id', 'y'],
    ]
    const url = `${LIST}/suspected-spam`
    const setup = setUp()
    const answer = await callRoute(quarantineRoute.action, setup, postForm(url, form))
    expect(answer).toMatchObject({ data: { ok: true, message: 'All submissions on the page were deleted' } })
    expect(setup.calls).toEqual([['deleteQuarantined', member, ['x', 'y']]])
    const gone = setUp({ leads: { deleteQuarantined: { kind: 'gone' } } })
    expect(await callRoute(quarantineRoute.action, gone, postForm(url, form))).toMatchObject({
      init: { status: 404 },
    })
  })

  test('do nothing when nothing was chosen', async () => {
    const setup = setUp()
    expect(await callRoute(quarantineRoute.action, setup, post({ id: 'x' }))).toMatchObject({
      init: { status: 400 },
    })
    expect(setup.calls).toEqual([])
  })
})

describe('the lead test panel', () => {
  const request = new Request('http://site.test/api/lead-test-panel')
  const ask = async (setup: Setup) => (await callRoute(panelRoute.loader, setup, request)) as Response

  test.each([
    [401, undefined],
    [403, buildViewer({ status: 'pending' })],
    [403, buildViewer({ emailVerified: false })],
    [403, buildViewer({ status: 'suspended', role: 'owner' })],
  ])('answers %i to %j', async (status, viewer) => {
    const setup = setUp({ viewer })
    const response = await ask(setup)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    expect(setup.calls).toEqual([])
    expect(await response.text()).not.toContain(lead.email)
  })

  test('gives the team the newest leads and their number, to be kept nowhere', async () => {
    const response = await ask(setUp())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ total: 7, leads: [{ email: lead.email }] })
  })

  test('says nothing of the reason when the database is away', async () => {
    const response = await ask(
      setUp({ leads: { newest: new Error('Failed to fetch leads', { cause: 'secret' }) } }),
    )
    expect(response.status).toBe(503)
    expect(await response.text()).not.toContain('secret')
  })
})

describe('a page that failed', () => {
  const draw = (error: unknown) => {
    const routes = [{ path: '/x', element: <Failure error={error} /> }]
    return renderToString(
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/x?q=asha'] })} />,
    )
  }
  const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data })

  test.each([
    [403, null, 'Only the owner can open this page'],
    [404, null, 'Page not found'],
    [503, 'Failed to fetch leads', 'Failed to fetch leads'],
    [500, 'secret', 'Something went wrong'],
    [503, { secret: true }, 'Something went wrong'],
  ])('with %i and %j says: %s', (status, data, words) => {
    const page = draw(answer(status, data))
    expect(page).toContain(words)
    expect(page).not.toContain('secret')
    // Trying again cannot help where the page is missing or not allowed.
    expect(page.includes('href="/x?q=asha"')).toBe(status >= 500)
  })

  test('keeps an error’s own words to itself', () => {
    expect(draw(new Error('secret table leads'))).not.toContain('secret')
  })
})

describe('hostile text', () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}javascript:alert(1)`
  const hostile = {
    ...lead,
    name: evil,
    email: `javascript:alert(1)//${evil}`,
    phone: `+91 98765 43210${evil}`,
    company: evil,
    service_interest: evil,
    message: evil,
    source: evil as never,
    budget_range: evil,
    notes: evil,
  }
  const draw = (Component: unknown, path: string, loaderData: object) => {
    const Screen = Component as React.ComponentType<{ loaderData: object; actionData: undefined }>
    const Stub = createRoutesStub([
      { path, Component: () => <Screen loaderData={loaderData} actionData={undefined} /> },
    ])
    return renderToString(<Stub initialEntries={[path]} />)
  }
  const stats = { total: 1, totalValue: 0, averageScore: 0, conversionRate: 0, byStatus: {}, bySource: {} }

  test.each<[string, () => string]>([
    [
      'the list',
      () =>
        draw(leadsRoute.default, '/del-admin-dashboard/leads', {
          filters: { search: evil },
          page: { leads: [hostile], total: 1 },
          stats,
          quarantined: 1,
          views: [{ id: '1', name: evil, address: evil, shared: true, isOwn: false, by: evil }],
          members: [],
          now: '2026-11-21T10:00:00.000Z',
        }),
    ],
    [
      'the lead',
      () =>
        draw(leadRoute.default, '/del-admin-dashboard/leads/x', {
          lead: hostile,
          details: {
            score_reasons: [{ field: 'budgetRange', answer: evil, points: 5 }],
            project_complexity: evil,
            marketing_source: evil,
            attribution: { ref: evil, referrerHost: evil, landingPath: evil, utmCampaign: evil },
            locale: evil,
            consented_at: lead.created_at,
            consent_version: evil,
          },
          contacts: [
            {
              ...{
                kind: 'phone',
                value: evil,
                row: evil,
                source: 'chat',
                at: lead.created_at,
                isMain: false,
              },
              phoneContact: { text: evil },
            },
          ],
          timeline: {
            entries: [
              {
                kind: 'activity',
                id: '1',
                at: lead.created_at,
                type: evil,
                title: evil,
                text: evil,
                by: evil,
              },
              {
                kind: 'activity',
                id: '2',
                at: lead.created_at,
                type: 'note',
                title: evil,
                text: evil,
                by: evil,
              },
              { kind: 'chat', id: evil, at: lead.created_at, excerpt: evil },
              { kind: 'mail', id: evil, at: lead.created_at, template: evil, status: evil, text: evil },
              { kind: 'task', id: evil, at: lead.created_at, title: evil, by: evil, version: evil },
            ],
            hasMore: true,
          },
          timelineLength: 20,
          tasks: [
            {
              id: '1',
              title: evil,
              due_at: lead.created_at,
              assigned_to: evil,
              updated_at: evil,
              isLate: true,
            },
          ],
          now: lead.created_at,
          reason: { outcome: 'won', reason: evil, note: evil, decided_at: lead.created_at },
          members: [{ name: evil, email: evil }],
          viewerEmail: evil,
          formKeys: { note: 'a', task: 'b', call: 'c' },
          back: `restore-note ${evil}`,
          demos: [{ id: evil, starts_at: lead.created_at, service: evil, status: evil }],
          duplicates: [{ ...hostile, id: evil, same: ['phone'], isOpen: true }],
        }),
    ],
    [
      'two leads to be merged',
      () => {
        const { id, created_at, ...values } = hostile
        const side = { id: evil, created_at, values }
        return draw(mergeRoute.default, '/x', {
          merge: {
            preview: {
              keep: side,
              other: { ...side, values: { ...values, name: `${evil}.`, message: 'none' } },
              moves: { lead_activities: 0, conversations: 1, demo_bookings: 0, emails: 2, lead_tasks: 0 },
              version: evil,
              choices: Object.fromEntries(
                mergeFields.map((field) => [field, { choices: ['keep', 'other'], usual: 'keep' }]),
              ),
            },
            members: [{ name: evil, email: evil }],
          },
        })
      },
    ],
    [
      'the leads to merge with',
      () =>
        draw(mergeRoute.default, '/x', {
          choice: { lead: { id: evil, name: evil }, find: evil, found: [hostile], likely: [] },
        }),
    ],
    [
      'the suspected spam',
      () =>
        draw(quarantineRoute.default, '/x', {
          submissions: [
            {
              id: '1',
              submission: { name: evil, email: evil, phone: evil, serviceInterest: evil, message: evil },
              reasons: [evil],
              created_at: lead.created_at,
            },
          ],
          chats: [{ id: evil, started_at: lead.created_at }],
        }),
    ],
    [
      'the lost paths',
      () =>
        draw(notFoundRoute.default, '/x', {
          paths: [{ path: evil, hits: 1, last_seen_at: lead.created_at }],
        }),
    ],
  ])('stays text on %s', (_where, html) => {
    const page = html()
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toMatch(/<script>alert|<img|href="javascript:/)
    expect(page).not.toContain('style="')
  })
})

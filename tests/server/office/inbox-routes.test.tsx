import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import * as stateRoute from '#app/routes/api/chat/state.ts'
import * as chatRoute from '#app/routes/office/chats/chat.tsx'
import * as inboxRoute from '#app/routes/office/chats/chats.tsx'
import * as unansweredRoute from '#app/routes/office/chats/unanswered.tsx'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { callRoute, postForm, setUpRoute, thrown } from '#tests/support/requests/call-routes.ts'

const CHATS = 'http://site.test/del-admin-dashboard/chats'
const id = 'conv_abcdefghijklmnopqrstuvwx'
const member = buildViewer()
const at = '2026-11-21T10:00:00.000Z'
const transcript = { conversation: { id, name: null }, facts: {}, messages: [], state: 's' }

/** What a route needs, with an inbox that does as told; every call is written down. */
function setUp(options: { viewer?: Viewer | undefined; inbox?: Record<string, unknown> } = {}) {
  const answers: Record<string, unknown> = {
    list: { chats: [], total: 0 },
    read: transcript,
    state: 'state',
    listUnanswered: { groups: [], total: 0 },
    listAnswers: [],
    countWaiting: 0,
    countUnanswered: 0,
    saveAnswer: { kind: 'saved' },
    deleteAnswer: { kind: 'deleted', before: { id: 'a', question: 'Q', answer: 'A', page: '' } },
    takeOver: { kind: 'changed' },
    handBack: { kind: 'unchanged' },
    reply: { kind: 'sent' },
    settle: 1,
    delete: { kind: 'deleted' },
    ...options.inbox,
  }
  const viewer = 'viewer' in options ? options.viewer : member
  return setUpRoute({
    viewer,
    service: 'inbox',
    answers,
    others: {
      now: () => at,
      bookings: { of: async () => [] },
      chat: { statistics: async () => Promise.reject(new Error('no figures')) },
    },
  })
}

const call = (handler: unknown, setup: ReturnType<typeof setUp>, request: Request) =>
  callRoute(handler, setup, request, { id })

const post = (fields: [string, string][], { url = `${CHATS}/${id}` } = {}) => postForm(url, fields)

const routes: [name: string, handler: unknown, request: () => Request][] = [
  ['the inbox', inboxRoute.loader, () => new Request(CHATS)],
  ['a chat', chatRoute.loader, () => new Request(`${CHATS}/${id}`)],
  ['the unanswered questions', unansweredRoute.loader, () => new Request(`${CHATS}/unanswered`)],
  ['a reply', chatRoute.action, () => post([['intent', 'reply']])],
  ['what was seen to', unansweredRoute.action, () => post([])],
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
  [undefined, 401],
  [buildViewer({ status: 'pending' }), 403],
  [member, 200],
])('an open screen of %j hears %i', async (viewer, status) => {
  const request = new Request(`http://site.test/api/chat/state?conversation=${id}`)
  const setup = setUp({ viewer })
  const response = (await call(stateRoute.loader, setup, request)) as Response
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(setup.calls).toEqual(status === 200 ? [['state', member, id]] : [])
})

test('the inbox asks for what its address says, and is shown without figures where they fail', async () => {
  const setup = setUp()
  const loaded = await call(inboxRoute.loader, setup, new Request(`${CHATS}?q=+dam+&mode=waiting`))
  expect(setup.calls).toContainEqual([
    'list',
    member,
    expect.objectContaining({ search: 'dam', mode: 'waiting' }),
  ])
  expect(loaded).toMatchObject({ statistics: null, state: 'state' })
  expect(setup.reported).toHaveLength(1)
})

describe('a chat', () => {
  test.each<[string, [string, string][], unknown[]]>([
    ['take-over', [], ['takeOver', member, id]],
    ['hand-back', [], ['handBack', member, id]],
    ['reply', [['text', 'Hello.']], ['reply', member, { id, text: 'Hello.' }]],
    ['reply', [], ['reply', member, { id, text: '' }]],
    [
      'settle',
      [
        ['question', `${id}:3`],
        ['question', 'x'],
      ],
      [
        'settle',
        member,
        [
          { conversationId: id, messageId: 3 },
          { conversationId: 'x', messageId: Number.NaN },
        ],
        true,
      ],
    ],
    ['delete', [], ['delete', member, id]],
  ])('does “%s” with %j', async (intent, fields, asked) => {
    const setup = setUp()
    const answer = await call(chatRoute.action, setup, post([['intent', intent], ...fields]))
    expect(answer).toMatchObject({ data: { ok: true } })
    expect(setup.calls).toEqual([asked])
  })

  test.each<[string, Record<string, unknown>, number]>([
    ['an outage', { reply: new Error('Failed to send reply') }, 503],
    ['a chat that is gone', { reply: { kind: 'gone' } }, 404],
    ['nothing written', { reply: { kind: 'empty' } }, 400],
    ['too much', { reply: { kind: 'too-long' } }, 400],
  ])('gives the words back on %s', async (_what, inbox, status) => {
    const request = post([
      ['intent', 'reply'],
      ['text', 'Long thought.'],
    ])
    expect(await call(chatRoute.action, setUp({ inbox }), request)).toMatchObject({
      data: { ok: false, message: 'Failed to send reply', values: { text: ['Long thought.'] } },
      init: { status },
    })
  })

  test.each(['', 'constructor'])('refuses the intent %j', async (intent) => {
    const setup = setUp()
    expect(await call(chatRoute.action, setup, post([['intent', intent]]))).toMatchObject({
      init: { status: 400 },
    })
    expect(setup.calls).toEqual([])
  })

  test('that is gone is a 404', async () => {
    const setup = setUp({ inbox: { read: undefined } })
    expect(await thrown(call(chatRoute.loader, setup, new Request(CHATS)))).toMatchObject({
      init: { status: 404 },
    })
  })
})

test.each([
  ['a deletion', chatRoute.action, { delete: new Error('Failed to delete chat') }, 'Failed to delete chat'],
  [
    'what was seen to',
    unansweredRoute.action,
    { settle: new Error('Failed to update chat') },
    'Failed to update chat',
  ],
])('%s that failed is said', async (_name, handler, inbox, message) => {
  const intent = Object.keys(inbox)[0] ?? ''
  const answer = await call(handler, setUp({ inbox }), post([['intent', intent]]))
  expect(answer).toMatchObject({ data: { ok: false, message }, init: { status: 503 } })
})

test('a resolved question is reopened', async () => {
  const url = `${CHATS}/unanswered`
  const fields: [string, string][] = [
    ['intent', 'settle'],
    ['question', `${id}:3`],
    ['question', `${id}:5`],
  ]
  const setup = setUp()
  const back = { intent: 'reopen', question: `${id}:3 ${id}:5` }
  expect(await call(unansweredRoute.action, setup, post(fields, { url }))).toMatchObject({
    data: { ok: true, undo: { action: '/del-admin-dashboard/chats/unanswered', fields: back } },
  })
  await call(unansweredRoute.action, setup, post(Object.entries(back), { url }))
  expect(setup.calls.at(-1)).toEqual([
    'settle',
    member,
    [3, 5].map((messageId) => ({ conversationId: id, messageId })),
    false,
  ])
})

test('an answer is saved with the questions it answers, and a deleted one comes back', async () => {
  const url = `${CHATS}/unanswered`
  const setup = setUp()
  const typed = { id: 'a', asked: 'Q', answer: 'A', page: '' }
  const save = { intent: 'save-answer', ...typed }
  await call(unansweredRoute.action, setup, post(Object.entries({ ...save, question: `${id}:3` }), { url }))
  expect(setup.calls).toEqual([
    [
      'saveAnswer',
      member,
      { id: 'a', question: 'Q', answer: 'A', page: '' },
      [{ conversationId: id, messageId: 3 }],
    ],
  ])
  const remove: [string, string][] = [
    ['intent', 'delete-answer'],
    ['id', 'a'],
  ]
  expect(await call(unansweredRoute.action, setup, post(remove, { url }))).toMatchObject({
    data: { ok: true, undo: { fields: save } },
  })
})

describe('hostile text', () => {
  const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script>{{7*7}}javascript:alert(1)`
  const draw = (Component: unknown, loaderData: object) => {
    const Screen = Component as React.ComponentType<{ loaderData: object; actionData: undefined }>
    const Stub = createRoutesStub([
      { path: '/x', Component: () => <Screen loaderData={loaderData} actionData={undefined} /> },
    ])
    return renderToString(<Stub initialEntries={['/x']} />)
  }
  const row = {
    ...{ id, name: evil, mode: 'waiting', language: evil, service_interest: evil, urgency_level: evil },
    ...{ rating: 5, last_activity_at: at, lead_id: evil, last_sender: 'assistant', last_text: evil },
    unanswered: 2,
  }
  const message = {
    ...{ id: 1, sender: 'team', text: evil, status: 'failed', offered: evil, page: evil, author: evil },
    ...{ author_name: evil, open: 'unknown', created_at: at },
  }
  const question = {
    conversation_id: evil,
    id: 1,
    text: evil,
    unanswered: 'failed',
    page: evil,
    created_at: at,
  }

  test.each<[string, () => string]>([
    [
      'the inbox',
      () =>
        draw(inboxRoute.default, {
          filters: { search: evil },
          page: { chats: [row], total: 1 },
          statistics: {
            ...{ totalConversations: 1, activeConversations: 0, averageResponseTime: 0 },
            ...{
              leadConversionRate: null,
              satisfactionScore: 4.5,
              popularTopics: [{ topic: evil, count: 1 }],
            },
          },
          state: evil,
          waiting: 1,
          now: at,
        }),
    ],
    [
      'a chat',
      () =>
        draw(chatRoute.default, {
          conversation: {
            ...{ id, name: evil, mode: 'waiting', language: evil, lead_id: evil, rating: 3 },
            ...{ start_page: evil, handed_over_at: at, started_at: at, last_activity_at: at },
          },
          facts: {
            ...{ name: evil, need: evil, budget: evil, timeline: evil, budgetIndicators: [evil] },
            contactInfo: { email: `javascript:alert(1)//${evil}`, phone: `+91 98765 43210${evil}` },
          },
          demos: [{ id: evil, starts_at: at, service: evil, status: evil }],
          messages: [message, { ...message, id: 2, sender: 'visitor', status: 'complete', open: null }],
          state: evil,
          templates: [{ id: evil, name: evil, text: evil }],
          now: at,
        }),
    ],
    [
      'the unanswered questions',
      () =>
        draw(unansweredRoute.default, {
          groups: [{ newest: question, questions: [question, { ...question, id: 2 }] }],
          total: 2,
          answers: [],
          pages: [[evil, evil]],
          now: at,
        }),
    ],
  ])('stays text on %s', (_where, html) => {
    const page = html()
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toMatch(/<script>alert|<img|href="javascript:/)
    expect(page).not.toContain('style="')
  })
})

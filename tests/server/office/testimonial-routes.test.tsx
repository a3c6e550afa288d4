import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { action as draftAction } from '#app/routes/api/draft-testimonial.ts'
import * as leadRoute from '#app/routes/office/leads/lead.tsx'
import * as quarantineRoute from '#app/routes/office/testimonials/quarantined-testimonials.tsx'
import * as pageRoute from '#app/routes/office/testimonials/testimonial.tsx'
import * as listRoute from '#app/routes/office/testimonials/testimonials.tsx'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { asTestimonial } from '#server/testimonials/testimonial-row.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow } from '#tests/support/records/seed-leads.ts'
import { buildTestimonialRow } from '#tests/support/records/test-testimonials.ts'
import { callRoute, postForm, setUpRoute, thrown } from '#tests/support/requests/call-routes.ts'

const TESTIMONIALS = 'http://site.test/del-admin-dashboard/testimonials'
const member = buildViewer()
const id = '3f0c1c52-6f6c-4f0e-9d7b-0c1f1e6b8a01'
const other = '3f0c1c52-6f6c-4f0e-9d7b-0c1f1e6b8a02'
const at = '2026-11-21T10:00:00.000Z'
const all = { changed: [id], refused: [], gone: [], changeId: 'c1' }
const lead = buildLeadRow({ id: other, status: 'won' })

const details = {
  ...{ name_shown: null, locale: null, verified_at: null, request_id: null, photo_key: null, flags: null },
  ...{ reply: null, replied_at: null },
}
const item = (changes: object = {}) =>
  asTestimonial({ ...buildTestimonialRow({ id }), ...details, ...changes } as never)
const full = (changes: object = {}) => ({
  ...{ testimonial: item(), ownWords: null, lead: undefined, requestedAt: null, consentedAt: null },
  ...{ consentVersion: null, edits: [], emails: [] },
  ...changes,
})

/** What a route needs, with testimonials that do as told; every call is written down. */
function setUp(options: { viewer?: Viewer | undefined; testimonials?: Record<string, unknown> } = {}) {
  const answers: Record<string, unknown> = {
    list: { testimonials: [item()], total: 1, page: 1, pages: 1 },
    stats: { total: 1, pending: 1, approved: 0, rejected: 0, averageRating: 5 },
    countQuarantined: 0,
    get: full(),
    moderate: all,
    delete: { deleted: [id], gone: [], changeId: 'c1' },
    edit: { kind: 'changed' },
    reply: { kind: 'changed' },
    listQuarantined: [],
    releaseQuarantined: { kind: 'released' },
    deleteQuarantined: { kind: 'deleted' },
    requestOfLead: undefined,
    request: { kind: 'requested', expiresAt: at },
    ...options.testimonials,
  }
  const viewer = 'viewer' in options ? options.viewer : member
  return setUpRoute({
    viewer,
    service: 'testimonials',
    answers,
    others: {
      leads: { get: async () => ({ lead }) },
      emails: { state: async () => ({ kind: 'working' }) },
    },
  })
}

const call = (handler: unknown, setup: ReturnType<typeof setUp>, request: Request) =>
  callRoute(handler, setup, request, { id })

const post = (fields: [string, string][]) => postForm(TESTIMONIALS, fields)
const ask: [string, string][] = [['intent', 'request-testimonial']]

const location = async (work: Promise<unknown>) => {
  const response = (await thrown(work)) as Response
  return [response.status, response.headers.get('location')]
}

const routes: [name: string, handler: unknown, request: () => Request][] = [
  ['the list', listRoute.loader, () => new Request(TESTIMONIALS)],
  ['a testimonial', pageRoute.loader, () => new Request(`${TESTIMONIALS}/${id}`)],
  ['the suspected spam', quarantineRoute.loader, () => new Request(`${TESTIMONIALS}/suspected-spam`)],
  ['a moderation from the list', listRoute.action, () => post([['intent', 'approve']])],
  ['a change on its page', pageRoute.action, () => post([['intent', 'edit']])],
  ['a release', quarantineRoute.action, () => post([['intent', 'release']])],
  ['a request', leadRoute.action, () => post(ask)],
]

describe.each(routes)('%s', (_name, handler, request) => {
  test('sends nobody to sign in', async () => {
    const setup = setUp({ viewer: undefined })
    expect((await location(call(handler, setup, request())))[1]).toMatch(/^\/del-admin-portal-2025/)
    expect(setup.calls).toEqual([])
  })

  test.each([{ status: 'pending' }, { emailVerified: false }] as const)(
    'sends a person with %j to the start page',
    async (changes) => {
      const setup = setUp({ viewer: buildViewer(changes) })
      expect((await location(call(handler, setup, request())))[1]).toBe('/')
      expect(setup.calls).toEqual([])
    },
  )
})

describe('the list', () => {
  test('asks for what its address says', async () => {
    const setup = setUp()
    await call(
      listRoute.loader,
      setup,
      new Request(`${TESTIMONIALS}?q=+asha+&status=pending&service=nonsense`),
    )
    expect(setup.calls).toContainEqual([
      'list',
      member,
      expect.objectContaining({ search: 'asha', status: 'pending', service: undefined }),
    ])
  })

  test('is shown without figures where only they could not be had', async () => {
    const setup = setUp({ testimonials: { stats: new Error('x'), countQuarantined: new Error('x') } })
    const loaded = await call(listRoute.loader, setup, new Request(TESTIMONIALS))
    expect(loaded).toMatchObject({ stats: null, quarantined: 0, list: { total: 1 } })
    expect(setup.reported).toHaveLength(2)
  })

  test('says that the testimonials could not be had', async () => {
    const setup = setUp({ testimonials: { list: new Error('Failed to fetch testimonials') } })
    expect(await thrown(call(listRoute.loader, setup, new Request(TESTIMONIALS)))).toMatchObject({
      data: 'Failed to fetch testimonials',
      init: { status: 503 },
    })
  })

  test.each([
    ['approve', 'Status Updated', 'Testimonial has been approved.'],
    ['reject', 'Status Updated', 'Testimonial has been rejected.'],
    ['unapprove', 'Status Updated', 'Testimonial is pending again.'],
    ['feature', 'Featured Status Updated', 'Testimonial is featured now.'],
  ])('answers “%s” in the specification’s words', async (intent, message, description) => {
    const setup = setUp()
    const fields: [string, string][] = [
      ['intent', intent],
      ['id', id],
    ]
    expect(await call(listRoute.action, setup, post(fields))).toMatchObject({
      data: { ok: true, message, description, undo: { fields: { intent: 'undo', changeId: 'c1' } } },
    })
    expect(setup.calls).toEqual([['moderate', member, { ids: [id], moderation: intent }]])
  })

  test('says how many of several were changed, and what became of the others', async () => {
    const outcome = { changed: [id, other], refused: ['c'], gone: ['d', 'e'], changeId: 'c1' }
    const fields = [id, other, 'c', 'd', 'e'].map((one): [string, string] => ['id', one])
    const answer = await call(
      listRoute.action,
      setUp({ testimonials: { moderate: outcome } }),
      post([['intent', 'approve'], ...fields]),
    )
    expect(answer).toMatchObject({
      data: {
        description:
          '2 testimonials have been approved. 1 could not be changed: the status doesn’t allow it, or someone changed it first. 2 are not there any more.',
        undo: { fields: { changeId: 'c1' } },
      },
    })
  })

  test.each<[string, Record<string, unknown>, string, number, string]>([
    [
      'a change after someone else’s',
      { moderate: { changed: [], refused: [id], gone: [] } },
      'approve',
      409,
      'Failed to update testimonial status. Someone else changed it first. Look at how it stands now.',
    ],
    [
      'what is gone',
      { moderate: { changed: [], refused: [], gone: [id] } },
      'feature',
      404,
      'Failed to update featured status. It is not there any more.',
    ],
    [
      'an outage',
      { moderate: new Error('x') },
      'reject',
      503,
      'Failed to update testimonial status. Nothing was changed. Try again in a moment.',
    ],
  ])('tells %s', async (_who, testimonials, intent, status, description) => {
    const fields: [string, string][] = [
      ['intent', intent],
      ['id', id],
    ]
    expect(await call(listRoute.action, setUp({ testimonials }), post(fields))).toMatchObject({
      data: { ok: false, message: 'Error', description },
      init: { status },
    })
  })

  test.each([[[['intent', 'constructor']]], [[['intent', 'delete']]], [[['intent', 'approve']]], [[]]] as [
    [string, string][],
  ][])('refuses %j', async (fields) => {
    const setup = setUp()
    expect(await call(listRoute.action, setup, post(fields))).toMatchObject({ init: { status: 400 } })
    expect(setup.calls).toEqual([])
  })
})

describe('a testimonial’s page', () => {
  test.each<[string, [string, string][], unknown[]]>([
    [
      'edit',
      [
        ['content', 'New.'],
        ['projectDetails', ''],
        ['version', '2'],
      ],
      ['edit', member, { id, content: 'New.', projectDetails: '', version: 2 }],
    ],
    ['edit', [['version', 'x']], ['edit', member, { id, content: '', projectDetails: '', version: 0 }]],
    [
      'reply',
      [
        ['reply', 'Thanks.'],
        ['version', '1'],
      ],
      ['reply', member, { id, reply: 'Thanks.', version: 1 }],
    ],
  ])('does “%s” with %j', async (intent, fields, asked) => {
    const setup = setUp()
    const form: [string, string][] = [['intent', intent], ...fields]
    expect(await call(pageRoute.action, setup, post(form))).toMatchObject({ data: { ok: true } })
    expect(setup.calls).toEqual([asked])
  })

  test.each<[string, unknown, number]>([
    ['an outage', new Error('x'), 503],
    ['one that is gone', { kind: 'gone' }, 404],
    ['a change after someone else’s', { kind: 'conflict' }, 409],
    ['too much', { kind: 'invalid', problem: 'too-long' }, 400],
  ])('gives the words back to %s', async (_whom, reply, status) => {
    const fields: [string, string][] = [
      ['intent', 'reply'],
      ['reply', 'Long thought.'],
    ]
    const answer = await call(pageRoute.action, setUp({ testimonials: { reply } }), post(fields))
    expect(answer).toMatchObject({
      data: { ok: false, message: 'Error', values: { reply: ['Long thought.'] } },
      init: { status },
    })
  })

  test('that is gone is a 404', async () => {
    const setup = setUp({ testimonials: { get: undefined } })
    expect(await thrown(call(pageRoute.loader, setup, new Request(TESTIMONIALS)))).toMatchObject({
      init: { status: 404 },
    })
  })
})

describe('deleting', () => {
  const form: [string, string][] = [
    ['intent', 'delete'],
    ['id', id],
  ]

  test('says so, and offers to bring it back', async () => {
    const setup = setUp()
    expect(await call(listRoute.action, setup, post(form))).toMatchObject({
      data: { ok: true, message: 'Testimonial Deleted', undo: { fields: { changeId: 'c1' } } },
    })
    expect(setup.calls).toEqual([['delete', member, [id]]])
  })

  test('one that is gone already counts as deleted', async () => {
    const testimonials = { delete: { deleted: [], gone: [id] } }
    const answer = await call(pageRoute.action, setUp({ testimonials }), post(form))
    expect(answer).toMatchObject({ data: { ok: true, message: 'Testimonial Deleted' } })
    expect(answer).not.toHaveProperty('data.undo')
  })

  test('that failed is said in the specification’s words', async () => {
    const testimonials = { delete: new Error('x') }
    expect(await call(listRoute.action, setUp({ testimonials }), post(form))).toMatchObject({
      data: {
        message: 'Error',
        description: 'Failed to delete testimonial. Nothing was changed. Try again in a moment.',
      },
      init: { status: 503 },
    })
  })
})

describe('the suspected spam', () => {
  test.each([
    ['release', ['releaseQuarantined', member, id]],
    ['delete', ['deleteQuarantined', member, [id]]],
  ])('is answered by “%s”', async (intent, asked) => {
    const setup = setUp()
    const form: [string, string][] = [
      ['intent', intent],
      ['id', id],
    ]
    expect(await call(quarantineRoute.action, setup, post(form))).toMatchObject({ data: { ok: true } })
    expect(setup.calls).toEqual([asked])
  })

  test.each<[string, Record<string, unknown>, string, number]>([
    ['nothing chosen', {}, 'x', 400],
    ['one that is gone', { releaseQuarantined: { kind: 'gone' } }, 'release', 404],
    ['all that are gone', { deleteQuarantined: { kind: 'gone' } }, 'delete', 404],
    ['an outage', { deleteQuarantined: new Error('x') }, 'delete', 503],
  ])('refuses %s', async (_what, testimonials, intent, status) => {
    const form: [string, string][] = [['intent', intent]]
    expect(await call(quarantineRoute.action, setUp({ testimonials }), post(form))).toMatchObject({
      data: { ok: false },
      init: { status },
    })
  })
})

describe('asking for a testimonial', () => {
  test('says so', async () => {
    const setup = setUp()
    expect(await call(leadRoute.action, setup, post(ask))).toMatchObject({
      data: { ok: true, message: 'Asked for a testimonial' },
    })
    expect(setup.calls).toEqual([['request', member, id]])
  })

  test.each([
    [{ kind: 'asked-already', requestedAt: at, expiresAt: at }, 409],
    [{ kind: 'not-won' }, 409],
    [{ kind: 'no-address' }, 409],
    [{ kind: 'gone' }, 404],
    [new Error('x'), 503],
  ])('is refused on %j with %i', async (request, status) => {
    const answer = await call(leadRoute.action, setUp({ testimonials: { request } }), post(ask))
    expect(answer).toMatchObject({
      data: {
        ok: false,
        message: 'Failed to ask for a testimonial',
        description: expect.stringMatching(/\.$/),
      },
      init: { status },
    })
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
  const testimonial = item({
    ...{ name: evil, email: `javascript:alert(1)//${evil}`, company: evil, role: evil, content: evil },
    ...{ service_type: evil, project_details: evil, locale: evil, name_shown: evil, reply: evil },
    ...{ flags: JSON.stringify([evil]), replied_at: at },
  })

  test.each<[string, () => string]>([
    [
      'the list',
      () =>
        draw(listRoute.default, {
          filters: { search: evil, sort: 'newest', page: 1 },
          list: { testimonials: [testimonial], total: 1, page: 1, pages: 1 },
          ...{ stats: null, quarantined: 0 },
        }),
    ],
    [
      'a testimonial',
      () =>
        draw(pageRoute.default, {
          found: full({
            ...{ testimonial, ownWords: evil, lead: { id: evil, name: evil }, consentedAt: at },
            consentVersion: evil,
            edits: [{ content: evil, project_details: evil, edited_at: at, editor: evil }],
            emails: [{ id: evil, template: evil, status: evil, created_at: at, sent_at: null }],
          }),
        }),
    ],
    [
      'the suspected spam',
      () =>
        draw(quarantineRoute.default, {
          submissions: [
            {
              id,
              submission: { name: evil, email: evil, serviceType: evil, rating: 5, content: evil },
              photoKey: evil,
              reasons: [evil],
              created_at: at,
            },
          ],
        }),
    ],
  ])('stays text on %s', (_where, html) => {
    const page = html()
    expect(page).toContain('&lt;script&gt;alert(1)')
    expect(page).not.toMatch(/<script>alert|<img|href="javascript:/)
    expect(page).not.toContain('style="')
  })
})

test('the draft service answers with success and response', async () => {
  const ask = async (drafted: unknown) => {
    const setup = setUpRoute({ viewer: undefined, service: 'testimonials', answers: { draft: drafted } })
    const request = postForm('http://site.test/api/testimonials/draft', { serviceType: 'ai-chatbot' })
    return ((await callRoute(draftAction, setup, request)) as Response).json()
  }
  expect(await ask({ kind: 'drafted', text: 'A draft.', by: 'composer' })).toMatchObject({
    success: true,
    response: 'A draft.',
  })
  expect(await ask({ kind: 'no-service' })).toMatchObject({ success: false, response: '' })
})

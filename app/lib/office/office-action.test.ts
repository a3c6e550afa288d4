import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildViewer } from '#tests/support/records/builders.ts'
import { callRoute, postForm, setUpRoute, thrown } from '#tests/support/requests/call-routes.ts'
import { ids, intent, officeAction, text } from './office-action.ts'

const PAGE = 'http://site.test/del-admin-dashboard/leads/l1'

/** An action with one intent that answers as told. */
function setUp(outcome: object | Error) {
  const setup = setUpRoute({ viewer: buildViewer(), service: 'leads', answers: { addNote: outcome } })
  const action = officeAction('leads:write', {
    add: intent({
      schema: z.object({ id: ids, text: text.pipe(z.string().min(1, 'Write something first.')) }),
      failure: 'Note not added',
      problems: { 'too-long': 'Too long.' },
      run: ({ services, viewer, input }) => services.leads.addNote(viewer, input as never),
      toast: 'Note added',
      undo: () => 'Asha: note',
      goTo: () => '/del-admin-dashboard/leads',
    }),
    purge: intent({
      permission: 'settings:write',
      schema: z.object({}),
      failure: 'Not purged',
      run: async () => ({ kind: 'purged' }),
    }),
  })
  const send = (fields: Record<string, string>, options = {}) =>
    callRoute(action, setup, postForm(PAGE, fields, options))
  return { ...setup, send }
}

const form = { intent: 'add', item: 'n1', id: 'a b', text: 'Hello' }

test('an intent that is done tells its toast, its undo and where to go on', async () => {
  const { send, calls } = setUp({ kind: 'saved', changeId: 'c1' })
  expect(await send(form)).toMatchObject({
    data: {
      ok: true,
      kind: 'ok',
      intent: 'add',
      item: 'n1',
      message: 'Note added',
      undo: {
        action: '/del-admin-dashboard/changes/undo',
        fields: { intent: 'undo', changeId: 'c1' },
        label: 'Asha: note',
      },
      goTo: '/del-admin-dashboard/leads',
    },
  })
  expect(calls).toEqual([['addNote', expect.anything(), { id: ['a', 'b'], text: 'Hello' }]])
})

test('redirects a form that the browser itself sent', async () => {
  const answer = (await thrown(setUp({ kind: 'saved' }).send(form, { page: true }))) as Response
  expect(answer.headers.get('location')).toBe('/del-admin-dashboard/leads')
})

test.each<[object | Error, string, number, string]>([
  [{ kind: 'gone' }, 'not-found', 404, 'It is not there any more.'],
  [{ kind: 'conflict' }, 'conflict', 409, 'Someone else changed it first.'],
  [{ kind: 'conflict', description: 'Moved.' }, 'conflict', 409, 'Moved.'],
  [{ kind: 'invalid', problem: 'too-long' }, 'invalid', 400, 'Too long.'],
  [new Error('Failed to add'), 'unavailable', 503, 'Nothing was changed. Try again in a moment.'],
])('%j is answered as %s, with what was sent', async (outcome, kind, status, description) => {
  const { send, reported } = setUp(outcome)
  expect(await send(form)).toMatchObject({
    data: {
      ok: false,
      kind,
      message: 'Note not added',
      description: expect.stringContaining(description),
      values: { text: ['Hello'] },
    },
    init: { status },
  })
  expect(reported).toHaveLength(kind === 'unavailable' ? 1 : 0)
})

test.each([
  [{ ...form, text: '' }, { text: 'Write something first.' }],
  [{ intent: 'constructor' }, undefined],
  [{}, undefined],
])('%j is refused before anything is done', async (fields, problems) => {
  const { send, calls } = setUp({ kind: 'saved' })
  const answer = (await send(fields)) as { data: object; init: object }
  expect(answer).toMatchObject({ data: { ok: false, kind: 'invalid' }, init: { status: 400 } })
  expect(answer.data).toEqual(problems ? expect.objectContaining({ problems }) : expect.anything())
  expect(calls).toEqual([])
})

test('an intent can ask for more than the page does', async () => {
  expect(await thrown(setUp({}).send({ intent: 'purge' }))).toMatchObject({ init: { status: 403 } })
})

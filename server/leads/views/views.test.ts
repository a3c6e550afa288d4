import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { viewLimits } from '#domain/leads/search/saved-view.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { undoChange } from '../changes/undo-change.ts'
import { changeView, deleteView } from './change-view.ts'
import { listViews } from './list-views.ts'
import { saveView } from './save-view.ts'
import { viewAddress } from './view-address.ts'

const clock = () => new Date('2026-11-21T10:00:00.000Z')
const asha = buildViewer({ id: 'asha', name: 'Asha', email: 'asha@example.test' })
const ravi = buildViewer({ id: 'ravi', name: 'Ravi', email: 'ravi@example.test' })
const hot = { name: 'Hot', address: 'priority=High&sort=score-desc', shared: true }

test.each([
  ['', ''],
  ['status=won&sort=value-desc', 'status=won&sort=value-desc'],
  ['sort=value-desc&after=some-lead&done=status&status=won', 'status=won&sort=value-desc'],
  ['columns=company&columns=score', 'columns=company%2Cscore'],
  ['status=rich&next=https%3A%2F%2Fevil.test', ''],
])('a view of %s stores %s', (address, expected) => {
  expect(viewAddress(address)).toBe(expected)
})

describeOnEveryDatabase('saved views', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    for (const { id, name, email } of [asha, ravi]) {
      await database.write((trx) =>
        trx
          .insertInto('user')
          .values({
            id,
            name,
            email,
            emailVerified: true,
            role: 'member',
            status: 'approved',
            createdAt: clock().toISOString(),
            updatedAt: clock().toISOString(),
          })
          .execute(),
      )
    }
  })
  afterAll(() => database.remove())
  beforeEach(() => database.write((trx) => trx.deleteFrom('saved_views').execute()))

  const deps = () => ({ database, clock })
  const undo = (outcome: object, viewer = asha) =>
    undoChange(deps(), viewer, 'changeId' in outcome ? String(outcome.changeId) : '')
  const names = async (viewer: typeof asha) => (await listViews(deps(), viewer)).map(({ name }) => name)
  const idOf = async (name: string) =>
    (await listViews(deps(), asha)).find((one) => one.name === name)?.id ?? ''

  test('are private unless shared with the team', async () => {
    await saveView(deps(), asha, hot)
    await saveView(deps(), asha, { name: 'Mine', address: 'assigned=me', shared: false })
    expect(await names(asha)).toEqual(['Hot', 'Mine'])
    expect(await listViews(deps(), ravi)).toMatchObject([
      { name: 'Hot', address: hot.address, isOwn: false, by: 'Asha' },
    ])
  })

  test('contain only what the list understands', async () => {
    await saveView(deps(), asha, { ...hot, address: 'status=rich&next=//evil.test&sort=name-asc&after=x' })
    expect((await listViews(deps(), asha))[0]?.address).toBe('sort=name-asc')
  })

  test('a view of the same name replaces the first', async () => {
    expect(await saveView(deps(), asha, hot)).toMatchObject({ kind: 'saved', isReplaced: false })
    const replaced = await saveView(deps(), asha, { ...hot, address: 'status=won' })
    expect(replaced).toMatchObject({ kind: 'saved', isReplaced: true })
    expect(await saveView(deps(), ravi, hot)).toMatchObject({ kind: 'saved', isReplaced: false })
    await undo(replaced)
    expect((await listViews(deps(), asha))[0]?.address).toBe(hot.address)
    expect(await names(asha)).toEqual(['Hot', 'Hot'])
  })

  test('are changed and deleted only by their owner', async () => {
    await saveView(deps(), asha, hot)
    const id = await idOf('Hot')
    expect(await changeView(deps(), ravi, { id, name: 'Cold', shared: false })).toEqual({ kind: 'gone' })
    expect(await deleteView(deps(), ravi, id)).toEqual({ kind: 'gone' })
    const renamed = await changeView(deps(), asha, { id, name: ' Cold ', shared: false })
    expect(renamed).toMatchObject({ kind: 'saved' })
    expect(await undo(renamed, ravi)).toEqual({ kind: 'gone' })
    expect(await names(asha)).toEqual(['Cold'])
    expect(await names(ravi)).toEqual([])
    await undo(renamed)
    expect(await names(ravi)).toEqual(['Hot'])
    expect(await deleteView(deps(), asha, id)).toMatchObject({ kind: 'deleted' })
    for (const missing of [id, 'no-id']) {
      expect(await deleteView(deps(), asha, missing)).toEqual({ kind: 'gone' })
    }
  })

  test('need a name, and are limited in number', async () => {
    expect(await saveView(deps(), asha, { ...hot, name: ' \n ' })).toEqual({
      kind: 'invalid',
      problem: 'name',
    })
    for (let i = 0; i < viewLimits.perPerson; i++) await saveView(deps(), asha, { ...hot, name: `View ${i}` })
    expect(await saveView(deps(), asha, hot)).toEqual({ kind: 'invalid', problem: 'too-many' })
    const id = await idOf('View 1')
    expect(await changeView(deps(), asha, { id, name: 'View 2', shared: false })).toEqual({
      kind: 'invalid',
      problem: 'taken',
    })
    await expect(listViews(deps(), undefined)).rejects.toThrow(RefusedError)
  })
})

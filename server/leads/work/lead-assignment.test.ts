import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'
import { undoChange } from '../changes/undo-change.ts'
import { changeLeadStatus } from './change-lead-status.ts'
import type { createLeadWork } from './lead-work.ts'
import type { InlineField } from './set-field.ts'

const viewer = buildViewer()
const lead = buildLeadRow({ name: 'Zubeda Khan', estimated_value: 50_000 })
const noId = '00000000-0000-4000-8000-000000000000'
const call = { direction: 'out', outcome: 'reached', minutes: '12', note: 'Wants an offer.', followUp: '' }

describeOnEveryDatabase('assignment, calls and outcome of a lead', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let work: ReturnType<typeof createLeadWork>
  let now: Date

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
    work = startLeadWork(database, () => now).work
    await insertLeads(database, [lead])
    await insertUser(database, { email: 'asha@team.test', name: 'Asha' })
  })
  afterEach(() => database.remove())

  const set = (field: InlineField, text: string, seen = '') =>
    work.setField(viewer, { leadId: lead.id, field, text, seen })
  const stored = () =>
    database.db.selectFrom('leads').selectAll().where('id', '=', lead.id).executeTakeFirstOrThrow()
  const titles = async () =>
    (await work.timeline(viewer, { leadId: lead.id, limit: 20 })).entries.map((entry) =>
      'title' in entry ? entry.title : '',
    )
  const status = (to: 'won' | 'lost' | 'new') =>
    changeLeadStatus({ database, clock: () => now }, viewer, { leadId: lead.id, status: to })
  const log = (changes: Partial<typeof call> = {}, id: string = randomUUID()) =>
    work.logCall(viewer, { id, leadId: lead.id, fields: { ...call, ...changes } })
  const reason = (which: string, note = '', version = 0) =>
    work.giveReason(viewer, { leadId: lead.id, reason: which, note, version })

  test.each<[InlineField, string, string, unknown]>([
    ['assigned_to', ' Asha@Team.test ', '', 'asha@team.test'],
    ['follow_up_date', '2026-12-01', '', '2026-12-01T03:30:00.000Z'],
    ['follow_up_date', 'tomorrow', '', '2026-11-22T03:30:00.000Z'],
    ['estimated_value', '₹1,25,000', '50000', 1_25_000],
    ['estimated_value', '', '50000', null],
    ['estimated_value', '0', '50000', 0],
  ])('%s set to %j', async (field, text, seen, expected) => {
    const outcome = await set(field, text, seen)
    expect(outcome).toMatchObject({ kind: 'changed', changeId: expect.any(String) })
    expect((await stored())[field]).toBe(expected)
    expect(await titles()).toHaveLength(1)
    if (!('changeId' in outcome)) throw new Error('nothing was changed')
    await undoChange({ database, clock: () => now }, viewer, String(outcome.changeId))
    expect((await stored())[field]).toBe(lead[field])
  })

  test.each<[InlineField, string]>([
    ['assigned_to', 'nobody@else.test'],
    ['follow_up_date', 'soon'],
    ['follow_up_date', '2026-02-30'],
    ['estimated_value', 'a lot'],
    ['estimated_value', '-5'],
    ['estimated_value', '99999999999999'],
  ])('%s is not set to %j', async (field, text) => {
    expect(await set(field, text, String(lead[field] ?? ''))).toEqual({ kind: 'invalid', problem: field })
    expect(await stored()).toMatchObject(lead)
  })

  test('an equal value leaves no trace, and a concurrent change is not overwritten', async () => {
    expect(await set('estimated_value', '50000', '50000')).toEqual({ kind: 'unchanged' })
    expect(await titles()).toEqual([])
    const both = await Promise.all(['60000', '70000'].map((text) => set('estimated_value', text, '50000')))
    expect(both.map((one) => one.kind).sort()).toEqual(['changed', 'conflict'])
  })

  test('a call that reached the person is logged once as a contact, and can set the follow-up', async () => {
    const id = randomUUID()
    const logged = await Promise.all([1, 2].map(() => log({ followUp: 'in-3-days' }, id)))
    expect(logged.map((one) => one.kind)).toEqual(['saved', 'saved'])
    expect(await stored()).toMatchObject({
      status: 'contacted',
      last_contacted: now.toISOString(),
      follow_up_date: '2026-11-24T03:30:00.000Z',
    })
    expect((await titles()).sort()).toEqual([
      'Follow-up set for 24 Nov 2026',
      'I called them: We spoke, 12 min',
      'Status changed to contacted',
    ])
  })

  test('an unsuccessful call is no contact, and an open lead keeps its status', async () => {
    expect(await log({ outcome: 'no-answer', direction: 'in', minutes: 'x', note: '' })).toEqual({
      kind: 'saved',
      changeId: expect.any(String),
    })
    expect(await stored()).toMatchObject({ status: 'new', last_contacted: null })
    expect(await titles()).toEqual(['They called me: No answer'])
    await status('won')
    await log()
    expect(await stored()).toMatchObject({ status: 'won', last_contacted: now.toISOString() })
  })

  test.each<[Partial<typeof call>, string]>([
    [{ outcome: 'great' }, 'no-outcome'],
    [{ note: 'x'.repeat(5_001) }, 'too-long'],
    [{ followUp: 'never' }, 'follow_up_date'],
  ])('a call with %j is refused', async (changes, problem) => {
    expect(await log(changes)).toEqual({ kind: 'invalid', problem })
    expect(await titles()).toEqual([])
  })

  test('a call is undone with all its effects, or not at all', async () => {
    const before = await stored()
    const id = randomUUID()
    const undo = (outcome: object) =>
      undoChange(
        { database, clock: () => now },
        viewer,
        'changeId' in outcome ? String(outcome.changeId) : '',
      )
    await undo(await log({ followUp: 'tomorrow' }, id))
    expect(await stored()).toMatchObject({ ...before, updated_at: expect.any(String) })
    expect((await titles()).filter((title) => title.startsWith('I called them'))).toEqual([])
    await undo(await log({ followUp: 'tomorrow' }, id))
    expect(await stored()).toMatchObject({ ...before, updated_at: expect.any(String) })

    const attempt = await log({ outcome: 'no-answer' })
    const told = (await titles()).length
    const undone = { undone: { length: 1 }, notes: [] }
    expect(await undo(attempt)).toMatchObject(undone)
    expect(await titles()).toHaveLength(told - 1)

    const last = await log({ followUp: 'tomorrow' })
    await set('follow_up_date', '2026-12-24', String((await stored()).follow_up_date))
    const known = await titles()
    expect(await undo(last)).toMatchObject({
      undone: [],
      notes: [{ field: 'follow_up_date' }],
    })
    expect(await titles()).toEqual(known)
  })

  test('undoing a reason restores the previous one, or none', async () => {
    const given = () => work.workOf(viewer, lead.id).then((found) => found.reason)
    const undo = (outcome: object) =>
      undoChange(
        { database, clock: () => now },
        viewer,
        'changeId' in outcome ? String(outcome.changeId) : '',
      )
    await status('lost')
    const [first, told] = [await reason('competitor'), await titles()]
    const before = await given()
    now = new Date(now.getTime() + 60_000)
    const second = await reason('timing', 'next year', before?.version)
    expect(await undo(second)).toMatchObject({ kind: 'undone', notes: [] })
    expect(await given()).toEqual({ ...before, version: 3 })
    expect(await titles()).toEqual(told)
    expect(await undo(second)).toEqual({ kind: 'already' })

    now = new Date(now.getTime() + 60_000)
    const third = await reason('timing', '', 3)
    expect(await undo(first)).toMatchObject({ undone: [], notes: { length: 1 } })
    expect((await given())?.reason).toBe('timing')
    await undo(third)
    await undo(first)
    expect(await given()).toBeUndefined()
  })

  test('the reason for winning or losing is asked after the decision, and lasts as long as it', async () => {
    expect(await reason('price')).toEqual({ kind: 'conflict' })
    await status('lost')
    expect(await reason('referral')).toEqual({ kind: 'invalid', problem: 'no-reason' })
    expect(await reason('timing', ' In spring.\r\n')).toMatchObject({ kind: 'saved' })
    expect(await reason('timing', 'In spring.')).toEqual({ kind: 'saved' })
    expect((await work.workOf(viewer, lead.id)).reason).toMatchObject({
      reason: 'timing',
      note: 'In spring.',
    })
    expect(await titles()).toEqual(expect.arrayContaining(['Lost: Not now, perhaps later']))
    expect(await titles()).toHaveLength(2)
    // This member did not see the reason.
    expect(await reason('competitor')).toEqual({ kind: 'conflict' })
    await status('new')
    expect((await work.workOf(viewer, lead.id)).reason).toBeUndefined()
    await status('won')
    expect((await work.workOf(viewer, lead.id)).reason).toBeUndefined()
    expect(await reason('trust')).toMatchObject({ kind: 'saved' })
  })

  test('missing leads are reported, and strangers refused', async () => {
    for (const leadId of [noId, 'no id']) {
      const given = { leadId, reason: 'price', note: '', version: 0 }
      expect(await work.giveReason(viewer, given)).toEqual({ kind: 'gone' })
      expect(await work.logCall(viewer, { id: noId, leadId, fields: call })).toEqual({ kind: 'gone' })
      const setting = { leadId, field: 'estimated_value', text: '1', seen: '' } as const
      expect(await work.setField(viewer, setting)).toEqual({ kind: 'gone' })
      for (const stranger of [undefined, buildViewer({ status: 'suspended' })]) {
        await expect(work.giveReason(stranger, given)).rejects.toThrow(RefusedError)
        await expect(work.setField(stranger, setting)).rejects.toThrow(RefusedError)
        await expect(work.logCall(stranger, { id: noId, leadId, fields: call })).rejects.toThrow(RefusedError)
      }
    }
  })
})

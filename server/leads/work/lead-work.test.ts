import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { teamMembers } from '#server/accounts/team/team-members.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'
import { undoChange } from '../changes/undo-change.ts'
import type { createLeadWork } from './lead-work.ts'

const viewer = buildViewer()
const colleague = buildViewer({ id: 'viewer-2', email: 'asha@team.test', name: 'Asha' })
const lead = buildLeadRow({ name: 'Zubeda Khan' })
const other = buildLeadRow({ name: 'Quiet Farmer' })
const noId = '00000000-0000-4000-8000-000000000000'
const nasty = "<script>alert(1)</script> \u0000\u202e रवि 👩‍🌾 '); drop table leads; --"

describeOnEveryDatabase('notes, tasks and timeline of a lead', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let work: ReturnType<typeof createLeadWork>
  let now: Date

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
    work = startLeadWork(database, () => now).work
    await insertLeads(database, [lead, other])
  })
  afterEach(() => database.remove())

  const entries = async () => (await work.timeline(viewer, { leadId: lead.id, limit: 20 })).entries
  const texts = async () => (await entries()).map((entry) => ('text' in entry ? entry.text : undefined))
  const tasks = async () => (await work.workOf(viewer, lead.id)).tasks
  const addNote = (text: string, who: Viewer = viewer, id: string = randomUUID()) =>
    work.addNote(who, { id, leadId: lead.id, text })
  const fields = { title: 'Send the offer', day: '2026-11-24', time: '', assignedTo: '' }
  const addTask = (changes: Partial<typeof fields> = {}, id: string = randomUUID(), leadId = lead.id) =>
    work.addTask(viewer, { id, leadId, fields: { ...fields, ...changes } })

  test('a repeated note is stored once', async () => {
    const id = randomUUID()
    const sent = await Promise.all([1, 2, 3].map(() => addNote(' They open at nine.\r\n ', viewer, id)))
    expect(sent).toMatchObject([1, 2, 3].map(() => ({ kind: 'saved' })))
    expect(sent.filter((outcome) => 'changeId' in outcome)).toHaveLength(1)
    expect(await entries()).toMatchObject([
      { kind: 'activity', type: 'note', text: 'They open at nine.', by: viewer.email, at: now.toISOString() },
    ])
  })

  test.each([
    ['', 'empty'],
    [' \n\u0000 ', 'empty'],
    ['x'.repeat(5_001), 'too-long'],
  ])('the note %j is refused', async (text, problem) => {
    expect(await addNote(text)).toEqual({ kind: 'invalid', problem })
    expect(await entries()).toEqual([])
  })

  test('typed text is stored as text, and can be edited by its author', async () => {
    await addNote(nasty)
    const [note] = await entries()
    expect((note as { text: string }).text).toBe(nasty.replace('\u0000', '').trim())
    expect(await work.editNote(viewer, { id: note?.id ?? '', text: 'plain' })).toMatchObject({
      kind: 'saved',
    })
    expect(await texts()).toEqual(['plain'])
  })

  test('only the author edits a note', async () => {
    const id = randomUUID()
    await addNote('first', viewer, id)
    expect(await work.editNote(colleague, { id, text: 'mine now' })).toEqual({
      kind: 'not-yours',
    })
    expect(await work.deleteItem(colleague, { kind: 'note', id })).toEqual({ kind: 'not-yours' })
  })

  test('only notes can be edited or deleted as notes', async () => {
    const id = randomUUID()
    await database.write(async (trx) => {
      await trx
        .insertInto('lead_activities')
        .values({
          id,
          lead_id: lead.id,
          activity_type: 'status_change',
          title: 'Status changed to won',
          created_by: viewer.email,
          created_at: now.toISOString(),
        })
        .execute()
    })
    expect(await work.editNote(viewer, { id, text: 'x' })).toEqual({ kind: 'gone' })
    expect(await work.deleteItem(viewer, { kind: 'note', id })).toEqual({ kind: 'gone' })
    expect(await entries()).toHaveLength(1)
  })

  const undo = (outcome: object, who: Viewer = viewer) =>
    undoChange({ database, clock: () => now }, who, 'changeId' in outcome ? String(outcome.changeId) : '')
  const undone = { kind: 'undone', notes: [] }

  test('added and deleted items can be undone once', async () => {
    const [id, taskId] = [randomUUID(), randomUUID()]
    const note = await addNote('kept', viewer, id)
    const task = await addTask({}, taskId)
    const before = [await entries(), await tasks()]
    for (const [kind, item] of [
      ['note', id],
      ['task', taskId],
    ] as const) {
      const deleted = await work.deleteItem(viewer, { kind, id: item })
      expect(await work.deleteItem(viewer, { kind, id: item })).toEqual({ kind: 'gone' })
      expect(await undo(deleted)).toMatchObject(undone)
      expect(await undo(deleted)).toEqual({ kind: 'already' })
    }
    expect([await entries(), await tasks()]).toEqual(before)
    expect(await undo(note, colleague)).toEqual({ kind: 'gone' })
    expect(await undo(note)).toMatchObject(undone)
    expect(await undo(task)).toMatchObject(undone)
    expect([await entries(), await tasks()]).toEqual([[], []])
  })

  test('a form that is sent again after its undo adds the item, which can be undone again', async () => {
    const [id, taskId] = [randomUUID(), randomUUID()]
    for (let time = 0; time < 2; time++) {
      expect(await undo(await addNote('kept', viewer, id))).toMatchObject(undone)
      expect(await undo(await addTask({}, taskId))).toMatchObject(undone)
    }
    expect([await entries(), await tasks()]).toEqual([[], []])
  })

  test('an item of a lead that was deleted meanwhile cannot be restored', async () => {
    const id = randomUUID()
    await addNote('kept', viewer, id)
    const deleted = await work.deleteItem(viewer, { kind: 'note', id })
    await database.write((trx) => trx.deleteFrom('leads').where('id', '=', lead.id).execute())
    expect(await undo(deleted)).toMatchObject({ kind: 'undone', undone: [], gone: 1 })
  })

  test('an overwritten text can be restored, unless it was edited again', async () => {
    const [id, taskId] = [randomUUID(), randomUUID()]
    await addNote('first', viewer, id)
    await addTask({}, taskId)
    const before = [await entries(), await tasks()]
    const edit = async (text: string) => {
      now = new Date(now.getTime() + 60_000)
      const version = (await tasks())[0]?.version ?? 0
      const changed = { ...fields, title: text, day: '2026-11-30', time: '10:00' }
      return [
        await work.editNote(viewer, { id, text }),
        await work.editTask(viewer, { id: taskId, version, fields: changed }),
      ] as const
    }
    const [note, task] = await edit('second')
    expect(await texts()).toEqual(['second'])
    expect(await undo(note, colleague)).toEqual({ kind: 'gone' })
    expect([await undo(note), await undo(task)]).toMatchObject([undone, undone])
    expect(await entries()).toEqual(before[0])
    expect(await tasks()).toMatchObject([{ ...(before[1]?.[0] as object), version: 3 }])

    const again = await edit('second')
    await edit('third')
    for (const outcome of again)
      expect(await undo(outcome)).toMatchObject({ undone: [], notes: { length: 1 } })
    expect(await texts()).toEqual(['third'])
  })

  test.each<[Partial<typeof fields>, string]>([
    [{ day: '2026-11-24' }, '2026-11-24T18:29:00.000Z'],
    [{ day: '2026-11-24', time: '09:15' }, '2026-11-24T03:45:00.000Z'],
    [{ day: '2026-11-24', time: 'noon' }, '2026-11-24T18:29:00.000Z'],
  ])('a task with %j is due at %s', async (changes, due) => {
    await addTask(changes)
    expect(await tasks()).toMatchObject([{ title: 'Send the offer', due_at: due, isLate: false }])
  })

  test.each<[Partial<typeof fields>, string]>([
    [{ title: '  ' }, 'no-title'],
    [{ day: '' }, 'no-day'],
    [{ day: '2026-02-30' }, 'no-day'],
  ])('a task with %j is refused', async (changes, problem) => {
    expect(await addTask(changes)).toEqual({ kind: 'invalid', problem })
    expect(await tasks()).toEqual([])
  })

  test('a task is assigned to the named person, if they are on the team', async () => {
    await insertUser(database, { email: 'asha@team.test', name: 'Asha' })
    await insertUser(database, { email: 'gone@team.test', status: 'suspended' })
    await addTask({ assignedTo: 'Asha@Team.test', title: nasty })
    await addTask({ assignedTo: 'gone@team.test' })
    await addTask({ assignedTo: 'nobody@else.test' })
    expect((await tasks()).map(({ assigned_to }) => assigned_to).sort()).toEqual([
      'asha@team.test',
      null,
      null,
    ])
    expect(await teamMembers({ database }, viewer)).toEqual([{ name: 'Asha', email: 'asha@team.test' }])
  })

  test('a completed task is in the timeline, and can be reopened', async () => {
    const id = randomUUID()
    await addTask({}, id)
    now = new Date('2026-11-25T00:00:00.000Z')
    expect(await tasks()).toMatchObject([{ id, isLate: true }])
    await Promise.all([1, 2].map(() => work.finishTask(viewer, { id, done: true })))
    expect(await tasks()).toEqual([])
    expect(await entries()).toMatchObject([{ kind: 'task', title: 'Send the offer', at: now.toISOString() }])
    await work.finishTask(viewer, { id, done: false })
    expect(await entries()).toEqual([])
    expect(await tasks()).toHaveLength(1)
  })

  test('the later of two concurrent task edits is a conflict', async () => {
    const id = randomUUID()
    await addTask({}, id)
    const [shown] = await tasks()
    now = new Date('2026-11-22T00:00:00.000Z')
    const edits = await Promise.all(
      ['One', 'Two'].map((title) =>
        work.editTask(viewer, { id, version: shown?.version ?? 0, fields: { ...fields, title } }),
      ),
    )
    expect(edits.map((edit) => edit.kind).sort()).toEqual(['conflict', 'saved'])
    expect(await work.editTask(viewer, { id, version: -1, fields })).toEqual({
      kind: 'conflict',
    })
  })

  test('lists tasks due today or overdue over all leads, with their owners', async () => {
    await addTask({ title: 'today', day: '2026-11-21' })
    await addTask({ title: 'tomorrow', day: '2026-11-22' })
    await addTask({ title: 'late', day: '2026-11-20', time: '10:00' }, randomUUID(), other.id)
    await addTask({ title: 'done', day: '2026-11-20' }, noId)
    await work.finishTask(viewer, { id: noId, done: true })
    const due = await work.dueTasks(viewer, 5)
    expect(due.tasks.map(({ title, lead_name, isLate }) => [title, lead_name, isLate])).toEqual([
      ['late', 'Quiet Farmer', true],
      ['today', 'Zubeda Khan', false],
    ])
    expect([due.total, due.hasMore]).toEqual([2, false])
    expect((await work.dueTasks(viewer, 1)).tasks).toHaveLength(1)
  })

  test('a postponed task keeps its time; the later of two people gets a conflict', async () => {
    const id = randomUUID()
    await addTask({ day: '2026-11-20', time: '16:30' }, id)
    const [{ version } = { version: 0 }] = await tasks()
    now = new Date('2026-11-21T19:00:00.000Z') // the 22nd in Delhi
    const put = await Promise.all(
      (['tomorrow', 'next-week'] as const).map((until) => work.putOffTask(viewer, { id, version, until })),
    )
    expect(put.map((outcome) => outcome.kind).sort()).toEqual(['conflict', 'saved'])
    const day = put[0]?.kind === 'saved' ? '2026-11-23' : '2026-11-29'
    expect((await tasks())[0]?.due_at).toBe(`${day}T11:00:00.000Z`)
    const again = (await tasks())[0]?.version ?? 0
    expect(await undo(put.find((one) => one.kind === 'saved') ?? {})).toMatchObject(undone)
    expect((await tasks())[0]?.due_at).toBe('2026-11-20T11:00:00.000Z')
    await work.finishTask(viewer, { id, done: true })
    expect(await work.putOffTask(viewer, { id, version: again, until: 'tomorrow' })).toEqual({
      kind: 'conflict',
    })
  })

  test('the timeline is in one order, by kind if requested, up to the limit', async () => {
    const at = (minute: number) => new Date(now.getTime() + minute * 60_000).toISOString()
    const activities = [
      ['quote_request', 0],
      ['note', 2],
      ['demo_request', 4],
      ['status_change', 6],
      ['edit', 8],
    ] as const
    await database.write(async (trx) => {
      await trx
        .insertInto('lead_activities')
        .values(
          activities.map(([activity_type, minute]) => ({
            id: randomUUID(),
            lead_id: lead.id,
            activity_type,
            title: activity_type,
            created_at: at(minute),
          })),
        )
        .execute()
      await trx
        .insertInto('conversations')
        .values({
          id: 'conv_1',
          locale: 'en',
          language: 'en',
          mode: 'assistant',
          facts: '{}',
          last_message_id: 2,
          lead_id: lead.id,
          started_at: at(1),
          last_activity_at: at(1),
        })
        .execute()
      for (const [id, sender, text] of [
        [1, 'assistant', 'Hello'],
        [2, 'visitor', `${'क्या '.repeat(60)}?`],
      ] as const) {
        await trx
          .insertInto('chat_messages')
          .values({
            conversation_id: 'conv_1',
            id,
            sender,
            text,
            status: 'complete',
            actions: '[]',
            created_at: at(1),
          })
          .execute()
      }
      const mail = {
        template: 'quote-received',
        locale: 'en',
        data: '{}',
        attempts: 0,
        lead_id: lead.id,
        created_at: at(3),
        updated_at: at(3),
      }
      await trx
        .insertInto('emails')
        .values([
          { ...mail, id: randomUUID(), message_id: '1', to_address: 'owner', status: 'sent' },
          { ...mail, id: randomUUID(), message_id: '2', to_address: 'zubeda@example.test', status: 'dead' },
        ])
        .execute()
    })
    const all = await entries()
    expect(all.map((entry) => (entry.kind === 'activity' ? entry.type : entry.kind))).toEqual([
      'edit',
      'status_change',
      'demo_request',
      'mail',
      'note',
      'chat',
      'quote_request',
    ])
    expect(all[5]).toMatchObject({ excerpt: expect.stringMatching(/^क्या .{150,160}…$/u) })
    const first = await work.timeline(viewer, { leadId: lead.id, limit: 3 })
    expect([first.entries.length, first.hasMore]).toEqual([3, true])
    expect((await work.timeline(viewer, { leadId: lead.id, limit: 7 })).hasMore).toBe(false)
  })

  test.each([noId, 'no id at all'])('%j is not found', async (id) => {
    expect(await work.addNote(viewer, { id: randomUUID(), leadId: id, text: 'x' })).toEqual({ kind: 'gone' })
    expect(await addTask({}, randomUUID(), id)).toEqual({ kind: 'gone' })
    expect(await work.finishTask(viewer, { id, done: true })).toEqual({ kind: 'gone' })
    expect(await work.putOffTask(viewer, { id, version: 0, until: 'tomorrow' })).toEqual({ kind: 'gone' })
    expect(await work.deleteItem(viewer, { kind: 'task', id })).toEqual({ kind: 'gone' })
    expect(await work.timeline(viewer, { leadId: id, limit: 5 })).toEqual({ entries: [], hasMore: false })
  })

  test('refuses strangers', async () => {
    const id = randomUUID()
    for (const stranger of [undefined, buildViewer({ status: 'pending' })]) {
      const calls = [
        () => work.addNote(stranger, { id, leadId: lead.id, text: 'x' }),
        () => work.editNote(stranger, { id, text: 'x' }),
        () => work.addTask(stranger, { id, leadId: lead.id, fields }),
        () => work.editTask(stranger, { id, version: 0, fields }),
        () => work.finishTask(stranger, { id, done: true }),
        () => work.putOffTask(stranger, { id, version: 0, until: 'tomorrow' }),
        () => work.deleteItem(stranger, { kind: 'note', id }),
        () => work.workOf(stranger, lead.id),
        () => work.dueTasks(stranger, 5),
        () => work.timeline(stranger, { leadId: lead.id, limit: 5 }),
        () => teamMembers({ database }, stranger),
      ]
      for (const call of calls) await expect(call()).rejects.toThrow(RefusedError)
    }
  })
})

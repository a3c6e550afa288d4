import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { presence } from '#domain/leads/presence.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'

const viewer = buildViewer()
const asha = buildViewer({ id: 'asha', email: 'asha@team.test', name: 'Asha' })
const lead = buildLeadRow()
const other = buildLeadRow({ email: 'other@example.test' })
const noId = '00000000-0000-4000-8000-000000000000'

describeOnEveryDatabase('two people with the same lead open', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let work: ReturnType<typeof startLeadWork>['work']
  let now: Date
  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
    work = startLeadWork(database, () => now).work
    await insertLeads(database, [lead, other])
    await insertUser(database, { email: asha.email, name: asha.name })
  })
  afterEach(() => database.remove())
  const rows = () => database.db.selectFrom('lead_presence').selectAll().execute()

  test('each sees the other while the page is open, but not themselves', async () => {
    expect(await work.watch(asha, lead.id)).toMatchObject({ here: [] })
    expect(await work.watch(viewer, lead.id)).toMatchObject({ here: ['Asha'] })
    expect(await work.state(asha, lead.id)).toMatchObject({ here: [viewer.name] })
    expect(await work.state(viewer, other.id)).toMatchObject({ here: [] })
    later(presence.expiresAfterMs)
    expect(await work.watch(viewer, lead.id)).toMatchObject({ here: [] })
    expect(await rows()).toHaveLength(1)
  })

  test('frequent requests cause few writes, but enough', async () => {
    await work.watch(asha, lead.id)
    const first = await rows()
    later(presence.askEveryMs)
    await work.watch(asha, lead.id)
    expect(await rows()).toEqual(first)
    for (let waited = 0; waited < 2 * presence.expiresAfterMs; waited += presence.askEveryMs) {
      later(presence.askEveryMs)
      await work.watch(asha, lead.id)
      expect(await work.state(viewer, lead.id)).toMatchObject({ here: ['Asha'] })
    }
  })

  test('every change gives a new version and names who made it', async () => {
    const seen = new Set<string>()
    const note = { id: randomUUID(), leadId: lead.id, text: 'Wants an offer.' }
    const task = { title: 'Call', day: '2026-11-22', time: '', assignedTo: '' }
    const taskId = randomUUID()
    const steps: [what: string, by: string | null, step: () => Promise<unknown>][] = [
      ['nothing', null, async () => {}],
      [
        'a field',
        'Asha',
        () => work.setField(asha, { leadId: lead.id, field: 'estimated_value', text: '7', seen: '50000' }),
      ],
      ['a note', 'Asha', () => work.addNote(asha, note)],
      ['its text', 'Asha', () => work.editNote(asha, { id: note.id, text: 'No offer.' })],
      ['a task', 'Asha', () => work.addTask(asha, { id: taskId, leadId: lead.id, fields: task })],
      ['its end', 'Asha', () => work.finishTask(asha, { id: taskId, done: true })],
      ['one’s own', null, () => work.addNote(viewer, { ...note, id: randomUUID() })],
    ]
    for (const [what, by, step] of steps) {
      later(1_000)
      await step()
      const state = await work.state(viewer, lead.id)
      expect(seen, what).not.toContain(state?.version)
      expect(state?.last?.by ?? null, what).toBe(by)
      seen.add(state?.version ?? '')
      expect((await work.watch(viewer, lead.id))?.version, what).toBe(state?.version)
    }
  })

  test('a missing lead has no state, and strangers are refused', async () => {
    for (const id of [noId, 'x', '']) expect(await work.watch(viewer, id)).toBeUndefined()
    for (const stranger of [undefined, buildViewer({ status: 'pending' })]) {
      await expect(work.watch(stranger, lead.id)).rejects.toThrow(RefusedError)
      await expect(work.state(stranger, lead.id)).rejects.toThrow(RefusedError)
    }
    expect(await rows()).toEqual([])
  })
})

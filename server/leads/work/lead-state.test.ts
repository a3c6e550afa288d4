import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'

const viewer = buildViewer()
const asha = buildViewer({ id: 'asha', email: 'asha@team.test', name: 'Asha' })
const lead = buildLeadRow()
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
    await insertLeads(database, [lead])
    await insertUser(database, { email: asha.email, name: asha.name })
  })
  afterEach(() => database.remove())

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
      expect((await work.state(viewer, lead.id))?.version, what).toBe(state?.version)
    }
  })

  test('a missing lead has no state, and strangers are refused', async () => {
    for (const id of [noId, 'x', '']) expect(await work.state(viewer, id)).toBeUndefined()
    for (const stranger of [undefined, buildViewer({ status: 'pending' })]) {
      await expect(work.state(stranger, lead.id)).rejects.toThrow(RefusedError)
    }
  })
})

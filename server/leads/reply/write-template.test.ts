import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startLeadWork } from '#tests/support/records/test-lead-work.ts'
import { undoChange } from '../changes/undo-change.ts'

const viewer = buildViewer()
const words = { name: 'Short', subject: 'For {name}', body: 'Hello {name}!\r\n{price}' }

describeOnEveryDatabase('reply templates', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let work: ReturnType<typeof startLeadWork>['work']
  let now: Date
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
    work = startLeadWork(database, () => now).work
  })
  afterEach(() => database.remove())

  const undo = (outcome: object) =>
    undoChange({ database, clock: () => now }, viewer, 'changeId' in outcome ? String(outcome.changeId) : '')
  const find = async (id: string) => (await work.templates(viewer)).find((one) => one.id === id)
  async function save(id: string, changes: Partial<typeof words & { version: number }> = {}) {
    now = new Date(now.getTime() + 1_000)
    const version = (await find(id))?.version ?? 0
    return work.saveTemplate(viewer, { id, ...words, version, ...changes })
  }

  test('a template is added once, edited, deleted and restored', async () => {
    const id = randomUUID()
    const first = { id, ...words, version: 0 }
    const added = await Promise.all([work.saveTemplate(viewer, first), work.saveTemplate(viewer, first)])
    expect(added.map((outcome) => outcome.kind)).toContain('saved')
    expect(await find(id)).toMatchObject({ name: 'Short', body: 'Hello {name}!\n{price}', locale: null })
    const lead = buildLeadRow({ name: 'Asha', service_interest: null })
    await insertLeads(database, [lead])
    const prepare = () => work.prepareReply(viewer, { leadId: lead.id, templateId: id })
    expect(await prepare()).toMatchObject({ templateId: id, subject: 'For Asha', text: 'Hello Asha!' })

    const before = await find(id)
    expect(await save(id, { body: 'Earlier' })).toMatchObject({ kind: 'saved' })
    expect(await save(id, { body: 'Later', version: before?.version ?? 0 })).toEqual({
      kind: 'conflict',
    })
    const last = await find(id)
    const dropped = await work.deleteTemplate(viewer, id)
    expect(await find(id)).toBeUndefined()
    const log = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).execute()
    // Two simultaneous submissions may both be logged.
    expect(new Set(log.map(({ action }) => action))).toEqual(new Set(['template.saved', 'template.dropped']))
    expect(new Set(log.map(({ subject_id }) => subject_id))).toEqual(new Set([id]))
    await undo(dropped)
    expect(await find(id)).toEqual(last)
  })

  test('a template that came with the site is one like the others', async () => {
    const came = await find('nudge')
    expect(await save('nudge')).toMatchObject({ kind: 'saved' })
    expect(await find('nudge')).toMatchObject({ name: 'Short', locale: 'en', version: 2 })
    await undo(await work.deleteTemplate(viewer, 'nudge'))
    expect((await work.templates(viewer)).map(({ id }) => id).slice(0, 4)).toEqual([
      'first-answer',
      'demo',
      'offer',
      'nudge',
    ])
    expect(came?.body).toContain('{bookingLink}')
  })

  test('adding a template can be undone, unless it was edited', async () => {
    const id = randomUUID()
    const added = await save(id)
    const edited = await save(id, { body: 'Later' })
    expect(await undo(added)).toMatchObject({ undone: [], notes: [{ kind: 'stays' }] })
    await undo(edited)
    expect(await undo(added)).toMatchObject({ undone: [id] })
    expect(await find(id)).toBeUndefined()
  })

  test.each<[string, Partial<typeof words>, object]>([
    ['no name', { name: ' \n' }, { problem: 'empty' }],
    ['no text', { body: '\u0000' }, { problem: 'empty' }],
    ['too long a name', { name: 'x'.repeat(61) }, { problem: 'too-long' }],
    ['too long a text', { body: 'x'.repeat(10_001) }, { problem: 'too-long' }],
    [
      'a blank that nothing is known for',
      { body: 'Hello {nme}' },
      { problem: 'unknown-blank', blank: 'nme' },
    ],
    ['a blank in the subject', { subject: '{toString}' }, { problem: 'unknown-blank', blank: 'toString' }],
  ])('%s is refused', async (_what, changes, problem) => {
    expect(await save(randomUUID(), changes)).toEqual({ kind: 'invalid', ...problem })
    expect(await save('nudge', changes)).toEqual({ kind: 'invalid', ...problem })
  })

  test('their number is limited, and unknown names are refused', async () => {
    const { length } = await work.templates(viewer)
    for (let i = length; i < leadWorkLimits.templates; i++)
      expect((await save(randomUUID())).kind).toBe('saved')
    expect(await save(randomUUID())).toEqual({ kind: 'invalid', problem: 'too-many' })
    expect(await save('first-answer')).toMatchObject({ kind: 'saved' })
    for (const id of ['', 'mine', "' or 1=1"]) {
      expect(await save(id)).toEqual({ kind: 'gone' })
      expect(await work.deleteTemplate(viewer, id)).toEqual({ kind: 'gone' })
    }
    for (const stranger of [undefined, buildViewer({ status: 'pending' })]) {
      await expect(work.templates(stranger)).rejects.toThrow(RefusedError)
      await expect(work.saveTemplate(stranger, { id: 'nudge', ...words, version: 0 })).rejects.toThrow(
        RefusedError,
      )
      await expect(work.deleteTemplate(stranger, 'nudge')).rejects.toThrow(RefusedError)
    }
  })
})

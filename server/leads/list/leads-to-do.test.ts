import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { undoChange } from '../changes/undo-change.ts'
import { logCall } from '../work/log-call.ts'
import { noteActivities } from '../work/note-activity.ts'
import { stepFollowUp } from '../work/step-follow-up.ts'
import { dueFollowUps } from './due-follow-ups.ts'
import { countNewLeads, newLeads } from './new-leads.ts'
import { nextLead } from './next-lead.ts'

const member = buildViewer()
// Half past three in the afternoon in India.
const NOW = '2026-11-21T10:00:00.000Z'

describeOnEveryDatabase('leads that need action', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const deps = () => ({ database, clock: () => new Date(NOW) })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const given = async (...leads: Parameters<typeof buildLeadRow>[0][]) => {
    const rows = leads.map((lead) => buildLeadRow(lead))
    await insertLeads(database, rows)
    return rows
  }
  const lead = (id: string) =>
    database.db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const follow = (leadId: string, step: Parameters<typeof stepFollowUp>[2]['step'], seen: string) =>
    stepFollowUp(deps(), member, { leadId, step, seen })

  test('are open leads due today in India, by worth and lateness', async () => {
    await given(
      { name: 'at the end of today', follow_up_date: '2026-11-21T18:29:59.000Z', status: 'negotiating' },
      { name: 'large', follow_up_date: '2026-11-21T10:00:00.000Z', estimated_value: 250_000 },
      { name: 'tomorrow', follow_up_date: '2026-11-21T18:30:00.000Z' },
      { name: 'just before today', follow_up_date: '2026-11-20T18:29:59.000Z' },
      { name: 'long due', follow_up_date: '2026-10-01T10:00:00.000Z', status: 'contacted' },
      { name: 'won', follow_up_date: '2026-10-01T10:00:00.000Z', status: 'won' },
      { name: 'lost', follow_up_date: '2026-10-01T10:00:00.000Z', status: 'lost' },
      { name: 'no day', follow_up_date: null },
    )
    const due = await dueFollowUps(deps(), member, 2)
    expect(due).toMatchObject({ total: 4, hasMore: false })
    expect(due.leads.map(({ name, daysLate }) => [name, daysLate])).toEqual([
      ['long due', 51],
      ['large', 0],
    ])
    const all = await dueFollowUps(deps(), member, 9)
    expect(all.leads.slice(2).map(({ name }) => name)).toEqual(['just before today', 'at the end of today'])
  })

  test('are new leads of any score, the highest score first, then the newest', async () => {
    await given(
      { name: 'hot', lead_score: 82, created_at: '2026-11-18T10:00:00.000Z' },
      { name: 'warm, older', lead_score: 55, created_at: '2026-11-19T10:00:00.000Z' },
      { name: 'warm, newer', lead_score: 55, created_at: '2026-11-20T10:00:00.000Z' },
      { name: 'cold', lead_score: 12, created_at: '2026-11-21T09:00:00.000Z' },
      { name: 'answered', lead_score: 90, status: 'contacted' },
    )
    const names = async (limit: number) =>
      (await newLeads(deps(), member, limit)).leads.map(({ name }) => name)
    expect(await names(9)).toEqual(['hot', 'warm, newer', 'warm, older', 'cold'])
    expect(await names(1)).toEqual(['hot'])
    expect(await newLeads(deps(), member, 1)).toMatchObject({ total: 4, hasMore: false })
    expect(await countNewLeads(deps(), member)).toBe(4)
  })

  test('are no longer new once the team called or wrote a note, unless that is undone', async () => {
    const [tried, noted] = await given({ name: 'tried' }, { name: 'noted' }, { name: 'untouched' })
    const id = '11111111-1111-4111-8111-111111111111'
    const fields = { direction: 'out', outcome: 'no-answer', minutes: '', note: '', followUp: 'tomorrow' }
    const call = await logCall(deps(), member, { id, leadId: tried?.id ?? '', fields })
    await database.write((trx) =>
      noteActivities(trx, [
        { leadId: noted?.id ?? '', type: 'note', title: 'Met', createdBy: member.email, at: new Date(NOW) },
      ]),
    )
    const shown = async () => {
      const { leads, total } = await newLeads(deps(), member, 9)
      expect([leads.length, await countNewLeads(deps(), member)]).toEqual([total, total])
      return leads.map(({ name }) => name).toSorted()
    }
    expect(await shown()).toEqual(['untouched'])
    const place = { list: 'new', at: '2026-11-22T10:00:00.000Z', score: 100 } as const
    expect(await nextLead(deps(), member, { leadId: randomUUID(), place })).toMatchObject({
      next: { name: 'untouched' },
      waiting: 1,
    })
    await undoChange(deps(), member, 'changeId' in call ? String(call.changeId) : '')
    expect(await shown()).toEqual(['tried', 'untouched'])
  })

  test('counting stops at a limit', async () => {
    await insertLeads(
      database,
      Array.from({ length: 1_001 }, () => buildLeadRow({ lead_priority: 'High', follow_up_date: NOW })),
    )
    expect(await newLeads(deps(), member, 1)).toMatchObject({ total: 999, hasMore: true })
    expect(await countNewLeads(deps(), member)).toBe(1_000)
    expect(await dueFollowUps(deps(), member, 1)).toMatchObject({ total: 999, hasMore: true })
  })

  test('a completed follow-up leaves the list, and a new lead becomes contacted', async () => {
    const [row] = await given({ follow_up_date: NOW })
    const id = row?.id ?? ''
    const outcome = await follow(id, 'done', NOW)
    expect(await lead(id)).toMatchObject({ follow_up_date: null, status: 'contacted', last_contacted: NOW })
    expect((await dueFollowUps(deps(), member, 9)).total).toBe(0)
    const told = await database.db.selectFrom('lead_activities').select(['title', 'description']).execute()
    expect(told).toContainEqual({ title: 'Status changed to contacted', description: 'Followed up' })

    if (outcome.kind !== 'changed') return expect.fail(outcome.kind)
    await undoChange(deps(), member, outcome.changeId)
    expect(await lead(id)).toMatchObject({ follow_up_date: NOW, status: 'new', last_contacted: null })
  })

  test('postponing a follow-up keeps the status', async () => {
    const [row] = await given({ follow_up_date: '2026-11-01T10:00:00.000Z', status: 'qualified' })
    await follow(row?.id ?? '', 'tomorrow', '2026-11-01T10:00:00.000Z')
    expect(await lead(row?.id ?? '')).toMatchObject({
      follow_up_date: '2026-11-22T03:30:00.000Z',
      status: 'qualified',
      last_contacted: null,
    })
  })

  test('the later of two concurrent changes is a conflict', async () => {
    const [row] = await given({ follow_up_date: NOW })
    const id = row?.id ?? ''
    const both = await Promise.all([follow(id, 'tomorrow', NOW), follow(id, 'next-week', NOW)])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'conflict'])
    expect((await follow('gone', 'done', NOW)).kind).toBe('gone')
    expect((await follow('00000000-0000-4000-8000-000000000000', 'done', NOW)).kind).toBe('gone')
  })

  test('are visible to the team only', async () => {
    const stranger = buildViewer({ status: 'pending' })
    await expect(dueFollowUps(deps(), stranger, 1)).rejects.toThrow(RefusedError)
    await expect(newLeads(deps(), undefined, 1)).rejects.toThrow(RefusedError)
    await expect(countNewLeads(deps(), stranger)).rejects.toThrow(RefusedError)
    const step = { leadId: 'x', step: 'done', seen: NOW } as const
    await expect(stepFollowUp(deps(), stranger, step)).rejects.toThrow(RefusedError)
  })
})

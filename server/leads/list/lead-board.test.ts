import { afterEach, beforeEach, expect, test } from 'vitest'
import { leadStatuses } from '#domain/leads/lead.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { changeLeadStatus } from '../work/change-lead-status.ts'
import { CARDS_PER_COLUMN, leadBoard } from './lead-board.ts'

const member = buildViewer()
const all = { search: '' } as const

describeOnEveryDatabase('the board', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  const deps = () => ({ database, clock: () => now })

  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00.000Z')
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  test('shows every lead in the column of its status, with counts and sums', async () => {
    const rows = [...realisticLeads(300)]
    await insertLeads(database, rows)
    const board = await leadBoard(deps(), member, { ...all, priority: 'High' }, {})
    expect(board.map(({ status }) => status)).toEqual([...leadStatuses])
    for (const { status, leads, total, value } of board) {
      const expected = rows.filter((row) => row.status === status && row.lead_priority === 'High')
      expect([status, total, value]).toEqual([
        status,
        expected.length,
        expected.reduce((sum, row) => sum + Number(row.estimated_value), 0),
      ])
      expect(leads.map(({ id }) => id)).toEqual(
        expected
          .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
          .slice(0, CARDS_PER_COLUMN)
          .map(({ id }) => id),
      )
    }
  })

  test('pages each column separately', async () => {
    const at = (i: number) => new Date(Date.UTC(2026, 10, 1, 0, i)).toISOString()
    const fresh = Array.from({ length: CARDS_PER_COLUMN + 5 }, (_, i) =>
      buildLeadRow({ name: `new ${i}`, created_at: at(i) }),
    )
    await insertLeads(database, [...fresh, buildLeadRow({ name: 'the winner', status: 'won' })])
    const [first] = await leadBoard(deps(), member, all, {})
    expect([first?.leads.at(0)?.name, first?.leads.at(-1)?.name, first?.total]).toEqual([
      `new ${CARDS_PER_COLUMN + 4}`,
      'new 5',
      CARDS_PER_COLUMN + 5,
    ])
    const second = await leadBoard(deps(), member, all, { new: { after: first?.older ?? '' } })
    expect(second.at(0)?.leads.map(({ name }) => name)).toEqual(['new 4', 'new 3', 'new 2', 'new 1', 'new 0'])
    expect(second.find(({ status }) => status === 'won')?.leads).toHaveLength(1)
  })

  test('omits a sum that would need reading all leads', async () => {
    await insertLeads(database, [buildLeadRow()])
    const board = await leadBoard(deps(), member, { search: 'asha' }, {})
    expect(board.map(({ total, value }) => [total, value]).at(0)).toEqual([1, null])
  })

  test('moves a lead, and reports a conflict to the later of two people', async () => {
    const lead = buildLeadRow()
    await insertLeads(database, [lead])
    const move = (status: 'won' | 'lost' | 'contacted', seen: 'new' | 'contacted' = 'new') =>
      changeLeadStatus(deps(), member, { leadId: lead.id, status, seen })
    expect(await move('contacted')).toMatchObject({ kind: 'changed', name: 'Asha Verma' })
    expect(await move('contacted')).toEqual({ kind: 'unchanged' })
    expect(await move('won')).toEqual({ kind: 'conflict', name: 'Asha Verma', column: 'contacted' })
    const both = await Promise.all([move('won', 'contacted'), move('lost', 'contacted')])
    expect(both.map((outcome) => outcome.kind).toSorted()).toEqual(['changed', 'conflict'])
    const titles = await database.db.selectFrom('lead_activities').select('title').execute()
    expect(titles).toHaveLength(2)
  })

  test('refuses strangers, and moves no missing lead', async () => {
    const stranger = buildViewer({ status: 'suspended' })
    const move = { leadId: '00000000-0000-4000-8000-000000000000', status: 'won', seen: 'new' } as const
    await expect(leadBoard(deps(), stranger, all, {})).rejects.toThrow(RefusedError)
    await expect(changeLeadStatus(deps(), stranger, move)).rejects.toThrow(RefusedError)
    expect(await changeLeadStatus(deps(), member, move)).toEqual({ kind: 'gone' })
    expect(await changeLeadStatus(deps(), member, { ...move, leadId: "' or 1=1" })).toEqual({ kind: 'gone' })
  })
})

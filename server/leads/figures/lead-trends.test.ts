import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { indianDay } from '#domain/indian-time.ts'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { captureLead } from '../capture/capture-lead.ts'
import { undoChange } from '../changes/undo-change.ts'
import { listLeads } from '../list/list-leads.ts'
import { changeLeadStatus } from '../work/change-lead-status.ts'
import { leadTrends } from './lead-trends.ts'

const member = buildViewer()

describeOnEveryDatabase('the figures over time', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  const deps = () => ({ database, clock: () => now, messageHost: 'example.test' })
  const at = (iso: string) => {
    now = new Date(iso)
  }

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    at('2026-11-21T10:00:00.000Z')
  })
  afterEach(() => database.remove())

  const trends = () => leadTrends(deps(), member)
  const onlyLead = async () =>
    (await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()).id
  const setStatus = async (status: 'contacted' | 'won' | 'lost' | 'new') => {
    const change = await changeLeadStatus(deps(), member, { leadId: await onlyLead(), status })
    return change.kind === 'changed' ? change.changeId : expect.fail(change.kind)
  }

  test('are empty without leads', async () => {
    const { now, before, days, pipeline } = await trends()
    expect([now.leads, before.leads, now.conversion, now.answer.medianMinutes]).toEqual([0, 0, null, null])
    expect([days.length, pipeline]).toEqual([30, []])
  })

  test('follow a lead from creation to decision, and respect undo', async () => {
    await captureLead(deps(), buildCapture())
    at('2026-11-21T10:50:00.000Z')
    const contact = await setStatus('contacted')
    expect((await trends()).now).toMatchObject({
      leads: 1,
      answer: { medianMinutes: 50, withinHour: 1, withinDay: 1 },
      conversion: null,
    })
    await undoChange(deps(), member, contact)
    expect((await trends()).now.answer).toEqual({ medianMinutes: null, withinHour: 0, withinDay: 0 })

    at('2026-11-25T10:00:00.000Z')
    const won = await setStatus('won')
    expect((await trends()).now).toMatchObject({ won: 1, wonValue: 50_000, lost: 0, conversion: 1 })
    await undoChange(deps(), member, won)
    expect((await trends()).now).toMatchObject({ won: 0, wonValue: 0, conversion: null })
    await setStatus('won')
    await setStatus('lost')
    expect((await trends()).now).toMatchObject({ won: 0, lost: 1, conversion: 0 })

    await database.write((trx) =>
      trx
        .deleteFrom('leads')
        .execute()
        .then(() => undefined),
    )
    expect((await trends()).now).toMatchObject({ leads: 0, lost: 0 })
  })

  test('count Indian days, and compare with the 30 days before', async () => {
    await insertLeads(database, [
      // The day begins in India at half past six in the evening.
      buildLeadRow({ created_at: '2026-10-22T18:30:00.000Z' }),
      buildLeadRow({ created_at: '2026-10-22T18:29:59.000Z' }),
      buildLeadRow({ created_at: '2026-09-22T18:30:00.000Z' }),
      buildLeadRow({ created_at: '2026-09-22T18:29:59.000Z' }),
    ])
    const { now, before, days } = await trends()
    expect([now.leads, before.leads]).toEqual([1, 2])
    expect(days.at(0)).toEqual({ day: '2026-10-23', leads: 1 })
  })

  test('the median covers answered leads only', async () => {
    const created_at = '2026-11-20T10:00:00.000Z'
    const after = (minutes: number) => new Date(Date.parse(created_at) + minutes * 60_000).toISOString()
    await insertLeads(database, [
      buildLeadRow({ created_at, last_contacted: after(10) }),
      buildLeadRow({ created_at, last_contacted: after(61) }),
      buildLeadRow({ created_at, last_contacted: after(5_000) }),
      // A clock was wrong.
      buildLeadRow({ created_at, last_contacted: after(-5) }),
      buildLeadRow({ created_at }),
    ])
    expect((await trends()).now.answer).toEqual({ medianMinutes: 10, withinHour: 0.4, withinDay: 0.6 })
  })

  test('count the first answer and the last decision, not later actions', async () => {
    await captureLead(deps(), buildCapture())
    const leadId = await onlyLead()
    at('2026-11-21T10:20:00.000Z')
    await setStatus('contacted')
    at('2026-11-22T10:00:00.000Z')
    await setStatus('won')
    at('2026-12-30T10:00:00.000Z')
    await database.write((trx) =>
      trx
        .updateTable('leads')
        .set({ last_contacted: now.toISOString(), updated_at: now.toISOString(), notes: 'Called again' })
        .where('id', '=', leadId)
        .execute(),
    )
    const { now: latest, before } = await trends()
    expect([latest.won, before.won]).toEqual([0, 1])
    expect(before.answer.medianMinutes).toBe(20)
  })

  test('equal a recount', async () => {
    const rows = [...realisticLeads(1_500)]
    await insertLeads(database, rows)
    const { now: latest, days, pipeline } = await trends()
    const recent = rows.filter((row) => row.created_at >= '2026-10-22T18:30:00.000Z')
    expect(latest.leads).toBe(recent.length)
    expect(latest.value).toBe(recent.reduce((sum, row) => sum + Number(row.estimated_value), 0))
    expect(latest.won).toBe(recent.filter(({ status }) => status === 'won').length)
    for (const { day, leads } of days)
      expect(leads).toBe(recent.filter((row) => indianDay(row.created_at) === day).length)
    for (const { status, leads } of pipeline)
      expect(leads).toBe(rows.filter((row) => row.status === status).length)
  })

  test('count imported leads apart from enquiries, until the team decides them', async () => {
    const at_ = '2026-11-20T10:00:00.000Z'
    const row = (status: 'new' | 'won', contacted: string | null = null) =>
      buildLeadRow({ status, created_at: at_, updated_at: at_, last_contacted: contacted })
    const [won, answered, open] = [row('won'), row('new', '2026-11-20T10:01:00.000Z'), row('new')]
    await insertLeads(database, [won, answered, open, row('new')])
    await database.write((trx) =>
      trx
        .insertInto('imported_leads')
        .values(
          [won, answered, open].map(({ id }) => ({ lead_id: id, import_id: randomUUID(), imported_at: at_ })),
        )
        .execute(),
    )
    const before = await trends()
    expect(before).toMatchObject({
      imported: 3,
      now: { leads: 1, won: 0, conversion: null, answer: { medianMinutes: null, withinHour: 0 } },
    })
    await changeLeadStatus(deps(), member, { leadId: open.id, status: 'won' })
    expect((await trends()).now).toMatchObject({ leads: 1, won: 1, conversion: 1 })
  })

  test('equal the lists that they link to, in any range', async () => {
    const rows = [...realisticLeads(400)]
    await insertLeads(database, rows)
    await database.write((trx) =>
      trx
        .insertInto('imported_leads')
        .values(
          rows.slice(0, 90).map(({ id }) => ({
            lead_id: id,
            import_id: randomUUID(),
            imported_at: rows[0]?.created_at ?? '',
          })),
        )
        .execute(),
    )
    const range = { from: '2026-09-01', to: '2026-11-21' }
    const { now: span, imported } = await leadTrends(deps(), member, range)
    const countOf = async (filters: Partial<LeadFilters>) =>
      (await listLeads(deps(), member, { search: '', ...range, ...filters })).total
    expect(span.leads).toBeGreaterThan(0)
    expect(await countOf({ origin: 'enquiry' })).toBe(span.leads)
    expect(await countOf({ origin: 'import' })).toBe(imported)
    expect(await countOf({ status: 'won', dates: 'closed' })).toBe(span.won)
    expect(await countOf({ status: 'lost', dates: 'closed' })).toBe(span.lost)
    for (const { status, leads } of span.byStatus)
      expect(await countOf({ status, origin: 'enquiry' })).toBe(leads)
  })

  test('are visible to the team only', async () => {
    await expect(leadTrends(deps(), buildViewer({ status: 'pending' }))).rejects.toThrow(RefusedError)
  })
})

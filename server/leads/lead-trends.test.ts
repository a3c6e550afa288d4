import { afterEach, beforeEach, expect, test } from 'vitest'
import { indianDay } from '#domain/indian-time.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildCapture, buildViewer } from '#tests/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { captureLead } from './capture-lead.ts'
import { changeLeadStatus } from './change-lead-status.ts'
import { foldFigures } from './fold-figures.ts'
import { leadTrends } from './lead-trends.ts'
import { undoChange } from './undo-change.ts'

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

  test('are nothing where there are no leads', async () => {
    const { now, before, days, pipeline } = await trends()
    expect([now.leads, before.leads, now.conversion, now.answer.medianMinutes]).toEqual([0, 0, null, null])
    expect([days.length, pipeline]).toEqual([30, []])
  })

  test('tell a lead from its coming to its end, and take back what is taken back', async () => {
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

  test('count India’s days, and compare with the 30 days before', async () => {
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

  test('the median is of those that were answered', async () => {
    const created_at = '2026-11-20T10:00:00.000Z'
    const after = (minutes: number) => new Date(Date.parse(created_at) + minutes * 60_000).toISOString()
    await insertLeads(database, [
      buildLeadRow({ created_at, last_contacted: after(10) }),
      buildLeadRow({ created_at, last_contacted: after(61) }),
      buildLeadRow({ created_at, last_contacted: after(5_000) }),
      // Somebody's clock was wrong.
      buildLeadRow({ created_at, last_contacted: after(-5) }),
      buildLeadRow({ created_at }),
    ])
    expect((await trends()).now.answer).toEqual({ medianMinutes: 10, withinHour: 0.4, withinDay: 0.6 })
  })

  test('stay what a recount would say, whatever is done with the leads', async () => {
    const rows = [...realisticLeads(1_500)]
    await insertLeads(database, rows)
    const { db, write } = database
    await write(async (trx) => {
      await trx
        .updateTable('leads')
        .set({ status: 'won', updated_at: '2026-11-20T00:00:00.000Z' })
        .where('lead_score', '<', 10)
        .where('status', '<>', 'won')
        .execute()
      await trx.updateTable('leads').set({ estimated_value: 7 }).where('status', '=', 'won').execute()
      await trx.updateTable('leads').set({ source: 'referral' }).where('lead_score', '>', 90).execute()
      await trx
        .updateTable('leads')
        .set({ created_at: '2026-11-01T00:00:00.000Z' })
        .where('lead_score', '=', 50)
        .execute()
      await trx.deleteFrom('leads').where('lead_score', '=', 20).execute()
    })
    await foldFigures(database)
    const leads = await db
      .selectFrom('leads')
      .select(['created_at', 'updated_at', 'source', 'status', 'estimated_value'])
      .execute()
    const recounted = new Map<string, [number, number]>()
    for (const { created_at, source, status, estimated_value } of leads) {
      const key = [indianDay(created_at), source, status].join()
      const [count, value] = recounted.get(key) ?? [0, 0]
      recounted.set(key, [count + 1, value + (estimated_value ?? 0)])
    }
    const kept = await db
      .selectFrom('lead_days')
      .select((eb) => [
        'day',
        'source',
        'status',
        eb.fn.sum<number>('leads').as('leads'),
        eb.fn.sum<number>('value').as('value'),
      ])
      .groupBy(['day', 'source', 'status'])
      .execute()
    const told = kept
      .filter((group) => Number(group.leads) !== 0)
      .map(({ day, source, status, leads, value }) => [
        [day, source, status].join(),
        [Number(leads), Number(value)],
      ])
    expect(new Map(told as [string, [number, number]][])).toEqual(recounted)

    const decided = leads.filter(({ status }) => status === 'won' || status === 'lost')
    const outcomes = await db.selectFrom('lead_decisions').select(['day', 'status', 'value']).execute()
    const line = (day: string, status: string, value: number | null) =>
      [day, status, Number(value ?? 0)].join()
    expect(outcomes.map(({ day, status, value }) => line(day, status, value)).toSorted()).toEqual(
      decided
        .map(({ updated_at, status, estimated_value }) =>
          line(indianDay(updated_at), status, estimated_value),
        )
        .toSorted(),
    )
  })

  test('are the team’s alone', async () => {
    await expect(leadTrends(deps(), buildViewer({ status: 'pending' }))).rejects.toThrow(RefusedError)
  })
})

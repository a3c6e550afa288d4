import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LeadFilters, pageSizes } from '#domain/leads/search/lead-filters.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { listLeads } from './list-leads.ts'

const viewer = buildViewer()

describeOnEveryDatabase('searching and filtering leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const found = async (filters: Partial<LeadFilters>) => {
    const { leads, total } = await listLeads(
      { database, clock: () => new Date('2026-11-21T10:00:00.000Z') },
      viewer,
      { search: '', ...filters },
    )
    expect(total).toBe(leads.length)
    return leads.map((lead) => lead.name).sort()
  }

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await insertLeads(database, [
      buildLeadRow({ name: 'Asha Verma', company: 'Saket Dental', status: 'won', lead_priority: 'High' }),
      buildLeadRow({ name: 'रवि शर्मा', email: 'ravi@x.test', phone: '09811-122-233', source: 'referral' }),
      buildLeadRow({ name: '100% Fresh_Juice', email: 'b@x.test', phone: null, message: 'a\\b "quoted"' }),
      buildLeadRow({
        name: 'Plain',
        email: 'plain@y.test',
        phone: '(011) 4567.8900',
        message: null,
        status: 'lost',
      }),
    ])
  })
  afterAll(() => database.remove())

  test.each<[Partial<LeadFilters>, string[]]>([
    [{}, ['100% Fresh_Juice', 'Asha Verma', 'Plain', 'रवि शर्मा']],
    [{ search: 'aSHA' }, ['Asha Verma']],
    [{ search: 'verma asha' }, ['Asha Verma']],
    [{ search: 'dental' }, ['Asha Verma', 'रवि शर्मा']],
    [{ search: 'saket' }, ['Asha Verma', 'रवि शर्मा']],
    [{ search: 'शर्मा' }, ['रवि शर्मा']],
    [{ search: 'Y.TEST' }, ['Plain']],
    [{ search: '100% fresh' }, ['100% Fresh_Juice']],
    [{ search: 'juice' }, ['100% Fresh_Juice']],
    [{ search: 'uice' }, []],
    [{ search: '%' }, []],
    [{ search: '\\' }, []],
    [{ search: '" OR "*' }, []],
    [{ search: '"quoted"' }, ['100% Fresh_Juice']],
    [{ search: "'; drop table leads; --" }, []],
    [{ search: '98111 22233' }, ['रवि शर्मा']],
    [{ search: '+91 98111 22233' }, ['रवि शर्मा']],
    [{ search: '22233' }, ['रवि शर्मा']],
    [{ search: '+91 981' }, ['रवि शर्मा']],
    [{ search: '+9198111222' }, ['रवि शर्मा']],
    [{ search: '981' }, ['रवि शर्मा']],
    [{ search: '+1 981' }, []],
    [{ search: '01145678900' }, ['Plain']],
    [{ status: 'won' }, ['Asha Verma']],
    [{ status: 'negotiating' }, []],
    [{ source: 'referral' }, ['रवि शर्मा']],
    [{ priority: 'High' }, ['Asha Verma']],
    [{ search: 'asha', status: 'lost' }, []],
    [{ search: 'plain', status: 'lost', source: 'website_contact', priority: 'Low' }, ['Plain']],
  ])('%j finds %j', async (filters, names) => {
    expect(await found(filters)).toEqual(names)
  })
})

describeOnEveryDatabase('paging through leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const page = (filters: Partial<LeadFilters> = {}) =>
    listLeads({ database, clock: () => new Date('2026-11-21T10:00:00.000Z') }, viewer, {
      search: '',
      ...filters,
    })
  const expected = [...realisticLeads(60)].map((lead) => lead.email)

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await insertLeads(database, realisticLeads(60))
  })
  afterAll(() => database.remove())

  test('forth and back shows each lead once, newest first, while new leads arrive', async () => {
    const first = await page()
    expect(first).toMatchObject({ total: 60, newer: undefined })
    expect(first.leads).toHaveLength(pageSizes[0])

    const newcomer = buildLeadRow({ created_at: '2026-11-22T00:00:00.000Z', email: 'newcomer@example.test' })
    await insertLeads(database, [newcomer])
    const second = await page({ after: first.older })
    const third = await page({ after: second.older })
    const emails = [first, second, third].flatMap(({ leads }) => leads.map((lead) => lead.email))
    expect(emails).toEqual(expected)
    expect(third.older).toBeUndefined()

    expect((await page({ before: third.newer })).leads).toEqual(second.leads)
    const back = await page({ before: second.newer })
    expect(back.leads).toEqual(first.leads)
    // The new lead comes before it.
    expect(back.newer).toBeDefined()
    const start = await page({ before: back.newer })
    expect(start.leads.at(0)?.email).toBe('newcomer@example.test')
    expect(start.leads).toHaveLength(pageSizes[0])
    await database.write(async (trx) => {
      await trx.deleteFrom('leads').where('id', '=', newcomer.id).execute()
    })
  })

  test('leads with the same timestamp have a fixed order over all pages', async () => {
    const twins = Array.from({ length: 40 }, (_, i) =>
      buildLeadRow({
        created_at: '2020-01-01T00:00:00.000Z',
        status: 'negotiating',
        name: `Twin ${i}`,
        company: 'Twins',
      }),
    )
    await insertLeads(database, twins)
    const filters = { search: 'twins', status: 'negotiating' } as const
    const first = await page(filters)
    const second = await page({ ...filters, after: first.older })
    const ids = [...first.leads, ...second.leads].map((lead) => lead.id)
    expect(new Set(ids)).toEqual(new Set(twins.map((twin) => twin.id)))
    expect(ids).toHaveLength(40)
  })

  test.each(['not-an-id', '00000000-0000-4000-8000-000000000000', "' or 1=1"])(
    'a page after %j, which is no lead, is the first page',
    async (after) => {
      const first = await page()
      expect((await page({ after })).leads).toEqual(first.leads)
      expect((await page({ before: after })).leads).toEqual(first.leads)
    },
  )

  test.runIf(kind === 'postgres')('no lead is lost between moments finer than a millisecond', async () => {
    await database.write(async (trx) => {
      await trx
        .insertInto('leads')
        .values(
          Array.from({ length: 30 }, (_, i) =>
            buildLeadRow({
              created_at: `2019-01-01T00:00:00.0001${String(i).padStart(2, '0')}Z`,
              company: 'Microseconds',
            }),
          ),
        )
        .execute()
    })
    const first = await page({ search: 'Microseconds' })
    const second = await page({ search: 'Microseconds', after: first.older })
    expect(new Set([...first.leads, ...second.leads].map((lead) => lead.id)).size).toBe(30)
  })
})

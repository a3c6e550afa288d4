import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { summarizeLeads } from '#domain/leads/figures/lead-stats.ts'
import { leadPriorities, leadStatuses } from '#domain/leads/lead.ts'
import { leadSources } from '#domain/leads/lead-source.ts'
import { type LeadFilters, readLeadFilters } from '#domain/leads/search/lead-filters.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { hostileTexts } from '#tests/security/hostile-texts.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads, realisticLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { leadStats } from '../figures/lead-figures.ts'
import { listLeads } from './list-leads.ts'

const viewer = buildViewer()

describeOnEveryDatabase('finding and counting leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const list = (filters: Partial<LeadFilters>) =>
    listLeads({ database, clock: () => new Date('2026-11-21T10:00:00.000Z') }, viewer, {
      search: '',
      ...filters,
    })
  const names = async (filters: Partial<LeadFilters>) => (await list(filters)).leads.map(({ name }) => name)

  test('follows every change of a lead', async () => {
    const lead = buildLeadRow({ name: 'Asha Verma', notes: null })
    await insertLeads(database, [lead, buildLeadRow({ name: 'Juma', email: 'juma@example.test' })])
    expect(await names({ search: 'asha' })).toEqual(['Asha Verma'])

    const change = (values: object) =>
      database.write((trx) => trx.updateTable('leads').set(values).where('id', '=', lead.id).execute())
    await change({ name: 'Meera Verma', email: 'meera@example.test', notes: 'Call on Diwali', status: 'won' })
    expect(await names({ search: 'asha' })).toEqual([])
    expect(await names({ search: 'meera diwali' })).toEqual(['Meera Verma'])
    expect(await names({ status: 'new' })).toEqual(['Juma'])
    expect(await list({ status: 'won' })).toMatchObject({ total: 1, leads: [{ name: 'Meera Verma' }] })

    await database.write((trx) => trx.deleteFrom('leads').where('id', '=', lead.id).execute())
    expect(await list({ search: 'meera' })).toMatchObject({ total: 0, leads: [] })
    expect(await list({ status: 'won' })).toMatchObject({ total: 0, leads: [] })
  })

  test('distinguishes leads of the same millisecond', async () => {
    const rows = Array.from({ length: 260 }, (_, i) =>
      buildLeadRow({ name: `Twin ${i}`, email: `twin${i}@example.test` }),
    )
    await insertLeads(database, rows.slice(0, 30))
    expect((await list({ search: 'twin' })).total).toBe(30)
    await insertLeads(database, rows.slice(30))
    const found = new Set<string>()
    for (let after: string | undefined, first = true; first || after; first = false) {
      const page = await list({ search: 'twin', after })
      for (const { id } of page.leads) found.add(id)
      after = page.older
    }
    expect(found.size).toBe(260)
  })

  test('counts the results of a search', async () => {
    await insertLeads(database, realisticLeads(550))
    expect(await list({ search: 'person' })).toMatchObject({ total: 550, hasMore: false })
    expect(await list({ search: 'person549' })).toMatchObject({ total: 1, hasMore: false })
    expect(await list({})).toMatchObject({ total: 550, hasMore: false })
  })

  test('finds several words by their beginnings, in any length and script', async () => {
    await insertLeads(database, [
      buildLeadRow({ name: 'Asha Verma', company: 'Verdant Exports', email: 'asha@example.test' }),
      buildLeadRow({ name: 'Ashok Vermani', company: null, email: 'ashok@example.test' }),
      buildLeadRow({ name: 'रवि शर्मा', company: 'शर्मा मिठाई भंडार', email: 'ravi@example.test' }),
      buildLeadRow({ name: '😀😁😂😃 Ng', company: 'Q', email: 'ng@example.test' }),
    ])
    const found = async (search: string) => (await names({ search })).sort()
    expect(await found('asha verma')).toEqual(['Asha Verma'])
    expect(await found('ash ver')).toEqual(['Asha Verma', 'Ashok Vermani'])
    expect(await found('a v')).toEqual(['Asha Verma', 'Ashok Vermani'])
    expect(await found('verm ashok')).toEqual(['Ashok Vermani'])
    expect(await found('vermax asha')).toEqual([])
    expect(await found('शर् रवि')).toEqual(['रवि शर्मा'])
    expect(await found('श र')).toEqual(['रवि शर्मा'])
    expect(await found('शर्मा asha')).toEqual([])
    expect(await found('ng q')).toEqual(['😀😁😂😃 Ng'])
  })

  test('digits of other scripts, accents and a missing nukta make no difference', async () => {
    await insertLeads(database, [
      buildLeadRow({ name: 'फ़िरोज़ ख़ान', phone: '९८७६५ ०००१२', message: 'कमरा ४२' }),
      buildLeadRow({ name: 'फिरोज Shah', phone: '+919876500013', message: 'room 42' }),
      buildLeadRow({ name: 'José', phone: null, message: '' }),
      buildLeadRow({ name: 'Office', phone: '+911123456026 ext. 12', message: '' }),
    ])
    const found = async (search: string) => (await names({ search })).sort()
    expect(await found('98765 00012')).toEqual(['फ़िरोज़ ख़ान'])
    expect(await found('९८७६५०००१३')).toEqual(['फिरोज Shah'])
    expect(await found('फिरोज')).toEqual(['फिरोज Shah', 'फ़िरोज़ ख़ान'].sort())
    expect(await found('\u095e\u093f\u0930\u094b\u095b')).toEqual(['फिरोज Shah', 'फ़िरोज़ ख़ान'].sort())
    expect(await found('42')).toEqual(['फिरोज Shah', 'फ़िरोज़ ख़ान'].sort())
    expect(await found('४२')).toEqual(['फिरोज Shah', 'फ़िरोज़ ख़ान'].sort())
    expect(await found('011-23456026')).toEqual(['Office'])
    expect(await found('jose')).toEqual(['José'])
    expect(await found('JOSÉ')).toEqual(['José'])
  })

  test('no search text causes an error', async () => {
    await insertLeads(database, [buildLeadRow()])
    const search = async (text: string) => {
      const filters = readLeadFilters((name) => (name === 'q' ? text : null))
      await expect(list(filters), JSON.stringify(text)).resolves.toMatchObject({ hasMore: false })
    }
    for (const text of hostileTexts) await search(text)
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), search), { numRuns: 300 })
  })

  test('accepts leads with words of any length and script', async () => {
    for (const given of [...hostileTexts, 'x'.repeat(5_000), 'ऊँ'.repeat(2_000), '\u{1f600}'.repeat(900)]) {
      const text = cleanText(given)
      await insertLeads(database, [
        buildLeadRow({ name: 'Long', message: text, company: text.slice(0, 100) }),
      ])
    }
    expect((await list({ search: 'long' })).total).toBe(hostileTexts.length + 3)
  })

  test('the figures match the leads after any changes', async () => {
    const anyRow = {
      status: fc.constantFrom(...leadStatuses),
      source: fc.constantFrom(...leadSources),
      lead_priority: fc.constantFrom(...leadPriorities),
      lead_score: fc.nat(100),
      estimated_value: fc.option(fc.nat(3_00_000)),
    }
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('insert' as const),
        rows: fc.array(fc.record(anyRow), { maxLength: 4 }),
      }),
      fc.record({ kind: fc.constant('update' as const), row: fc.record(anyRow), like: anyRow.status }),
      fc.record({ kind: fc.constant('note' as const) }),
      fc.record({ kind: fc.constant('delete' as const), like: anyRow.status }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const change of steps) {
          await database.write(async (trx) => {
            if (change.kind === 'insert') {
              for (const row of change.rows) await trx.insertInto('leads').values(buildLeadRow(row)).execute()
            } else if (change.kind === 'update') {
              await trx.updateTable('leads').set(change.row).where('status', '=', change.like).execute()
            } else if (change.kind === 'note') {
              await trx.updateTable('leads').set({ notes: 'called' }).execute()
            } else await trx.deleteFrom('leads').where('status', '=', change.like).execute()
          })
        }
        const groups = await database.db
          .selectFrom('leads')
          .select(['status', 'source', 'lead_score as score', 'estimated_value as value'])
          .execute()
        const expected = summarizeLeads(groups.map((row) => ({ ...row, leads: 1, value: Number(row.value) })))
        expect(await leadStats({ database }, viewer)).toEqual({
          ...expected,
          averageScore: expect.closeTo(expected.averageScore, 6),
        })
      }),
      { numRuns: 15 },
    )
  })
})

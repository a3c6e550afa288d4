import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOpen, leadPriorities, leadStatuses } from '#domain/leads/lead.ts'
import { leadSources } from '#domain/leads/lead-source.ts'
import { followUps, type LeadFilters } from '#domain/leads/search/lead-filters.ts'
import { resolveLeadFilters } from '#domain/leads/search/lead-query.ts'
import { leadSorts, partsOfSort } from '#domain/leads/search/lead-sorts.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { countLeads, searchWords } from './find-leads.ts'
import { listLeads } from './list-leads.ts'
import { idAt, type Place, placeFromText, readPlaces } from './read-leads.ts'

const viewer = buildViewer({ email: 'me@example.test' })
const now = new Date('2026-11-21T10:00:00.000Z')
const clock = () => now
const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T
const daysFromNow = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()

/** Every combination turns up, and much is alike, so that numbers have to settle the order. */
const rows = Array.from({ length: 260 }, (_, i) =>
  buildLeadRow({
    name: pick(['Asha Verma', 'asha verma', 'रवि शर्मा', 'Zubeda', 'Juma'], i * 7),
    status: pick(leadStatuses, i),
    source: pick(leadSources, i * 3 + 1),
    lead_priority: pick(leadPriorities, i),
    lead_score: (i * 37) % 5,
    estimated_value: pick([null, 0, 25_000, 50_000], i),
    assigned_to: pick([null, 'me@example.test', 'Other@Example.test'], i * 5),
    follow_up_date: pick([null, ...[-3, 0, 0.2, 4, 9].map(daysFromNow)], i * 11),
    last_contacted: pick([null, daysFromNow(-1), daysFromNow(-30)], i * 13),
    created_at: daysFromNow(-(i % 90)),
  }),
)

describeOnEveryDatabase('reading leads in order', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await insertLeads(database, rows)
  })
  afterAll(() => database.remove())

  const anyFilters: fc.Arbitrary<LeadFilters> = fc.record({
    search: fc.constantFrom('', '', 'asha', 'a', 'verma asha', 'asha@example.te', 'nobody', '%'),
    status: fc.option(fc.constantFrom(...leadStatuses), { nil: undefined, freq: 2 }),
    source: fc.option(fc.constantFrom(...leadSources), { nil: undefined, freq: 2 }),
    priority: fc.option(fc.constantFrom(...leadPriorities), { nil: undefined, freq: 2 }),
    assigned: fc.option(fc.constantFrom('me', 'nobody', 'other@example.test'), { nil: undefined }),
    followUp: fc.option(fc.constantFrom(...followUps), { nil: undefined }),
    from: fc.option(fc.constantFrom('2026-10-01', '2026-11-21'), { nil: undefined, freq: 1 }),
    to: fc.option(fc.constantFrom('2026-10-31', '2026-11-21'), { nil: undefined, freq: 1 }),
    sort: fc.option(fc.constantFrom(...leadSorts), { nil: undefined }),
  })

  test('every query plan returns the same leads in the same order', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const expected = rows.filter((row) => isWanted(row, filters)).map(({ id }) => id)
        const query = resolveLeadFilters(filters, { email: viewer.email, now })
        const words = await searchWords(database, query)
        const orders = []
        for (const isNarrow of words ? [true, false] : [true]) {
          const search = words && { ...words, isNarrow }
          const read = (to: 'forth' | 'back', from?: Place) =>
            readPlaces(database, query, search, { to, from, limit: 300 })
          const places = await read('forth')
          expect((await read('back')).reverse()).toEqual(places)
          // Read in two parts, it continues where it stopped.
          const half = Math.floor(places.length / 2)
          expect(await read('forth', places[half])).toEqual(places.slice(half + 1))
          orders.push(places.map(idAt))
          // Without a filter nothing is compared to count them.
          if (
            !isNarrow &&
            Object.entries(filters).every(
              ([name, value]) => value === undefined || /^s(earch|ort)$/.test(name),
            )
          )
            continue
          const count = await countLeads(database, query, search)
          expect(count).toEqual({ total: expected.length, hasMore: false })
          const most = expected.length - 1
          if (most < 0) continue
          expect(await countLeads(database, query, search, most)).toEqual({ total: most, hasMore: true })
        }
        for (const order of orders) expect(order).toEqual(orders[0])
        const ids = orders[0] ?? []
        expect([...ids].sort()).toEqual(expected.sort())
        expectOrder(ids, filters)
      }),
      { numRuns: 120 },
    )
  })

  test.each([
    '',
    'no place',
    '2026-02-31T10:00:00.000Z x',
    "' or 1=1",
    `99999 ${rows[0]?.id}`,
    `2026-02-31T10:00:00.000Z ${rows[0]?.id}`,
  ])('rejects the place %j', (text) => {
    expect(placeFromText(text)).toBeUndefined()
  })

  test('pages through every order forth and back without losing or repeating a lead', async () => {
    for (const sort of leadSorts) {
      const pages: string[][] = []
      let after: string | undefined
      do {
        const page = await listLeads({ database, clock }, viewer, { search: '', sort, after })
        pages.push(page.leads.map(({ id }) => id))
        after = page.older
      } while (after)
      expect(new Set(pages.flat()).size).toBe(rows.length)
      const back = await listLeads({ database, clock }, viewer, { search: '', sort, before: pages[2]?.[0] })
      expect(back.leads.map(({ id }) => id)).toEqual(pages[1])
    }
  })
})

type Row = (typeof rows)[number]

function isWanted(row: Row, filters: LeadFilters): boolean {
  const query = resolveLeadFilters(filters, { email: viewer.email, now })
  const within = (at: number, stretch: { from?: number | undefined; to?: number | undefined }) =>
    at >= (stretch.from ?? Number.NEGATIVE_INFINITY) && at < (stretch.to ?? Number.POSITIVE_INFINITY)
  const due = row.follow_up_date && isOpen(row.status ?? 'new') ? Date.parse(row.follow_up_date) : null
  const text = `${row.name} ${row.email} ${row.message}`.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u)
  return (
    query.words !== null &&
    (query.words?.words ?? []).every(({ text: word, isWhole }) =>
      text.some((one) => (isWhole ? one === word : one.startsWith(word))),
    ) &&
    (!query.status || query.status === row.status) &&
    (!query.source || query.source === row.source) &&
    (!query.priority || query.priority === row.lead_priority) &&
    (query.assigned === undefined || query.assigned === (row.assigned_to?.toLowerCase() ?? null)) &&
    (!query.created || within(Date.parse(row.created_at), query.created)) &&
    (query.due === undefined ||
      (isOpen(row.status ?? 'new') &&
        (query.due === null ? due === null : due !== null && within(due, query.due))))
  )
}

/** What the list is in order by never goes the wrong way; those without a date come last. */
function expectOrder(ids: string[], { sort = 'created-desc' }: LeadFilters) {
  const { key, direction } = partsOfSort(sort)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const values = ids.map((id) => {
    const row = byId.get(id) as Row
    const due = isOpen(row.status ?? 'new') ? row.follow_up_date : null
    return {
      created: row.created_at,
      score: row.lead_score ?? 0,
      value: row.estimated_value ?? 0,
      followup: due ?? null,
      name: row.name.toLowerCase(),
      contacted: row.last_contacted ?? null,
    }[key]
  })
  const dated = values.filter((value) => value !== null)
  expect(values.slice(0, dated.length)).toEqual(dated)
  const sorted = dated.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  expect(dated).toEqual(direction === 'asc' ? sorted : sorted.reverse())
}

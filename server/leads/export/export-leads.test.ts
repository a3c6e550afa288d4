import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { exportLeads } from './export-leads.ts'

const viewer = buildViewer()
const clock = () => new Date('2026-11-21T10:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(clock().getTime() - minutes * 60_000).toISOString()
const COUNT = 1_203

describeOnEveryDatabase('exporting leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const rows = Array.from({ length: COUNT }, (_, i) =>
    buildLeadRow({
      name: `Lead ${i}`,
      lead_score: (i * 37) % 101,
      status: i % 3 === 0 ? 'won' : 'new',
      created_at: minutesAgo(i + 1),
    }),
  )
  const hostile = buildLeadRow({
    name: '=HYPERLINK("http://evil.test","आशा")',
    email: '@SUM(1)',
    phone: '+91 98765 43210',
    company: 'K, "Sons"',
    message: 'one\r\ntwo\rthree',
    created_at: minutesAgo(0),
  })
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    await insertLeads(database, [...rows, hostile])
  })
  afterAll(() => database.remove())

  const wanted = { filters: { search: '' }, ids: [] } as const
  const open = (changes: Partial<Parameters<typeof exportLeads>[2]> = {}) =>
    exportLeads({ database, clock }, viewer, { ...wanted, ...changes })
  const lines = async (changes: Parameters<typeof open>[0] = {}) =>
    (await new Response(await open(changes)).text()).split('\r\n').slice(0, -1)

  test('contains all leads once, in the order of the list', async () => {
    const [headings, ...leads] = await lines({ filters: { search: '', sort: 'created-asc' } })
    expect(headings).toBe(
      'Name,E-mail,Phone,Company,Service,Status,Priority,Score,Value,Budget,Timeline,Follow-up,Last contacted,Owner,Source,Created,Business,Urgency,Message,Notes,Updated,Id,Consent withdrawn',
    )
    const names = leads.slice(0, -1).map((line) => line.split(',')[0])
    expect(names).toEqual(rows.map(({ name }) => name).reverse())
    const byScore = await lines({ filters: { search: '', sort: 'score-desc', status: 'won' } })
    const scores = byScore.slice(1).map((line) => Number(line.split(',')[7]))
    expect(scores).toHaveLength(rows.filter(({ status }) => status === 'won').length)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('no cell is a formula, and only a row ends with a carriage return', async () => {
    const [, line] = await lines({ ids: [hostile.id, 'no-id'] })
    expect(line).toContain(
      `"'=HYPERLINK(""http://evil.test"",""आशा"")",'@SUM(1),+91 98765 43210,"K, ""Sons""",`,
    )
    expect(line).toContain('"one\ntwo\nthree"')
  })

  test('begins with the byte order mark for Excel', async () => {
    const file = await new Response(await open({ ids: [hostile.id] })).arrayBuffer()
    expect([...new Uint8Array(file).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  })

  test('a search finds the same leads as the list', async () => {
    expect(await lines({ filters: { search: 'lead 12', sort: 'name-asc' } })).toHaveLength(
      1 + rows.filter(({ name }) => name.startsWith('Lead 12')).length,
    )
    expect(await lines({ filters: { search: '%' } })).toHaveLength(1)
  })

  test('closing the stream stops reading', async () => {
    const reader = (await open()).getReader()
    await reader.read()
    await reader.read()
    await reader.cancel()
    expect(await reader.read()).toEqual({ value: undefined, done: true })
  })

  test('is logged without the search text, and refuses strangers', async () => {
    await open({ filters: { search: 'asha' } })
    const notes = await database.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('action', '=', 'leads.exported')
      .execute()
    expect(notes.at(-1)?.actor_id).toBe(viewer.id)
    expect(JSON.stringify(notes)).not.toContain('asha')
    await expect(exportLeads({ database, clock }, undefined, wanted)).rejects.toThrow(RefusedError)
  })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { suggestLeads } from './suggest-leads.ts'

const member = buildViewer()

describeOnEveryDatabase('suggested leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const suggest = (search: string, viewer = member) =>
    suggestLeads({ database, clock: () => new Date('2026-11-21T10:00:00.000Z') }, viewer, search)
  const asha = buildLeadRow({ name: 'Asha Verma', email: 'asha@clinic.example', phone: '+919811122233' })
  const juma = buildLeadRow({ name: 'Juma Hassan', email: 'juma@duka.example', phone: null })

  beforeAll(async () => {
    database = await openTestDatabase(kind)
    const qureshi = buildLeadRow({ name: 'Imran', company: 'Qureshi Logistics Pvt Ltd', email: '' })
    const sharma = buildLeadRow({ name: 'रवि शर्मा', email: '' })
    const many = Array.from({ length: 9 }, (_, i) => buildLeadRow({ name: `Ravi ${i}`, email: '' }))
    await insertLeads(database, [asha, juma, qureshi, sharma, ...many])
  })
  afterAll(() => database.remove())

  test.each([
    ['ash', ['Asha Verma']],
    ['juma@duka', ['Juma Hassan']],
    ['98111 22233', ['Asha Verma']],
    ['Qureshee', ['Imran']],
    ['Verna', []],
    ['Aasha', ['Asha Verma']],
    ['Joomaa', ['Juma Hassan']],
    ['98111 22299', []],
    ['nobody at all', []],
    ['', []],
    ['"; drop table leads --', []],
  ])('“%s” finds %j', async (search, found) => {
    expect((await suggest(search)).map(({ name }) => name)).toEqual(found)
  })

  test('are few, and contain only displayed fields', async () => {
    const found = await suggest('ravi')
    expect(found).toHaveLength(7)
    expect(Object.keys(found[0] ?? {}).sort()).toEqual(['company', 'email', 'id', 'name', 'phone', 'status'])
  })

  test('are visible to the team only', async () => {
    await expect(suggest('asha', buildViewer({ status: 'pending' }))).rejects.toThrow(RefusedError)
  })
})

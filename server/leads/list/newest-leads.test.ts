import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { newestLeads } from './newest-leads.ts'

describeOnEveryDatabase('the newest leads', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  test('are five, the newest first, with the total', async () => {
    expect(await newestLeads({ database }, buildViewer())).toEqual({ leads: [], total: 0 })
    const days = [3, 1, 7, 2, 6, 5, 4]
    await insertLeads(
      database,
      days.map((day) => buildLeadRow({ name: `Lead ${day}`, created_at: `2026-11-0${day}T03:30:00.000Z` })),
    )
    const { leads, total } = await newestLeads({ database }, buildViewer())
    expect(leads.map(({ name }) => name)).toEqual(['Lead 7', 'Lead 6', 'Lead 5', 'Lead 4', 'Lead 3'])
    expect(total).toBe(7)
  })

  test('are visible to the team only', async () => {
    await expect(newestLeads({ database }, undefined)).rejects.toThrow(RefusedError)
  })
})

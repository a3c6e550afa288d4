import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { migrate } from './migrate.ts'

describeOnEveryDatabase('migrating', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  const ran = async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      database.db,
    )
    return rows.map(({ name }) => name)
  }

  test('runs what landed late though others with a higher number ran before it', async () => {
    const all = await ran()
    // As on a site that was started when all but this one had landed.
    await sql`delete from kysely_migration where name = '0040-leads-to-do'`.execute(database.db)
    await sql`drop index if exists leads_to_follow_up`.execute(database.db)
    await migrate(database)
    expect(await ran()).toEqual(all)
    // It is there again: it can't be made a second time.
    await expect(sql`create index leads_to_follow_up on leads (id)`.execute(database.db)).rejects.toThrow(
      /already exists/,
    )
  })

  test('changes nothing when there is nothing to do', async () => {
    const all = await ran()
    await migrate(database)
    expect(await ran()).toEqual(all)
  })
})

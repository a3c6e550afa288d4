import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import { listLeads } from '#server/leads/list/list-leads.ts'
import { buildViewer } from '#tests/support/records/builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import {
  createEmptyDatabase,
  describeOnEveryDatabase,
  openTestDatabase,
} from '#tests/support/records/test-database.ts'
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

  test('runs a late migration although higher numbers ran before it', async () => {
    const all = await ran()
    // This is the state of a site that started when all other migrations were merged.
    await sql`delete from kysely_migration where name = '0040-leads-to-do'`.execute(database.db)
    await sql`drop index if exists leads_to_follow_up`.execute(database.db)
    await migrate(database)
    expect(await ran()).toEqual(all)
    // The index exists again, so it cannot be created a second time.
    await expect(sql`create index leads_to_follow_up on leads (id)`.execute(database.db)).rejects.toThrow(
      /already exists/,
    )
  })

  test('changes nothing without pending migrations', async () => {
    const all = await ran()
    await migrate(database)
    expect(await ran()).toEqual(all)
  })

  test('leads of the version with narrow copies of them are found and listed as before', async () => {
    const place = await createEmptyDatabase(kind)
    const old = place.open()
    try {
      await migrate(old, '0104-latest-consents')
      const rows = [
        buildLeadRow({ name: 'फ़िरोज़ ख़ान', phone: '९८७६५ ०००१२', email: 'firoz@example.test' }),
        buildLeadRow({
          name: 'Asha Verma',
          email: 'asha@example.test',
          status: 'won',
          assigned_to: 'Me@x.test',
        }),
        buildLeadRow({ name: 'Gone', email: 'gone@example.test' }),
      ]
      await insertLeads(old, rows)
      await old.write(async (trx) => {
        const contact = {
          lead_id: rows[1]?.id ?? '',
          source: 'quote',
          created_at: '2026-11-21T10:00:00.000Z',
        } as const
        await trx
          .insertInto('lead_contacts')
          .values({ ...contact, contact: 'phone:911141002000', value: '011 4100 2000' })
          .execute()
        await trx.deleteFrom('leads').where('name', '=', 'Gone').execute()
      })
      await migrate(old)
      const found = async (filters: Partial<LeadFilters>) => {
        const deps = { database: old, clock: () => new Date('2026-11-21T10:00:00.000Z') }
        const { leads } = await listLeads(deps, buildViewer({ email: 'me@x.test' }), {
          search: '',
          ...filters,
        })
        return leads.map(({ name }) => name).sort()
      }
      expect(await found({})).toEqual(['Asha Verma', 'फ़िरोज़ ख़ान'])
      for (const search of ['फिरोज', '98765 00012', '९८७६५ ०००१२', 'firoz@example.test'])
        expect(await found({ search }), search).toEqual(['फ़िरोज़ ख़ान'])
      expect(await found({ search: '011-4100 2000' })).toEqual(['Asha Verma'])
      expect(await found({ assigned: 'me', status: 'won' })).toEqual(['Asha Verma'])
      const tables = (await old.db.introspection.getTables()).map(({ name }) => name)
      expect(
        tables.filter((name) => /^lead_(keys|kinds|words|figure|day|decision|first)/.test(name)),
      ).toEqual([])
    } finally {
      await old.close()
      await place.remove()
    }
  })

  test('a lead of the version without one has the first version', async () => {
    const place = await createEmptyDatabase(kind)
    const old = place.open()
    try {
      await migrate(old, '0132-versions')
      const { id } = buildLeadRow()
      await sql`insert into leads (id, name, email) values (${id}, 'Asha', 'asha@example.test')`.execute(
        old.db,
      )
      await sql`insert into lead_details (lead_id, score_reasons, attribution, locale) values (${id}, '[]', '{}', 'en')`.execute(
        old.db,
      )
      await migrate(old)
      const found = await old.db.selectFrom('lead_details').select(['lead_id', 'version']).execute()
      expect(found).toEqual([{ lead_id: id, version: 1 }])
    } finally {
      await old.close()
      await place.remove()
    }
  })

  test('recorded changes of leads can be undone in the version that records all changes', async () => {
    const place = await createEmptyDatabase(kind)
    const old = place.open()
    try {
      await migrate(old, '0121-rate-limits')
      const id = crypto.randomUUID()
      const at = '2026-11-21T10:00:00.000Z'
      const leads = [crypto.randomUUID(), crypto.randomUUID()] as const
      await sql`insert into lead_changes values (${id}, 'a@example.test', ${at}, 'status', null)`.execute(
        old.db,
      )
      await sql`insert into lead_change_parts (change_id, lead_id, before, after, undone_at) values
        (${id}, ${leads[0]}, '{"status":"new"}', '{"status":"won"}', null),
        (${id}, ${leads[1]}, '{}', '{"status":"won"}', ${at})`.execute(old.db)
      await migrate(old)
      expect(await old.db.selectFrom('changes').selectAll().execute()).toEqual([
        { id, made_by: 'a@example.test', made_at: at, kind: 'status', undone_at: null },
      ])
      const found = await old.db.selectFrom('change_parts').selectAll().execute()
      const part = { change_id: id, entity: 'leads', after: '{"status":"won"}' }
      expect(found).toHaveLength(2)
      expect(found).toContainEqual({
        ...part,
        record_id: leads[0],
        lead_id: leads[0],
        before: '{"status":"new"}',
        undone_at: null,
      })
      expect(found).toContainEqual({
        ...part,
        record_id: leads[1],
        lead_id: leads[1],
        before: '{}',
        undone_at: at,
      })
    } finally {
      await old.close()
      await place.remove()
    }
  })
})

import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSetting } from '#server/settings/read-setting.ts'
import {
  createEmptyDatabase,
  describeOnEveryDatabase,
  type TestDatabase,
} from '#tests/support/records/test-database.ts'
import { migrate } from './migrate.ts'
import type { Database } from './open-database.ts'

describeOnEveryDatabase('the rows of an older database', (kind) => {
  let place: TestDatabase
  let database: Database
  beforeEach(async () => {
    place = await createEmptyDatabase(kind)
    database = place.open()
    await migrate(database, '0144-no-default-view')
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  test('of reply templates stay, beside those that came with the site', async () => {
    const rows = [
      { id: 'demo', name: 'Our demo', is_hidden: false },
      { id: 'offer', name: 'Our offer', is_hidden: true },
      { id: 'f0000000-0000-4000-8000-000000000000', name: 'Mine', is_hidden: true },
    ]
    for (const row of rows) {
      const stamp = { subject: 'S', body: 'B', updated_by: 'asha', updated_at: '2026-11-21T10:00:00.000Z' }
      await (database.db as unknown as Kysely<Record<string, object>>)
        .insertInto('reply_templates')
        .values({ ...row, ...stamp })
        .execute()
    }
    await migrate(database)
    const { rows: now } = await sql<{ id: string; locale: string | null; name: string }>`
      select id, locale, name from reply_templates order by created_at, id`.execute(database.db)
    expect(now.slice(0, 3)).toEqual([
      { id: 'first-answer', locale: 'en', name: 'First answer' },
      { id: 'demo', locale: 'en', name: 'Our demo' },
      { id: 'nudge', locale: 'en', name: 'No answer yet' },
    ])
    expect(now.at(-1)).toEqual({ id: rows[2]?.id, locale: null, name: 'Mine' })
    expect(now).toHaveLength(15)
  })

  test('of quarantined forms get the shape of today', async () => {
    const quote = { name: 'Asha', email: 'asha@example.test' }
    const demo = { name: 'Ravi', email: 'ravi@example.test' }
    const rows = [
      { kind: 'quote', payload: quote },
      { kind: 'quote', payload: { submission: quote, attribution: { ref: 'x' }, locale: 'hi' } },
      { kind: 'demo', payload: { request: demo, locale: 'sw' } },
    ]
    for (const [at, { kind: name, payload }] of rows.entries()) {
      await sql`insert into quarantined_submissions (id, kind, payload, reasons, created_at)
        values (${`f0000000-0000-4000-8000-00000000000${at}`}, ${name}, ${JSON.stringify(payload)}, '[]', '2026-11-21T10:00:00.000Z')`.execute(
        database.db,
      )
    }
    await migrate(database)
    const now = await database.db
      .selectFrom('quarantined_submissions')
      .select('payload')
      .orderBy('id')
      .execute()
    expect(now.map(({ payload }) => JSON.parse(payload))).toEqual([
      { submission: quote, attribution: {}, locale: 'en' },
      rows[1]?.payload,
      { submission: demo, locale: 'sw' },
    ])
  })

  test('of storage periods keep the period of suspected spam', async () => {
    await sql`insert into site_settings (key, value, updated_at)
      values ('retention', '{"binDays":7,"heldBackDays":10}', '2026-11-21T10:00:00.000Z')`.execute(
      database.db,
    )
    await migrate(database)
    expect(await readSetting(database.db, 'retention')).toMatchObject({ binDays: 7, suspectedSpamDays: 10 })
  })
})

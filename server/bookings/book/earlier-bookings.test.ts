import { afterEach, beforeEach, expect, test } from 'vitest'
import { postgresTypes, sqliteTypes } from '#server/database/column-types.ts'
import * as leads from '#server/database/migrations/0001-leads.ts'
import * as emails from '#server/database/migrations/0002-emails.ts'
import * as chat from '#server/database/migrations/0007-chat.ts'
import * as bookings from '#server/database/migrations/0008-bookings.ts'
import type { Database } from '#server/database/open-database.ts'
import {
  createEmptyDatabase,
  describeOnEveryDatabase,
  type TestDatabase,
} from '#tests/support/records/test-database.ts'

describeOnEveryDatabase('demos that were asked for before there were slots', (kind) => {
  let place: TestDatabase
  let database: Database
  beforeEach(async () => {
    place = await createEmptyDatabase(kind)
    database = place.open()
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  test('all stay, with current statuses; of two at the same time the first has the slot', async () => {
    const { db } = database
    const types = kind === 'postgres' ? postgresTypes : sqliteTypes
    for (const { up } of [leads, emails, chat]) await up(db as never, types)
    const wish = (id: string, status: string, created: string, starts = '2026-11-24T10:00:00.000Z') => ({
      id,
      name: 'Asha',
      email: 'asha@example.test',
      service: 'voice-ai',
      date: '2026-11-24',
      time: '15:30',
      time_zone: 'Asia/Kolkata',
      starts_at: starts,
      status,
      locale: 'en',
      created_at: created,
      updated_at: created,
    })
    await db
      .insertInto('demo_bookings')
      .values([
        wish('DEMO-b', 'requested', '2026-11-20T10:00:00.000Z'),
        wish('DEMO-a', 'confirmed', '2026-11-20T10:00:00.000Z'),
        wish('DEMO-c', 'requested', '2026-11-19T10:00:00.000Z', '2026-11-25T10:00:00.000Z'),
        wish('DEMO-d', 'cancelled', '2026-11-18T10:00:00.000Z'),
        wish('DEMO-e', 'done', '2026-11-17T10:00:00.000Z'),
      ] as never)
      .execute()
    await bookings.up(db as never, types)
    const rows = await db
      .selectFrom('demo_bookings')
      .select(['id', 'status', 'slot', 'minutes', 'sequence'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ id, status, slot }) => [id, status, slot])).toEqual([
      ['DEMO-a', 'booked', '2026-11-24T10:00:00.000Z'],
      ['DEMO-b', 'booked', null],
      ['DEMO-c', 'booked', '2026-11-25T10:00:00.000Z'],
      ['DEMO-d', 'cancelled', null],
      ['DEMO-e', 'held', null],
    ])
    expect(rows.every(({ minutes, sequence }) => minutes === 30 && sequence === 0)).toBe(true)
  })
})

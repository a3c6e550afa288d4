import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  createEmptyDatabase,
  describeOnEveryDatabase,
  type TestDatabase,
} from '#tests/support/records/test-database.ts'
import { type ColumnTypes, postgresTypes, sqliteTypes } from './column-types.ts'
import type { Database } from './open-database.ts'

type Migration = { up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> }
const migrations = import.meta.glob<Migration>('./migrations/*.ts', { eager: true })

const AT = '2026-11-21T10:00:00.000Z'
const NEXT = '2026-11-22T11:30:00.250Z'

describeOnEveryDatabase('moving deliveries into the queue', (kind) => {
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

  async function migrate(isWanted: (name: string) => boolean) {
    const types = kind === 'postgres' ? postgresTypes : sqliteTypes
    const names = Object.keys(migrations).filter(isWanted)
    for (const name of names.toSorted()) await migrations[name]?.up(database.db as never, types)
  }
  const insert = async (table: string, row: Record<string, string | number | null>) => {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    const values = sql.join(Object.values(row))
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(database.db)
  }

  test('keeps pending jobs, their times, and the results of finished ones', async () => {
    await migrate((name) => name < './migrations/0120')
    const [lead, webhook, device, user] = [randomUUID(), randomUUID(), randomUUID(), 'user-1']
    await insert('leads', {
      id: lead,
      name: 'Asha',
      email: 'asha@example.test',
      status: 'new',
      created_at: AT,
      updated_at: AT,
    })
    const state = { attempts: 2, next_attempt_at: NEXT, last_error: 'down', created_at: AT, updated_at: AT }
    const mail = { ...state, template: 'x', locale: 'en', to_address: 'owner', data: '{}' }
    const ids: Record<string, string> = {}
    for (const status of ['queued', 'sending', 'sent', 'dead']) {
      ids[status] = randomUUID()
      const locked_until = status === 'sending' ? NEXT : null
      await insert('emails', { ...mail, id: ids[status], message_id: status, status, locked_until })
    }
    await insert('webhooks', {
      id: webhook,
      url: 'https://x.example.test',
      description: '',
      events: '[]',
      own_network: 0,
      status: 'active',
      secret_version: 1,
      created_at: AT,
      updated_at: AT,
    })
    for (const status of ['queued', 'sent', 'dead'])
      await insert('webhook_deliveries', {
        ...state,
        id: randomUUID(),
        webhook_id: webhook,
        event_type: 'lead.created',
        payload: '{}',
        status,
        sent_at: status === 'sent' ? NEXT : null,
      })
    await insert('user', {
      id: user,
      name: 'Ravi',
      email: 'r@example.test',
      emailVerified: 1,
      role: 'member',
      status: 'approved',
      createdAt: AT,
      updatedAt: AT,
    })
    await insert('push_subscriptions', {
      id: device,
      user_id: user,
      endpoint: 'x',
      p256dh: 'x',
      auth: 'x',
      with_names: 0,
      device: 'x',
      created_at: AT,
    })
    for (let count = 0; count < 2; count++)
      await insert('push_messages', {
        id: randomUUID(),
        subscription_id: device,
        lead_id: lead,
        status: 'queued',
        attempts: 1,
        next_attempt_at: NEXT,
        expires_at: NEXT,
      })
    const counts = { rows_total: 1, parts_total: 1, parts_done: 0, rows_read: 0, imported: 0, joined: 0 }
    await insert('lead_imports', {
      ...counts,
      id: lead,
      file_name: 'leads.csv',
      status: 'running',
      created_by: 'owner@example.test',
      header: '[]',
      file_facts: '{}',
      skipped: 0,
      bad: 0,
      undone: 0,
      locked_until: NEXT,
      created_at: AT,
    })
    await insert('emails_to_forget', { email_id: ids.sent ?? '', forget_at: NEXT })
    await sql`update retention_runs set finished_at = ${NEXT}`.execute(database.db)

    await migrate((name) => name >= './migrations/0120' && name < './migrations/0140')

    const jobs = await database.db.selectFrom('jobs').selectAll().orderBy('kind').execute()
    const of = (wanted: string) => jobs.filter((job) => job.kind === wanted)
    expect(
      of('email').toSorted((a, b) => (a.key === ids.queued ? -1 : b.key === ids.queued ? 1 : 0)),
    ).toMatchObject([
      { key: ids.queued, run_at: NEXT, attempts: 2, last_error: 'down', locked_until: null },
      { key: ids.sending, run_at: NEXT, attempts: 2, locked_until: NEXT },
    ])
    expect(
      of('webhook')
        .map(({ done_at, dead_at }) => [done_at, dead_at])
        .toSorted(),
    ).toEqual([
      [null, null],
      [null, AT],
      [NEXT, null],
    ])
    expect(of('import')).toMatchObject([{ key: lead, run_at: AT, locked_until: NEXT }])
    expect(of('push')).toHaveLength(1)
    expect(JSON.parse(of('push')[0]?.payload ?? '')).toEqual({ deviceId: device, leadId: lead, until: NEXT })
    expect(of('forget-email')).toMatchObject([{ key: ids.sent, payload: `{"from":"${NEXT}"}`, run_at: NEXT }])
    expect(of('retention')).toMatchObject([
      { payload: `{"since":"${NEXT}"}`, run_at: '2026-11-23T11:30:00.250Z' },
    ])
    const { count } = await database.db
      .selectFrom('emails')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(4)
  })
})

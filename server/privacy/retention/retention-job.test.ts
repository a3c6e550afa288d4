import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AccountStatus } from '#domain/accounts/viewer.ts'
import { defaultRetention, type Retention } from '#domain/settings/retention.ts'
import { noteFailedSignIn } from '#server/accounts/sign-in/failed-sign-ins.ts'
import { addDays } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { noteActivities } from '#server/leads/work/note-activity.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { buildLeadRow } from '#tests/support/records/seed-leads.ts'
import { seedPerson } from '#tests/support/records/seed-person.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { pendingJobs } from '#tests/support/records/test-jobs.ts'
import type { RetentionParts } from './delete-old.ts'
import { createRetentionWorker } from './retention-job.ts'
import { retentionRules } from './retention-rules.ts'

const NOW = '2026-08-31T10:00:00.000Z'

/** What each rule deletes, made at a moment. */
const seeds: Record<string, (database: Database, at: string) => Promise<unknown>> = {
  conversations: (database, at) => insertChat(database, { last_activity_at: at }),
  closedLeads: (database, at) =>
    write(database, (trx) =>
      trx
        .insertInto('leads')
        .values(buildLeadRow({ status: 'lost', created_at: at, updated_at: at }))
        .execute(),
    ),
  emails: (database, at) => write(database, (trx) => insertEmail(trx, at)),
  shortLivedMails: (database, at) => write(database, (trx) => insertEmail(trx, at, 'queued', 'data-erased')),
  verifications: (database, at) =>
    write(database, (trx) =>
      trx
        .insertInto('verification')
        .values({
          id: randomUUID(),
          identifier: 'reset-password:t',
          value: 'x',
          expiresAt: at,
          createdAt: at,
          updatedAt: at,
        })
        .execute(),
    ),
  auditLog: (database, at) =>
    write(database, (trx) =>
      trx
        .insertInto('audit_log')
        .values({ id: randomUUID(), action: 'x', subject_type: 'x', details: '{}', created_at: at })
        .execute(),
    ),
  notFoundPaths: (database, at) =>
    write(database, (trx) =>
      trx
        .insertInto('not_found_paths')
        .values({ path: `/${at}`, hits: 1, first_seen_at: at, last_seen_at: at })
        .execute(),
    ),
  quarantined: (database, at) =>
    write(database, (trx) => quarantine(trx, { kind: 'quote', payload: {}, reasons: [] }, new Date(at))),
  registrations: (database, at) =>
    insertRegistration(database, { status: 'pending', emailVerified: false }, at),
  webhookDeliveries: (database, at) =>
    write(database, async (trx) => {
      const webhook_id = await insertWebhook(trx, at)
      const delivery = {
        id: randomUUID(),
        webhook_id,
        event_type: 'lead.created',
        payload: '{}',
        created_at: at,
      }
      await trx.insertInto('webhook_deliveries').values(delivery).execute()
    }),
  endedJobs: (database, at) =>
    write(database, (trx) =>
      trx
        .insertInto('jobs')
        .values({ kind: 'push', key: randomUUID(), payload: '{}', run_at: at, attempts: 1, done_at: at })
        .execute(),
    ),
  submissions: (database, at) =>
    write(database, (trx) =>
      trx
        .insertInto('submissions')
        .values({ key: at, kind: 'quote', answer: '{}', created_at: at })
        .execute(),
    ),
  chatUsage: (database, at) =>
    write(database, (trx) =>
      trx
        .insertInto('chat_usage')
        .values({ day: at.slice(0, 10), kind: 'message', used: 1 })
        .execute(),
    ),
}

describeOnEveryDatabase('expired data', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  let logged: unknown[]
  let binDays: number[]
  let discarded: string[]
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date(NOW)
    logged = []
    binDays = []
    discarded = []
  })
  afterEach(() => database.remove())

  const parts = () => ({
    database,
    clock: () => now,
    purgeBin: async (days: number) => {
      binDays.push(days)
      return 0
    },
    messageHost: 'localhost',
    photos: {
      discard: async (key: string) => {
        discarded.push(key)
      },
    },
    logger: {
      info: (entry: unknown) => {
        logged.push(entry)
      },
      warn: () => {},
      error: () => {},
    } as never,
  })
  const run = (changes: Partial<RetentionParts> = {}) =>
    createRetentionWorker({ ...parts(), ...changes }).runDue()
  const set = (retention: Partial<Retention>) =>
    write(database, (trx) =>
      trx
        .insertInto('site_settings')
        .values({
          key: 'retention',
          value: JSON.stringify({ ...defaultRetention, ...retention }),
          updated_at: NOW,
        })
        .execute(),
    )
  const counts = () => logged.map((entry) => (entry as { counts: unknown }).counts)

  test('every rule is tested here', () => {
    expect(retentionRules.map(({ name }) => name).sort()).toEqual(Object.keys(seeds).sort())
  })

  test('is deleted on the day it is too old, and not a day before', async () => {
    // Six months before 31 August is the last of February.
    await set({
      conversationsMonths: 6,
      closedLeadsMonths: 6,
      emailsMonths: 6,
      auditMonths: 6,
      notFoundDays: 90,
      suspectedSpamDays: 90,
      registrationsDays: 30,
    })
    const limits: Record<string, [old: string, young: string]> = {
      notFoundPaths: ['2026-06-01T10:00:00.000Z', '2026-06-03T10:00:00.000Z'],
      quarantined: ['2026-06-01T10:00:00.000Z', '2026-06-03T10:00:00.000Z'],
      registrations: ['2026-07-31T10:00:00.000Z', '2026-08-02T10:00:00.000Z'],
      submissions: ['2026-07-31T10:00:00.000Z', '2026-08-02T10:00:00.000Z'],
      webhookDeliveries: ['2026-07-31T10:00:00.000Z', '2026-08-02T10:00:00.000Z'],
      endedJobs: ['2026-07-31T10:00:00.000Z', '2026-08-02T10:00:00.000Z'],
      shortLivedMails: ['2026-08-30T09:00:00.000Z', '2026-08-30T11:00:00.000Z'],
      chatUsage: ['2026-08-22T10:00:00.000Z', '2026-08-25T10:00:00.000Z'],
      verifications: ['2026-08-31T09:59:00.000Z', '2026-08-31T10:01:00.000Z'],
    }
    for (const [name, seed] of Object.entries(seeds)) {
      for (const at of limits[name] ?? ['2026-02-27T10:00:00.000Z', '2026-03-01T10:00:00.000Z'])
        await seed(database, at)
    }
    await run()
    expect(counts()).toEqual([Object.fromEntries(Object.keys(seeds).map((name) => [name, 1]))])
    expect(binDays).toEqual([30])
  })

  test('the owner is mailed once a day how many submissions were quarantined', async () => {
    const mails = async () =>
      (await database.db.selectFrom('emails').select(['template', 'data']).execute()).filter(
        ({ template }) => template === 'quarantined',
      )
    await run()
    expect(await mails()).toEqual([])
    now = new Date('2026-09-01T10:00:00.000Z')
    await seeds.quarantined?.(database, '2026-08-31T20:00:00.000Z')
    await run()
    await run()
    expect((await mails()).map(({ data }) => JSON.parse(data))).toEqual([
      { quotes: 1, demos: 0, testimonials: 0 },
    ])
  })

  test('the owner is mailed once a day for which accounts many wrong passwords were entered', async () => {
    const mails = async () =>
      (await database.db.selectFrom('emails').select(['template', 'data']).execute()).filter(
        ({ template }) => template === 'failed-sign-ins',
      )
    const failures = async (email: string, count: number) => {
      const { id } = await insertUser(database, { email })
      await database.write(async (trx) => {
        for (let i = 0; i < count; i++) {
          const at = addDays(now, -0.5)
          await noteFailedSignIn(trx, { action: 'sign_in.failed', userId: id }, at)
        }
      })
    }
    await run()
    now = new Date('2026-09-01T10:00:00.000Z')
    await failures('few@example.test', 19)
    await run()
    expect(await mails()).toEqual([])
    now = new Date('2026-09-02T10:00:00.000Z')
    await failures('many@example.test', 20)
    await run()
    await run()
    expect((await mails()).map(({ data }) => JSON.parse(data))).toEqual([
      { accounts: [{ email: 'many@example.test', attempts: 20 }] },
    ])
  })

  test('stays if the owner keeps it forever', async () => {
    await set({ closedLeadsMonths: null, emailsMonths: null, auditMonths: null })
    for (const name of ['closedLeads', 'emails', 'auditLog'])
      await seeds[name]?.(database, '2001-01-01T00:00:00.000Z')
    await run()
    expect(logged).toEqual([])
  })

  test('is deleted in batches, however much it is', async () => {
    for (let day = 1; day <= 250; day++) {
      await seeds.auditLog?.(database, new Date(Date.UTC(2020, 0, day)).toISOString())
    }
    await run()
    expect(counts()).toEqual([{ auditLog: 250 }])
  })

  test('a lost lead is deleted with its related records, and a later request is a new lead', async () => {
    await set({ closedLeadsMonths: 1 })
    const { leadId } = await seedPerson(database)
    await database.db.updateTable('leads').set({ status: 'lost' }).where('id', '=', leadId).execute()
    await database.db.updateTable('lead_tasks').set({ done_at: NOW }).execute()
    now = new Date('2027-06-01T10:00:00.000Z')
    await run()
    for (const table of [
      'leads',
      'lead_activities',
      'lead_contacts',
      'lead_tasks',
      'demo_bookings',
    ] as const) {
      expect(
        await database.db
          .selectFrom(table as 'leads')
          .selectAll()
          .execute(),
        table,
      ).toEqual([])
    }
    // What they published is theirs to take down.
    expect(await database.db.selectFrom('testimonials').selectAll().execute()).toHaveLength(1)
  })

  test('a lost lead stays while a member works on it or chats with the visitor', async () => {
    await set({ closedLeadsMonths: 6 })
    const old = '2026-01-10T10:00:00.000Z'
    const recent = '2026-08-20T10:00:00.000Z'
    const [withTask = '', withNote = '', withChat = '', withOldThings = ''] = await write(
      database,
      async (trx) => {
        const leads = Array.from({ length: 4 }, (_, i) =>
          buildLeadRow({ email: `lead${i}@example.test`, status: 'lost', created_at: old }),
        )
        await trx.insertInto('leads').values(leads).execute()
        return leads.map(({ id }) => id)
      },
    )
    const task = { title: 'Call in winter', due_at: old, created_by: 'a@x.test', created_at: old }
    await write(database, async (trx) => {
      await trx
        .insertInto('lead_tasks')
        .values([
          { ...task, id: randomUUID(), lead_id: withTask, updated_at: old },
          { ...task, id: randomUUID(), lead_id: withOldThings, done_at: old, updated_at: old },
        ])
        .execute()
      const note = { type: 'note', title: 'Note', createdBy: 'a@x.test' }
      await noteActivities(trx, [
        { ...note, leadId: withNote, at: new Date(recent) },
        { ...note, leadId: withOldThings, at: new Date(old) },
      ])
    })
    await insertChat(database, { lead_id: withChat, last_activity_at: recent })
    await insertChat(database, { lead_id: withOldThings, last_activity_at: '2026-02-27T10:00:00.000Z' })
    await run()
    const left = await database.db.selectFrom('leads').select('id').execute()
    expect(left.map(({ id }) => id).sort()).toEqual([withTask, withNote, withChat].sort())
  })

  test('the photo of a quarantined submission is deleted with it', async () => {
    await write(database, async (trx) => {
      const payload = { submission: {}, photoKey: 'photo-1' }
      await quarantine(
        trx,
        { kind: 'testimonial', payload, reasons: [] },
        new Date('2026-01-01T10:00:00.000Z'),
      )
      await quarantine(
        trx,
        { kind: 'testimonial', payload: {}, reasons: [] },
        new Date('2026-01-01T10:00:00.000Z'),
      )
    })
    await run()
    expect(discarded).toEqual(['photo-1'])
  })

  test('only accounts with an unverified address are deleted', async () => {
    const long = '2020-01-01T10:00:00.000Z'
    const ids = [
      await insertRegistration(database, { status: 'pending', emailVerified: true }, long),
      await insertRegistration(database, { status: 'suspended', emailVerified: false }, long),
      await insertRegistration(database, { status: 'approved', emailVerified: false }, long),
    ]
    await insertRegistration(database, { status: 'pending', emailVerified: false }, long)
    await run()
    const left = await database.db.selectFrom('user').select('id').execute()
    expect(left.map(({ id }) => id).sort()).toEqual(ids.sort())
    expect(await database.db.selectFrom('account').select('userId').execute()).toHaveLength(3)
  })

  test('is deleted once a day, by one instance', async () => {
    await seeds.auditLog?.(database, '2001-01-01T00:00:00.000Z')
    await Promise.all([run(), run(), run()])
    expect(binDays).toEqual([30])
    now = new Date(now.getTime() + 60 * 60 * 1000)
    await run()
    expect(binDays).toEqual([30])
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000)
    await run()
    expect(binDays).toEqual([30, 30])
  })

  test('another instance takes over from one that died, and a failed run is retried', async () => {
    await run({ purgeBin: () => Promise.reject(new Error('the disk is full')) })
    expect(await pendingJobs(database, 'retention')).toMatchObject([{ last_error: 'failed (Error)' }])
    now = new Date(now.getTime() + 60 * 1000)
    await run()
    expect(binDays).toEqual([30])
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000)
    await database.db.updateTable('jobs').set({ locked_until: now.toISOString() }).execute()
    await run()
    expect(binDays).toEqual([30, 30])
  })
})

function write<T>(database: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return database.write(work)
}

async function insertRegistration(
  database: Database,
  state: { status: AccountStatus; emailVerified: boolean },
  at: string,
): Promise<string> {
  const { id } = await insertUser(database, state)
  await database.db.updateTable('user').set({ createdAt: at, updatedAt: at }).where('id', '=', id).execute()
  return id
}

async function insertEmail(
  trx: Trx,
  at: string,
  status: 'sent' | 'queued' = 'sent',
  template = 'quote-received',
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('emails')
    .values({
      id,
      message_id: id,
      template,
      locale: 'en',
      to_address: 'asha@example.test',
      data: '{}',
      status,
      attempts: 1,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return id
}

async function insertWebhook(trx: Trx, at: string): Promise<string> {
  const id = randomUUID()
  const about = { url: `https://${id}.example.test`, description: '', events: '[]', own_network: false }
  await trx
    .insertInto('webhooks')
    .values({ id, ...about, status: 'active', secret_version: 1, created_at: at, updated_at: at })
    .execute()
  return id
}

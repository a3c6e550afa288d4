import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildNotice, buildReceived } from '#tests/support/records/email-builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { pendingJobs } from '#tests/support/records/test-jobs.ts'
import { isNotDelivered } from './delivery/not-delivered.ts'
import { enqueueEmails, type NewEmail } from './delivery/outbox.ts'
import { createEmails } from './emails.ts'

const start = new Date('2026-11-21T10:00:00.000Z')
const siteUrl = 'https://www.example.test'

const owner: Viewer = {
  id: 'owner-1',
  email: 'owner@example.test',
  name: 'Owner',
  role: 'owner',
  status: 'approved',
  emailVerified: true,
  sessionId: 'session-1',
}
const member: Viewer = { ...owner, id: 'member-1', role: 'member' }
const pending: Viewer = { ...member, status: 'pending' }

describeOnEveryDatabase('the outbox for the team', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  let woken: number

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = start
    woken = 0
  })
  afterEach(() => database.remove())

  const outbox = () =>
    createEmails({
      database,
      clock: () => now,
      siteUrl,
      contact: defaultContact,
      outbox: { state: async () => ({ kind: 'working' }), wake: () => void woken++ },
    })
  const enqueue = (emails: NewEmail[]) =>
    database.write((trx) => enqueueEmails(trx, emails, now, 'example.test'))
  const kill = (error: string) =>
    database.write(async (trx) => {
      await trx.updateTable('emails').set({ status: 'dead', attempts: 10, last_error: error }).execute()
      await trx.updateTable('jobs').set({ dead_at: now.toISOString() }).execute()
    })
  const onlyId = async () =>
    (await database.db.selectFrom('emails').select('id').executeTakeFirstOrThrow()).id

  test.each([
    ['nobody', undefined],
    ['a pending account', pending],
  ] as const)('%s sees and changes nothing', async (_who, viewer) => {
    await enqueue([buildReceived()])
    await kill('x')
    const id = await onlyId()
    await expect(outbox().list(viewer, {})).rejects.toThrow(RefusedError)
    await expect(outbox().get(viewer, id)).rejects.toThrow(RefusedError)
    await expect(outbox().resend(viewer, [id])).rejects.toThrow(RefusedError)
    await expect(outbox().settle(viewer, [id], true)).rejects.toThrow(RefusedError)
    await expect(outbox().countDead(viewer)).rejects.toThrow(RefusedError)
    const row = await database.db
      .selectFrom('emails')
      .select(['status', 'settled_at'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'dead', settled_at: null })
  })

  test('lists the newest first, in parts, by status', async () => {
    for (let minute = 0; minute < 4; minute++) {
      now = new Date(start.getTime() + minute * 60_000)
      await enqueue(Array.from({ length: 30 }, () => buildReceived(`v${minute}@example.test`)))
    }
    const seen: string[] = []
    let before: string | undefined
    for (let part = 0; part < 3; part++) {
      const list = await outbox().list(member, { status: 'queued', before })
      seen.push(...list.emails.map((email) => email.id))
      before = list.older
      if (part === 0) expect(list.emails[0]?.to).toBe('v3@example.test')
      expect(list.older === undefined).toBe(part === 2)
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
    expect((await outbox().list(member, { status: 'dead' })).emails).toEqual([])
  })

  test('finds mails by subject, address and lead, with their lead and planned time', async () => {
    const planned = { at: new Date('2026-11-22T10:00:00.000Z'), until: new Date('2026-11-23T10:00:00.000Z') }
    const lead = buildLeadRow({ name: 'Meera Krishnan' })
    await insertLeads(database, [lead])
    await enqueue([
      { ...buildReceived('juma@example.test'), planned },
      { ...buildReceived(), leadId: lead.id },
      buildNotice(),
    ])
    const find = async (search: string) => (await outbox().list(member, { search })).emails
    expect(await find('JUMA@')).toMatchObject([
      { to: 'juma@example.test', nextAttemptAt: planned.at.toISOString() },
    ])
    expect(await find('meera')).toMatchObject([
      { to: 'asha@example.test', lead: { id: lead.id, name: 'Meera Krishnan' } },
    ])
    const [notice] = (await outbox().list(member, {})).emails.filter(({ to }) => to === undefined)
    expect(notice?.subject).toContain('Asha Verma')
    expect(await find('nothing like it')).toEqual([])
  })

  test.each(['nonsense', '_', "2026-11-21T10:00:00.000Z_' or 1=1", '2026-99-99T10:00:00.000Z_x'])(
    'a place in the list such as %j counts as none',
    async (before) => {
      await enqueue([buildReceived()])
      const list = await outbox().list(member, { status: 'what', before })
      expect(list.emails).toHaveLength(1)
    },
  )

  test('shows a mail as it is delivered', async () => {
    await enqueue([buildNotice()])
    const email = await outbox().get(member, await onlyId())
    expect(email).toMatchObject({ template: 'new-lead', to: undefined, status: 'queued', attempts: 0 })
    expect(email?.rendered?.text).toContain('Name: Asha Verma')
    expect(email?.rendered?.html).toContain('wa.me/919876543210')
  })

  test.each(['', 'x', '00000000-0000-0000-0000-000000000000', "' or 1=1 --", '%'])(
    'there is no mail %j',
    async (id) => {
      expect(await outbox().get(member, id)).toBeUndefined()
      expect(await outbox().resend(member, [id])).toBe(0)
    },
  )

  test('a mail with an unknown kind or unreadable data is listed, but not shown', async () => {
    await enqueue([buildReceived()])
    await database.write(async (trx) => {
      await trx.updateTable('emails').set({ template: 'from-the-future' }).execute()
    })
    expect((await outbox().list(member, {})).emails[0]?.template).toBeUndefined()
    expect((await outbox().get(member, await onlyId()))?.rendered).toBeUndefined()
    await database.write(async (trx) => {
      await trx.updateTable('emails').set({ template: 'new-lead', data: '{}' }).execute()
    })
    expect((await outbox().get(member, await onlyId()))?.rendered).toBeUndefined()
  })

  test.each(['verify-email', 'reset-password', 'invitation'] as const)(
    'the link in %s, which opens an account, is for the owner’s eyes only',
    async (template) => {
      const url = `${siteUrl}/del-admin-portal-2025?token=secret-token`
      const mail = { to: 'a@example.test', locale: 'en' as const }
      await enqueue([
        template === 'invitation'
          ? { ...mail, template, data: { by: 'Asha', url } }
          : { ...mail, template, data: { name: 'Asha', url } },
      ])
      const id = await onlyId()
      const seen = async (viewer: Viewer) => JSON.stringify(await outbox().get(viewer, id))
      expect(await seen(member)).not.toContain('secret-token')
      expect(await seen(owner)).toContain('secret-token')
    },
  )

  test('a dead mail is sent again once, and the audit log names the sender', async () => {
    await enqueue([buildReceived()])
    await kill('gave up')
    const id = await onlyId()
    now = new Date(start.getTime() + 3_600_000)
    const outcomes = await Promise.all([outbox().resend(member, [id]), outbox().resend(member, [id])])
    expect(outcomes.sort()).toEqual([0, 1])
    expect(woken).toBe(1)
    const row = await database.db.selectFrom('emails').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      status: 'queued',
      attempts: 0,
      last_error: null,
      resent_at: now.toISOString(),
    })
    expect(await pendingJobs(database, 'email')).toMatchObject([{ key: id, run_at: now.toISOString() }])
    expect(await database.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      {
        actor_id: 'member-1',
        action: 'email.resend',
        subject_type: 'email',
        subject_id: id,
        details: '{"template":"quote-received"}',
      },
    ])
  })

  test('a mail that is being sent is not sent again', async () => {
    await enqueue([buildReceived()])
    expect(await outbox().resend(member, [await onlyId()])).toBe(0)
    expect(woken).toBe(0)
    expect(await database.db.selectFrom('audit_log').selectAll().execute()).toEqual([])
  })

  test('several dead mails are sent again at once; others, unknown and repeated ones change nothing', async () => {
    await enqueue([buildReceived('a@example.test'), buildReceived('b@example.test')])
    await kill('gave up')
    const dead = (await outbox().list(member, { status: 'dead' })).emails.map(({ id }) => id)
    await enqueue([buildReceived('c@example.test')])
    const all = (await outbox().list(member, {})).emails.map(({ id }) => id)
    expect(await outbox().countDead(member)).toBe(2)
    const unknown = ['', "' or 1=1 --", '00000000-0000-0000-0000-000000000000']
    expect(await outbox().resend(member, [...all, ...dead, ...unknown])).toBe(2)
    expect(await outbox().countDead(member)).toBe(0)
    expect(woken).toBe(1)
    const noted = await database.db.selectFrom('audit_log').select('subject_id').execute()
    expect(noted.map(({ subject_id }) => subject_id).toSorted()).toEqual(dead.toSorted())
    expect(await outbox().resend(member, all)).toBe(0)
    expect(await outbox().resend(member, [])).toBe(0)
    expect(woken).toBe(1)
  })

  test('a resolved dead mail is not counted but still listed, and can be reopened', async () => {
    await enqueue([buildReceived('mistyped@example.test'), buildReceived('b@example.test')])
    await kill('no such mailbox')
    await enqueue([buildReceived('on-its-way@example.test')])
    const addresses = async (status?: string) =>
      (await outbox().list(member, { status })).emails.map(({ to }) => to).toSorted()
    const all = (await outbox().list(member, {})).emails
    const meant = all.flatMap(({ id, to }) => (to === 'b@example.test' ? [] : [id]))
    const mistyped = all.find(({ to }) => to === 'mistyped@example.test')?.id ?? ''

    expect(await outbox().settle(member, [...meant, ...meant, "' or 1=1 --"], true)).toEqual([mistyped])
    expect(await outbox().settle(member, meant, true)).toEqual([])
    expect(await outbox().countDead(member)).toBe(1)
    expect(await addresses('dead')).toEqual(['b@example.test'])
    expect(await addresses('settled')).toEqual(['mistyped@example.test'])
    expect(await addresses()).toHaveLength(3)
    expect((await outbox().get(member, mistyped))?.settledAt).toBe(now.toISOString())

    expect(await outbox().settle(member, meant, false)).toEqual([mistyped])
    expect(await outbox().settle(member, meant, false)).toEqual([])
    expect(await outbox().countDead(member)).toBe(2)
    expect(await addresses('settled')).toEqual([])
    const noted = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).execute()
    expect(noted.toSorted((a, b) => a.action.localeCompare(b.action))).toEqual([
      { action: 'email.settled', subject_id: mistyped },
      { action: 'email.unsettled', subject_id: mistyped },
    ])
  })

  test('a resolved mail that is sent again and fails again is unresolved', async () => {
    await enqueue([buildReceived()])
    await kill('no such mailbox')
    const id = await onlyId()
    await outbox().settle(member, [id], true)
    expect(await outbox().resend(member, [id])).toBe(1)
    await kill('no such mailbox')
    expect(await outbox().countDead(member)).toBe(1)
  })

  test('waiting mails are found by their own index, however many are resolved', async () => {
    const plans = await database.write(async (trx) => {
      // A small table is read through by PostgreSQL, whatever indexes it has.
      if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(trx)
      const waiting = trx.selectFrom('emails').select('id').where(isNotDelivered)
      const newest = waiting.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(51)
      const explain = (query: typeof newest) =>
        kind === 'postgres' ? query.explain('json') : query.explain(undefined, sql`query plan`)
      return Promise.all([waiting, newest].map(explain))
    })
    for (const plan of plans) expect(JSON.stringify(plan)).toContain('emails_not_delivered')
  })
})

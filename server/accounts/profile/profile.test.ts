import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { undoChange } from '#server/leads/changes/undo-change.ts'
import { buildNotice } from '#tests/support/records/email-builders.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import {
  formVisit,
  insertUser,
  mailedLinks,
  PASSWORD,
  startAccounts,
} from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { RefusedError } from '../authorize.ts'

const AT = '2026-11-21T10:00:00.000Z'
const DAY_MS = 24 * 60 * 60 * 1000

describeOnEveryDatabase('the profile', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startAccounts>
  let ravi: Viewer

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startAccounts(database)
    ravi = await insertUser(database, { email: 'ravi@example.test' })
  })
  afterEach(() => database.remove())

  const ask = (email: string, currentPassword = PASSWORD, viewer: Viewer = ravi) =>
    site.accounts.askForNewEmail(viewer, formVisit({ email, currentPassword }))
  const tokens = async () =>
    (await mailedLinks(database, 'change-email')).map((url) => url.searchParams.get('token') ?? '')
  const emailOf = async (id: string) =>
    (await database.db.selectFrom('user').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email
  const assignedTo = async () => (await leads()).map(({ assigned_to }) => assigned_to)
  const leads = () => database.db.selectFrom('leads').select('assigned_to').orderBy('email').execute()

  /** Inserts leads assigned to each of these people, with a completed and an open task. */
  async function insertAssignedLead(...people: (string | null)[]) {
    const rows = people.map((assigned_to, index) =>
      buildLeadRow({ email: `lead${index}@example.test`, assigned_to }),
    )
    await insertLeads(database, rows)
    const task = { title: 'Call', due_at: AT, created_by: 'x', created_at: AT, updated_at: AT }
    const tasks = rows.flatMap(({ id, assigned_to = null }) =>
      [null, AT].map((done_at) => ({ ...task, id: randomUUID(), lead_id: id, assigned_to, done_at })),
    )
    await database.write((trx) => trx.insertInto('lead_tasks').values(tasks).execute())
  }

  test('changes the user’s name, and rejects an empty one', async () => {
    expect(await site.accounts.changeName(ravi, formVisit({ name: '  रवि  ' }))).toEqual({
      kind: 'renamed',
    })
    for (const name of ['', ' ', 'a\0b', 'x'.repeat(101)]) {
      expect(await site.accounts.changeName(ravi, formVisit({ name }))).toMatchObject({ status: 400 })
    }
    const { name } = await database.db.selectFrom('user').select('name').executeTakeFirstOrThrow()
    expect(name).toBe('रवि')
    await expect(
      site.accounts.changeName({ ...ravi, status: 'pending' }, formVisit({ name: 'A' })),
    ).rejects.toThrow(RefusedError)
  })

  test('changes the address by a link in the new mailbox, moves the leads, and notifies the old one', async () => {
    await insertAssignedLead('ravi@example.test', 'other@example.test', null)
    const notice = { ...buildNotice(), to: ravi.email }
    await database.write((trx) => enqueueEmails(trx, [notice], new Date(AT), 'site.test'))
    expect(await ask(' New@Example.test ')).toEqual({ kind: 'asked' })
    expect(await emailOf(ravi.id)).toBe('ravi@example.test')
    const [token = ''] = await tokens()
    expect(await site.accounts.confirmNewEmail(token)).toBe('changed')
    expect(await emailOf(ravi.id)).toBe('new@example.test')
    expect(await assignedTo()).toEqual(['new@example.test', 'other@example.test', null])
    const tasks = await database.db.selectFrom('lead_tasks').select('assigned_to').execute()
    expect(tasks.filter(({ assigned_to }) => assigned_to === 'new@example.test')).toHaveLength(2)
    const mails = await database.db
      .selectFrom('emails')
      .select(['template', 'to_address'])
      .orderBy('template')
      .execute()
    expect(mails).toEqual([
      { template: 'change-email', to_address: 'new@example.test' },
      { template: 'email-changed', to_address: 'ravi@example.test' },
      { template: 'new-lead', to_address: 'new@example.test' },
    ])
    // The link works only once.
    expect(await site.accounts.confirmNewEmail(token)).toBe('invalid')
    expect(
      await site.accounts.signIn(formVisit({ email: 'new@example.test', password: PASSWORD })),
    ).toMatchObject({ kind: 'signed-in' })
  })

  test('keeps the address without the password, and for an expired or unknown link', async () => {
    expect(await ask('new@example.test', 'not the password')).toMatchObject({ status: 400 })
    expect(await ask('ravi@example.test')).toMatchObject({ problems: { email: expect.any(String) } })
    expect(await ask('no address')).toMatchObject({ status: 400 })
    expect(await tokens()).toEqual([])
    await ask('new@example.test')
    const [token = ''] = await tokens()
    for (const wrong of ['', 'x', `${token}x`, '\0', 'x'.repeat(10_000)]) {
      expect(await site.accounts.confirmNewEmail(wrong)).toBe('invalid')
    }
    site.time.shiftMs = DAY_MS + 1
    expect(await site.accounts.confirmNewEmail(token)).toBe('invalid')
    expect(await emailOf(ravi.id)).toBe('ravi@example.test')
  })

  test('does not reveal or take an address of another account', async () => {
    const other = await insertUser(database, { email: 'other@example.test' })
    expect(await ask('other@example.test')).toEqual({ kind: 'asked' })
    expect(await tokens()).toEqual([])
    // The address is registered between the request and the confirmation.
    await ask('free@example.test')
    const [token = ''] = await tokens()
    await insertUser(database, { email: 'free@example.test' })
    expect(await site.accounts.confirmNewEmail(token)).toBe('invalid')
    // The account is suspended between the request and the confirmation.
    await ask('late@example.test')
    await database.write((trx) =>
      trx.updateTable('user').set({ status: 'suspended' }).where('id', '=', ravi.id).execute(),
    )
    const late = (await tokens()).at(-1) ?? ''
    expect(await site.accounts.confirmNewEmail(late)).toBe('invalid')
    expect(await emailOf(other.id)).toBe('other@example.test')
  })

  test('leaves no session and no lead to a removed member', async () => {
    const owner = await insertUser(database, { role: 'owner' })
    await insertAssignedLead('ravi@example.test', owner.email)
    await site.accounts.signIn(formVisit({ email: 'ravi@example.test', password: PASSWORD }))
    const [listed] = (await site.accounts.listTeam(owner)).filter(({ id }) => id === ravi.id)
    expect(listed?.lastSignedInAt).toEqual(expect.any(String))
    expect(await site.accounts.changeMembership(owner, 'remove', ravi.id)).toMatchObject({ kind: 'changed' })
    expect(await assignedTo()).toEqual([null, owner.email])
    const tasks = await database.db
      .selectFrom('lead_tasks')
      .select('done_at')
      .where('assigned_to', '=', 'ravi@example.test')
      .execute()
    expect(tasks).toEqual([{ done_at: AT }])
    expect(await database.db.selectFrom('session').select('id').execute()).toEqual([])
    const log = await database.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'member.removed')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(log.details)).toEqual({ leads: 1 })
  })

  test('records in the timelines that a removed member’s leads are unassigned, and undoes it', async () => {
    const owner = await insertUser(database, { role: 'owner' })
    const many = Array.from({ length: 130 }, (_, index) =>
      // Imports may contain the address in another spelling.
      buildLeadRow({
        email: `many${index}@example.test`,
        assigned_to: index ? ravi.email : ' Ravi@Example.test',
      }),
    )
    await insertLeads(database, many)
    const outcome = await site.accounts.changeMembership(owner, 'remove', ravi.id)
    const changeId = ('changeId' in outcome && outcome.changeId) || ''
    expect(new Set(await assignedTo())).toEqual(new Set([null]))
    const activities = await database.db
      .selectFrom('lead_activities')
      .select(['title', 'created_by'])
      .distinct()
      .execute()
    expect(activities).toEqual([{ title: 'Assigned to nobody', created_by: owner.email }])
    expect(await database.db.selectFrom('lead_activities').select('id').execute()).toHaveLength(130)
    const undone = await undoChange({ database, clock: site.clock }, owner, changeId)
    expect(undone).toMatchObject({ kind: 'undone', notes: [] })
    expect(new Set(await assignedTo())).toEqual(new Set([ravi.email, ' Ravi@Example.test']))
  })

  test('keeps the leads of a member who cannot be removed', async () => {
    const owner = await insertUser(database, { role: 'owner' })
    await database.db.updateTable('user').set({ status: 'pending' }).where('id', '=', ravi.id).execute()
    await insertAssignedLead('ravi@example.test', owner.email)
    for (const id of [ravi.id, owner.id]) {
      expect(await site.accounts.changeMembership(owner, 'remove', id)).toMatchObject({ kind: 'conflict' })
    }
    expect(await assignedTo()).toEqual(['ravi@example.test', owner.email])
  })

  test('lets the owner resend a verification link, by mail or by hand', async () => {
    const owner = await insertUser(database, { role: 'owner' })
    const fields = { name: 'M', email: 'm@example.test', password: PASSWORD, confirmPassword: PASSWORD }
    await site.accounts.register(formVisit(fields))
    const { id } = await database.db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'm@example.test')
      .executeTakeFirstOrThrow()
    const handed = await site.accounts.resendVerification(owner, id)
    if (handed.kind !== 'sent') return expect.fail(handed.description)
    const links = await mailedLinks(database, 'verify-email')
    expect(links.map(({ href }) => href)).toEqual([expect.any(String), handed.url])
    const token = new URL(handed.url).searchParams.get('token') ?? ''
    expect(await site.accounts.verifyEmail(formVisit({ password: PASSWORD }), token)).toEqual({
      kind: 'verified',
    })
    for (const nobody of [id, ravi.id, owner.id, 'x', '']) {
      const outcome = await site.accounts.resendVerification(owner, nobody)
      expect(outcome.kind, nobody).toBe('conflict')
    }
    await expect(site.accounts.resendVerification(ravi, id)).rejects.toThrow(RefusedError)
  })
})

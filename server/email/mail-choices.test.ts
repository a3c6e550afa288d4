import { afterEach, beforeEach, expect, test } from 'vitest'
import { everyMail, noMail } from '#domain/accounts/mail-choices.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildNotice, buildReceived } from '#tests/support/records/email-builders.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { enqueueEmails, type NewEmail } from './delivery/outbox.ts'
import { listMailChoices, saveMailChoices } from './mail-choices.ts'

const NOW = new Date('2026-11-23T10:00:00.000Z')

describeOnEveryDatabase('the mails to the team', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let deps: Parameters<typeof saveMailChoices>[0]
  let owner: Viewer
  let ravi: Viewer

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    deps = { database, clock: () => NOW }
    owner = await insertUser(database, { role: 'owner', name: 'Zubin' })
    ravi = await insertUser(database, { email: 'ravi@example.test' })
  })
  afterEach(() => database.remove())

  const choose = (viewer: Viewer, person: Viewer, input: unknown, version = 0) =>
    saveMailChoices(deps, viewer, person.id, input, version)
  async function sent(...emails: NewEmail[]) {
    await database.write(async (trx) => {
      await trx.deleteFrom('emails').execute()
      await enqueueEmails(trx, emails, NOW, 'site.test')
    })
    const rows = await database.db.selectFrom('emails').select('to_address').execute()
    return rows.map(({ to_address }) => to_address).sort()
  }
  const hot = () => buildNotice({ budgetRange: '2.5l-plus', projectTimeline: 'asap', urgency: 'critical' })
  const cold = () => buildNotice({ budgetRange: 'under-25k', urgency: 'low', businessType: 'individual' })
  const key: NewEmail = { template: 'model-key-refused', to: 'owner', locale: 'en', data: { model: 'm' } }

  test('go to the owner until a member chooses', async () => {
    expect(await sent(hot(), cold(), buildReceived('asha@example.test'))).toEqual([
      'asha@example.test',
      'owner',
      'owner',
    ])
  })

  test('go to the members who want them, and only for hot leads if chosen', async () => {
    expect(await choose(owner, owner, { ...everyMail, newLeads: 'hot' })).toEqual({ kind: 'saved' })
    expect(await choose(ravi, ravi, { ...noMail, newLeads: 'all', registrations: true })).toEqual({
      kind: 'saved',
    })
    expect(await sent(hot())).toEqual(['owner', 'ravi@example.test'])
    expect(await sent(cold())).toEqual(['ravi@example.test'])
    const data = { name: 'A', email: 'a@example.test', url: 'https://site.test' }
    expect(await sent({ template: 'registration-waiting', to: 'owner', locale: 'en', data })).toEqual([
      'owner',
    ])
    // Who is suspended hears nothing more.
    await database.write((trx) =>
      trx.updateTable('user').set({ status: 'suspended' }).where('id', '=', ravi.id).execute(),
    )
    expect(await sent(cold())).toEqual([])
  })

  test('the owner always gets the important ones', async () => {
    await choose(owner, owner, noMail)
    expect(await sent(key, hot())).toEqual(['owner'])
  })

  test('wait for an owner while there is none', async () => {
    await database.write((trx) => trx.deleteFrom('user').where('id', '=', owner.id).execute())
    await choose(ravi, ravi, { ...noMail, newLeads: 'all' })
    expect(await sent(hot())).toEqual(['owner', 'ravi@example.test'])
  })

  test('are chosen by each member, and by the owner for everyone', async () => {
    expect((await listMailChoices(deps, owner)).map(({ userId }) => userId)).toEqual([owner.id, ravi.id])
    expect(await listMailChoices(deps, ravi)).toMatchObject([
      { userId: ravi.id, isYou: true, choices: noMail },
    ])
    await expect(choose(ravi, owner, noMail)).rejects.toThrow(RefusedError)
    await expect(choose({ ...ravi, status: 'pending' }, ravi, noMail)).rejects.toThrow(RefusedError)
    expect(await choose(owner, ravi, everyMail)).toEqual({ kind: 'saved' })
    expect(await choose(owner, { ...ravi, id: 'nobody' }, everyMail)).toEqual({ kind: 'gone' })
    const log = await database.db.selectFrom('audit_log').select(['actor_id', 'subject_id']).execute()
    expect(log).toEqual([{ actor_id: owner.id, subject_id: ravi.id }])
  })

  test('report a conflict to the later of two simultaneous saves, and reject invalid values', async () => {
    const outcomes = await Promise.all([choose(owner, ravi, everyMail), choose(ravi, ravi, noMail)])
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['conflict', 'saved'])
    for (const input of [null, {}, { ...noMail, newLeads: 'some' }, { ...noMail, chats: 'on' }]) {
      expect(await choose(ravi, ravi, input)).toEqual({ kind: 'invalid' })
    }
    await database.write((trx) => trx.updateTable('mail_choices').set({ choices: '{"newLeads":' }).execute())
    expect(await listMailChoices(deps, ravi)).toMatchObject([{ choices: noMail }])
  })
})

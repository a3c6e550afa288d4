import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import type { Database } from '#server/database/open-database.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import { createLogger } from '#server/logger.ts'
import { buildNotice, buildReceived } from '#tests/support/records/email-builders.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import {
  createTestDatabase,
  describeOnEveryDatabase,
  type TestDatabase,
} from '#tests/support/records/test-database.ts'
import { pendingJobs } from '#tests/support/records/test-jobs.ts'
import { sampleData } from '#tests/support/sample-emails.ts'
import { countEmails } from '../count-emails.ts'
import { createEmailDelivery, type EmailDeliveryOptions } from './deliver-emails.ts'
import type { Mail, MailTransport, SendResult } from './mail-transport.ts'
import { enqueueEmails, type NewEmail } from './outbox.ts'

const start = new Date('2026-11-21T10:00:00.000Z')
const SECOND = 1000
const HOUR = 3600 * SECOND

describeOnEveryDatabase('delivering mails', (kind) => {
  let place: TestDatabase
  let database: Database
  let now: Date

  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = place.open()
    now = start
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  const enqueue = (emails: NewEmail[]) =>
    database.write((trx) => enqueueEmails(trx, emails, now, 'example.test'))
  const rows = () =>
    database.db.selectFrom('emails').selectAll().orderBy('created_at').orderBy('id').execute()
  const onlyRow = () => database.db.selectFrom('emails').selectAll().executeTakeFirstOrThrow()
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  const deliveryBy = (transport: MailTransport | undefined, options: Partial<EmailDeliveryOptions> = {}) =>
    createEmailDelivery({
      database,
      clock: () => now,
      logger: createLogger('silent'),
      transport,
      from: { name: 'DEL AI Works', address: 'noreply@example.test' },
      siteUrl: 'https://www.example.test',
      contact: defaultContact,
      ownerAddress: async () => 'owner@example.test',
      random: () => 0.5,
      ...options,
    })

  test('a one-time link is sent and no longer stored', async () => {
    const { transport, sent } = fakeTransport()
    // A demo is managed by its link until it is over; the others lead to where one signs in.
    const stay = ['registration-waiting', 'registration-approved']
    const mails = Object.entries(sampleData('https://www.example.test')).flatMap(([template, data]) => {
      const isOneTime = JSON.stringify(data).includes('sample-token') && !('manageUrl' in data)
      const to = `${template}@example.test`
      return isOneTime && !stay.includes(template) ? [{ template, data, to, locale: 'en' } as NewEmail] : []
    })
    expect(mails).toHaveLength(8)
    await enqueue(mails)
    await deliveryBy(transport).runDue()
    expect(sent.filter(({ text }) => text.includes('sample-token'))).toHaveLength(8)
    for (const { status, template, data } of await rows()) {
      expect(status).toBe('sent')
      expect(data, template).not.toContain('sample-token')
    }
  })

  test('a mail whose link has expired is not sent', async () => {
    const data = {
      name: 'Asha',
      url: 'https://www.example.test/del-admin-portal-2025/reset-password?token=t',
    }
    await enqueue([{ template: 'reset-password', data, to: 'a@example.test', locale: 'en' }])
    pass(HOUR + SECOND)
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent).toEqual([])
    expect(await onlyRow()).toMatchObject({ status: 'dead', last_error: 'the link in this mail has expired' })
  })

  test('a mail is sent once, rendered and addressed', async () => {
    await enqueue([buildNotice(), buildReceived()])
    const { transport, sent } = fakeTransport()
    const delivery = deliveryBy(transport)
    await delivery.runDue()
    await delivery.runDue()
    const [notice, received] = sent.sort((a, b) => b.to.localeCompare(a.to))
    expect(sent).toHaveLength(2)
    expect(notice).toMatchObject({
      to: 'owner@example.test',
      replyTo: 'asha@example.test',
      from: { name: 'DEL AI Works', address: 'noreply@example.test' },
      date: start,
    })
    expect(received).toMatchObject({ to: 'asha@example.test', replyTo: 'hello@delaiworks.example' })
    for (const row of await rows()) {
      expect(row).toMatchObject({
        status: 'sent',
        attempts: 1,
        sent_at: start.toISOString(),
        last_error: null,
      })
      expect(sent.map((mail) => mail.messageId)).toContain(row.message_id)
    }
  })

  test('a temporary failure is retried at growing intervals with the same Message-ID, and finally given up', async () => {
    await enqueue([buildReceived()])
    const { transport, sent } = fakeTransport(() => ({ ok: false, permanent: false, reason: 'down' }))
    const delivery = deliveryBy(transport)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 10; attempt++) {
      await delivery.runDue()
      expect(sent).toHaveLength(attempt)
      const row = await onlyRow()
      expect(row.attempts).toBe(attempt)
      if (row.status === 'dead') break
      expect(row).toMatchObject({ status: 'queued', last_error: 'down' })
      const [job] = await pendingJobs(database, 'email')
      expect(job).toMatchObject({ attempts: attempt, last_error: 'down', locked_until: null })
      const wait = Date.parse(job?.run_at ?? '') - now.getTime()
      waits.push(wait)
      pass(wait - 1)
      await delivery.runDue()
      expect(sent).toHaveLength(attempt)
      pass(1)
    }
    expect(waits.map((wait) => wait / SECOND)).toEqual([27, 81, 243, 729, 2187, 6561, 19440, 19440, 19440])
    expect(await onlyRow()).toMatchObject({
      status: 'dead',
      attempts: 10,
      last_error: 'gave up after 10 attempts: down',
    })
    expect(new Set(sent.map((mail) => mail.messageId)).size).toBe(1)
    pass(240 * HOUR)
    await delivery.runDue()
    expect(sent).toHaveLength(10)
  })

  test('a permanently refused mail is dead at once', async () => {
    await enqueue([buildReceived()])
    const { transport, sent } = fakeTransport(() => ({
      ok: false,
      permanent: true,
      reason: 'no such mailbox',
    }))
    await deliveryBy(transport).runDue()
    expect(sent).toHaveLength(1)
    expect(await onlyRow()).toMatchObject({ status: 'dead', attempts: 1, last_error: 'no such mailbox' })
  })

  test('a mail that was sent by the fallback says so', async () => {
    await enqueue([buildReceived()])
    const { transport } = fakeTransport(() => ({
      ok: true,
      note: 'sent by the other service, because it was busy',
    }))
    await deliveryBy(transport).runDue()
    expect(await onlyRow()).toMatchObject({
      status: 'sent',
      last_error: 'sent by the other service, because it was busy',
    })
  })

  test.each(['asha@example.test\r\nBcc: x@example.test', 'a@x.test, b@x.test', 'Asha <a@x.test>', '@', ''])(
    'an address such as %j is never handed on',
    async (to) => {
      await enqueue([buildReceived(to)])
      const { transport, sent } = fakeTransport()
      await deliveryBy(transport).runDue()
      expect(sent).toEqual([])
      expect(await onlyRow()).toMatchObject({ status: 'dead', last_error: 'not an e-mail address' })
    },
  )

  test('a mail that cannot be rendered stays in the outbox and does not delay others', async () => {
    await enqueue([buildReceived('a@example.test'), buildReceived('b@example.test')])
    await database.write(async (trx) => {
      await trx.updateTable('emails').set({ data: '{' }).where('to_address', '=', 'a@example.test').execute()
    })
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent.map((mail) => mail.to)).toEqual(['b@example.test'])
    const broken = (await rows()).find((row) => row.to_address === 'a@example.test')
    expect(broken).toMatchObject({ status: 'queued', last_error: 'could not be written (SyntaxError)' })
  })

  test('a mail whose worker died is taken over when its lease has run out, not before', async () => {
    await enqueue([buildReceived()])
    const died = deliveryBy({ send: () => new Promise(() => {}), close: () => {} }, { leaseMs: 60 * SECOND })
    void died.runDue()
    await expect.poll(async () => (await onlyRow()).status).toBe('sending')

    const { transport, sent } = fakeTransport()
    const other = deliveryBy(transport, { leaseMs: 60 * SECOND })
    pass(60 * SECOND - 1)
    await other.runDue()
    expect(sent).toEqual([])
    pass(1)
    await other.runDue()
    expect(sent).toHaveLength(1)
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('a worker that returns after its lease does not overwrite what another recorded', async () => {
    await enqueue([buildReceived()])
    let answerLate: (result: SendResult) => void = () => {}
    const slow = deliveryBy({
      send: () => new Promise((resolve) => (answerLate = resolve)),
      close: () => {},
    })
    const late = slow.runDue()
    await expect.poll(async () => (await onlyRow()).status).toBe('sending')
    pass(HOUR)
    await deliveryBy(fakeTransport().transport).runDue()
    answerLate({ ok: false, permanent: true, reason: 'too late' })
    await late
    expect(await onlyRow()).toMatchObject({ status: 'sent', last_error: null })
  })

  test('a mail that ends every process that sends it is given up', async () => {
    await enqueue([buildReceived()])
    await database.write(async (trx) => {
      await trx.updateTable('emails').set({ status: 'sending', attempts: 10 }).execute()
      await trx.updateTable('jobs').set({ attempts: 10, locked_until: start.toISOString() }).execute()
    })
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent).toEqual([])
    expect(await onlyRow()).toMatchObject({
      status: 'dead',
      last_error: 'gave up after 10 attempts; the last one was cut off',
    })
  })

  test('one address gets six mails a day, however it is written; the rest is dead and says why', async () => {
    for (let index = 0; index < 9; index++) {
      await enqueue([buildReceived(index % 2 === 0 ? 'asha@example.test' : 'ASHA@Example.test')])
      pass(SECOND)
    }
    await enqueue([buildReceived('other@example.test')])
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent.filter((mail) => mail.to.toLowerCase() === 'asha@example.test')).toHaveLength(6)
    expect(sent.filter((mail) => mail.to === 'other@example.test')).toHaveLength(1)
    const dead = (await rows()).filter((row) => row.status === 'dead')
    expect(dead).toHaveLength(3)
    expect(dead[0]?.last_error).toBe(
      '429 Too Many Requests: this address was already written to 6 times in 24 hours',
    )

    pass(24 * HOUR)
    await enqueue([buildReceived()])
    await deliveryBy(transport).runDue()
    expect(sent.filter((mail) => mail.to.toLowerCase() === 'asha@example.test')).toHaveLength(7)
  })

  test('a mail that the team sends again is not suppressed', async () => {
    for (let index = 0; index < 7; index++) await enqueue([buildReceived()])
    const { transport, sent } = fakeTransport()
    const delivery = deliveryBy(transport)
    await delivery.runDue()
    expect(sent).toHaveLength(6)
    await database.write(async (trx) => {
      const { id } = await trx
        .updateTable('emails')
        .set({ status: 'queued', resent_at: now.toISOString() })
        .where('status', '=', 'dead')
        .returning('id')
        .executeTakeFirstOrThrow()
      await enqueueJobs(trx, [{ kind: 'email', key: id, runAt: now }])
    })
    await delivery.runDue()
    expect(sent).toHaveLength(7)
  })

  test('reminders are neither suppressed nor counted, because each follows a mail that was', async () => {
    const planned = { at: start, until: new Date(start.getTime() + HOUR) }
    await enqueue(Array.from({ length: 3 }, () => ({ ...buildReceived(), planned })))
    for (let index = 0; index < 6; index++) await enqueue([buildReceived()])
    await enqueue(Array.from({ length: 3 }, () => ({ ...buildReceived(), planned })))
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent).toHaveLength(12)
  })

  test.each([
    ['ASHA@example.test ', 'other@example.test'],
    ['@Example.test', 'asha@example.org'],
  ])('nothing goes to who is on the block list by %j, also when sent again', async (entry, free) => {
    const setting = { key: 'emails.blocked', value: JSON.stringify([entry]), updated_at: start.toISOString() }
    await database.write(async (trx) => {
      await trx
        .insertInto('site_settings')
        .values({ ...setting, updated_by: null })
        .execute()
    })
    await enqueue([buildReceived('Asha@example.test'), buildReceived(free), buildNotice()])
    await database.write(async (trx) => {
      await trx.updateTable('emails').set({ resent_at: start.toISOString() }).execute()
    })
    const { transport, sent } = fakeTransport()
    const delivery = deliveryBy(transport)
    await delivery.runDue()
    expect(sent.map(({ to }) => to).sort()).toEqual([free, 'owner@example.test'].sort())
    expect((await rows()).find(({ to_address }) => to_address === 'Asha@example.test')).toMatchObject({
      status: 'dead',
      last_error: '403 Forbidden: this address is on the block list',
    })
    expect(await delivery.sendsAtOnce('asha@example.test')).toBe(false)
    expect(await delivery.sendsAtOnce(free)).toBe(true)
  })

  test.each(['suspended', 'removed', 'given another address', 'to verify theirs again'])(
    'nothing of leads goes to a member who was %s since, also when sent again',
    async (what) => {
      const member = await insertUser(database, { email: 'ravi@example.test' })
      await enqueue([{ ...buildNotice(), to: member.email }, buildNotice()])
      await database.write(async (trx) => {
        if (what === 'removed') await trx.deleteFrom('user').where('id', '=', member.id).execute()
        const changes = {
          suspended: { status: 'suspended' as const },
          'given another address': { email: 'other@example.test' },
          'to verify theirs again': { emailVerified: false },
        }[what]
        if (changes) await trx.updateTable('user').set(changes).where('id', '=', member.id).execute()
        await trx.updateTable('emails').set({ resent_at: start.toISOString() }).execute()
      })
      const { transport, sent } = fakeTransport()
      await deliveryBy(transport).runDue()
      expect(sent.map(({ to }) => to)).toEqual(['owner@example.test'])
      expect((await rows()).find(({ to_address }) => to_address === member.email)).toMatchObject({
        status: 'dead',
        last_error: '403 Forbidden: unknown account',
      })
    },
  )

  test('a team member gets the mails to the team', async () => {
    const member = await insertUser(database, { email: 'ravi@example.test' })
    await enqueue([{ ...buildNotice(), to: member.email }])
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent.map(({ to }) => to)).toEqual(['ravi@example.test'])
  })

  test('an invalid block list blocks no address', async () => {
    await database.write(async (trx) => {
      const row = { key: 'emails.blocked', value: '[asha', updated_at: start.toISOString(), updated_by: null }
      await trx.insertInto('site_settings').values(row).execute()
    })
    await enqueue([buildReceived()])
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent).toHaveLength(1)
  })

  test('a mail is sent at once if there is a transport, mails arrive and the address is below its limit', async () => {
    expect(await deliveryBy(undefined).sendsAtOnce('asha@example.test')).toBe(false)

    let down = false
    const { transport } = fakeTransport(() =>
      down ? { ok: false, permanent: false, reason: 'down' } : { ok: true },
    )
    const delivery = deliveryBy(transport)
    const sendsAtOnce = async () => {
      await enqueue([buildReceived()])
      const answer = await delivery.sendsAtOnce('asha@example.test')
      await delivery.runDue()
      pass(SECOND)
      return answer
    }
    expect(await sendsAtOnce()).toBe(true)
    down = true
    // One failure may be about a single mailbox; two in a row show.
    expect([await sendsAtOnce(), await sendsAtOnce(), await sendsAtOnce()]).toEqual([true, true, false])
    down = false
    pass(HOUR)
    await delivery.runDue()
    expect(await sendsAtOnce()).toBe(true)
    expect(await sendsAtOnce()).toBe(true)
    expect(await sendsAtOnce()).toBe(false)
    pass(24 * HOUR)
    expect(await sendsAtOnce()).toBe(true)
  })

  test('mail counts as failing after an hour without success, until a mail is sent', async () => {
    expect(await deliveryBy(undefined).state()).toEqual({ kind: 'none' })
    let down = true
    const { transport } = fakeTransport(() =>
      down ? { ok: false, permanent: false, reason: 'the mail server refused the connection' } : { ok: true },
    )
    const delivery = deliveryBy(transport)
    const reminder = {
      at: new Date(start.getTime() + 48 * HOUR),
      until: new Date(start.getTime() + 49 * HOUR),
    }
    await enqueue([
      buildReceived(),
      buildReceived('ravi@example.test'),
      { ...buildReceived(), planned: reminder },
    ])
    await delivery.runDue()
    pass(HOUR - SECOND)
    await delivery.runDue()
    expect(await delivery.state()).toEqual({ kind: 'working' })
    pass(SECOND)
    expect(await delivery.state()).toEqual({
      kind: 'failing',
      since: start.toISOString(),
      reason: 'the mail server refused the connection',
    })
    expect(await delivery.sendsAtOnce('meena@example.test')).toBe(false)
    down = false
    pass(HOUR)
    await delivery.runDue()
    expect(await delivery.state()).toEqual({ kind: 'working' })
  })

  test('a refused account counts as failing mail at once, a refused mailbox does not', async () => {
    let accountRefused = false
    const { transport } = fakeTransport(() => ({
      ok: false,
      permanent: true,
      reason: 'no',
      ...(accountRefused ? { accountRefused } : {}),
    }))
    const delivery = deliveryBy(transport)
    await enqueue([buildReceived('a@example.test'), buildReceived('b@example.test')])
    await delivery.runDue()
    expect(await delivery.sendsAtOnce('asha@example.test')).toBe(true)
    accountRefused = true
    await enqueue([buildReceived('c@example.test'), buildReceived('d@example.test')])
    await delivery.runDue()
    expect(await delivery.sendsAtOnce('asha@example.test')).toBe(false)
  })

  test('the owner gets every notice', async () => {
    await enqueue(Array.from({ length: 30 }, () => buildNotice()))
    const { transport, sent } = fakeTransport()
    await deliveryBy(transport).runDue()
    expect(sent).toHaveLength(30)
  })

  test('mails to the owner wait, without counting attempts, until there is an owner', async () => {
    await enqueue([buildNotice(), buildReceived()])
    let owner: string | undefined
    const { transport, sent } = fakeTransport()
    const delivery = deliveryBy(transport, { ownerAddress: async () => owner })
    await delivery.runDue()
    expect(sent.map((mail) => mail.to)).toEqual(['asha@example.test'])
    pass(100 * HOUR)
    await delivery.runDue()
    expect((await rows()).find((row) => row.to_address === 'owner')).toMatchObject({
      status: 'queued',
      attempts: 0,
    })
    owner = 'boss@example.test'
    pass(60 * SECOND)
    await delivery.runDue()
    expect(sent.map((mail) => mail.to)).toEqual(['asha@example.test', 'boss@example.test'])
  })

  test('without a transport mails stay in the outbox', async () => {
    await enqueue([buildReceived()])
    const delivery = deliveryBy(undefined)
    delivery.start()
    delivery.wake()
    await delivery.runDue()
    await delivery.stop()
    expect(await onlyRow()).toMatchObject({ status: 'queued', attempts: 0 })
  })

  test('waking delivers at once, and stopping lets running deliveries finish', async () => {
    let finish: () => void = () => {}
    const held = new Promise<void>((resolve) => (finish = resolve))
    const { transport, sent } = fakeTransport(async () => {
      await held
      return { ok: true }
    })
    const delivery = deliveryBy(transport, { pollMs: 3600 * SECOND })
    delivery.start()
    await enqueue([buildReceived('a@example.test')])
    delivery.wake()
    await expect.poll(() => sent.length).toBe(1)
    const stopped = delivery.stop()
    pass(SECOND)
    await enqueue([buildReceived('b@example.test')])
    delivery.wake()
    finish()
    await stopped
    expect((await rows()).map((row) => [row.to_address, row.status])).toEqual([
      ['a@example.test', 'sent'],
      ['b@example.test', 'queued'],
    ])
  })

  test('continuous commits do not delay the delivery', async () => {
    const { transport, sent } = fakeTransport()
    const delivery = deliveryBy(transport, { pollMs: 3600 * SECOND })
    delivery.start()
    await enqueue([buildReceived()])
    const giveUpAt = performance.now() + 5_000
    while (sent.length === 0 && performance.now() < giveUpAt) {
      delivery.wake()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(sent).toHaveLength(1)
    await delivery.stop()
  })

  test('at most three mails are sent at the same time', async () => {
    await enqueue(Array.from({ length: 20 }, (_, index) => buildReceived(`v${index}@example.test`)))
    let underWay = 0
    let most = 0
    let open: () => void = () => {}
    const gate = new Promise<void>((resolve) => (open = resolve))
    const { transport, sent } = fakeTransport(async () => {
      most = Math.max(most, ++underWay)
      await gate
      underWay--
      return { ok: true }
    })
    const delivered = deliveryBy(transport).runDue()
    await expect.poll(() => underWay).toBe(3)
    open()
    await delivered
    expect(sent).toHaveLength(20)
    expect(most).toBe(3)
  })

  test('two instances on one database deliver a hundred mails once each', async () => {
    await enqueue(Array.from({ length: 100 }, (_, index) => buildReceived(`v${index}@example.test`)))
    const second = place.open()
    try {
      const [one, two] = [fakeTransport(), fakeTransport()]
      await Promise.all([
        deliveryBy(one.transport, { random: Math.random }).runDue(),
        deliveryBy(two.transport, { random: Math.random, database: second }).runDue(),
      ])
      const all = [...one.sent, ...two.sent].map((mail) => mail.to)
      expect(all).toHaveLength(100)
      expect(new Set(all).size).toBe(100)
      expect((await rows()).every((row) => row.status === 'sent' && row.attempts === 1)).toBe(true)
    } finally {
      await second.close()
    }
  })

  test('counts waiting and dead mails', async () => {
    await enqueue([buildReceived('a@example.test'), buildReceived('b@example.test'), buildReceived('nobody')])
    const { transport } = fakeTransport((mail) =>
      mail.to.startsWith('a') ? { ok: true } : { ok: false, permanent: false, reason: 'down' },
    )
    await deliveryBy(transport).runDue()
    const metrics = createMetrics(() => countEmails(database.db, now))
    const { values } = (await metrics.registry.getSingleMetric('emails')?.get()) ?? { values: [] }
    expect(values.map(({ labels, value }) => [labels.status, value])).toEqual([
      ['queued', 1],
      ['sending', 0],
      ['dead', 1],
    ])
  })
})

function fakeTransport(answer: (mail: Mail) => SendResult | Promise<SendResult> = () => ({ ok: true })) {
  const sent: Mail[] = []
  const transport: MailTransport = {
    send: async (mail) => {
      sent.push(mail)
      return answer(mail)
    },
    close: () => {},
  }
  return { transport, sent }
}

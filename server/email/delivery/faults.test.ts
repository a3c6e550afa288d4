import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { createEmailJsTransport } from '#server/adapters/emailjs.ts'
import { createSmtpTransport } from '#server/adapters/smtp.ts'
import { createLogger } from '#server/logger.ts'
import { buildReceived } from '#tests/support/records/email-builders.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startEmailJsServer } from '#tests/support/servers/emailjs-server.ts'
import { headersOf, readAll, startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { createEmailDelivery } from './deliver-emails.ts'
import { failOver } from './fail-over.ts'
import { enqueueEmails } from './outbox.ts'

const HOUR = 3_600_000
const MAILS = 24
/** Each hanging mail lasts until the time limit, which is long enough for a busy machine. */
const MAX_HANGS = 2

const smtpMoods = [
  'takes it',
  'busy',
  'no such',
  'breaks off',
  'refuses content',
  'takes it',
  'hangs',
] as const
const emailJsMoods = ['takes it', 'overloaded', 'broken', 'breaks off', 'takes it'] as const

describeOnEveryDatabase('a mail server and EmailJS that both fail in every way', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  const cleanUp: (() => Promise<void> | void)[] = []

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-21T10:00:00.000Z')
  })
  afterEach(async () => {
    for (const step of cleanUp.splice(0).reverse()) await step()
    await database.remove()
  })

  test('every mail arrives, and arrives twice only if its arrival could not be known', async () => {
    /** Of each address: the copies that were taken in, and how many answers to them got lost. */
    const taken = new Map<string, string[]>()
    const unanswered = new Map<string, number>()
    const take = (address: string, copy: string) => taken.set(address, [...(taken.get(address) ?? []), copy])
    const loseAnswer = (address: string) => unanswered.set(address, (unanswered.get(address) ?? 0) + 1)

    let asked = 0
    let hung = 0
    let drops = 0
    const smtp = await startSmtpServer({
      onRcptTo(_to, session, done) {
        const next = smtpMoods[asked++ % smtpMoods.length]
        const mood = next === 'hangs' && ++hung > MAX_HANGS ? 'takes it' : next
        Object.assign(session, { mood, drops })
        done(mood === 'busy' ? refusal(451) : mood === 'no such' ? refusal(450) : undefined)
      },
      onData(stream, session, done) {
        const { mood, drops: before } = session as unknown as { mood: string; drops: number }
        const address = session.envelope.rcptTo[0]?.address ?? ''
        void readAll(stream).then((raw) => {
          if (mood === 'refuses content') return done(refusal(452))
          take(address, headersOf(raw).find(([name]) => name === 'message-id')?.[1] ?? '')
          // Another mail may have dropped this connection before the answer.
          if (mood === 'takes it' && drops === before) return done()
          loseAnswer(address)
          if (mood !== 'breaks off') return
          drops++
          smtp.drop()
          // A neighbour’s connection may have been dropped in the middle.
        }, done)
      },
    })
    let posted = 0
    const emailJs = await startEmailJsServer((response, { raw }) => {
      const mood = emailJsMoods[posted++ % emailJsMoods.length]
      const { email } = JSON.parse(raw).template_params
      if (mood === 'overloaded') return response.writeHead(429, { 'retry-after': '0.05' }).end()
      if (mood === 'broken') return response.writeHead(503).end('<h1>Sorry</h1>')
      take(email, 'EmailJS')
      if (mood === 'takes it') return response.end('OK')
      loseAnswer(email)
      response.destroy()
    })
    const transport = failOver(
      createSmtpTransport(smtp.url, { waitMs: 5_000, totalMs: 4_000 }),
      createEmailJsTransport(
        {
          url: emailJs.url,
          publicKey: 'public-key-1',
          privateKey: 'private-key-1',
          serviceId: 'service_1',
          templateId: 'template_1',
          autoReplyTemplateId: 'template_2',
        },
        { siteUrl: 'https://www.example.test', contact: defaultContact, spacingMs: 10 },
      ),
    )
    cleanUp.push(smtp.stop, emailJs.stop, () => transport.close())

    const addresses = Array.from({ length: MAILS }, (_, index) => `v${index}@example.test`)
    await database.write((trx) =>
      enqueueEmails(
        trx,
        addresses.map((to) => buildReceived(to)),
        now,
        'example.test',
      ),
    )
    const delivery = createEmailDelivery({
      database,
      clock: () => now,
      logger: createLogger('silent'),
      transport,
      from: { name: 'DEL AI Works', address: 'noreply@example.test' },
      siteUrl: 'https://www.example.test',
      contact: defaultContact,
      ownerAddress: async () => 'owner@example.test',
    })
    for (let round = 0; round < 10; round++) {
      await delivery.runDue()
      now = new Date(now.getTime() + 6 * HOUR)
    }

    const rows = await database.db
      .selectFrom('emails')
      .select(['to_address', 'message_id', 'status'])
      .execute()
    expect(rows.filter(({ status }) => status !== 'sent')).toEqual([])
    let copies = 0
    for (const { to_address, message_id } of rows) {
      const got = taken.get(to_address) ?? []
      copies += got.length
      expect(got.length, to_address).toBeGreaterThan(0)
      expect(got.length - 1, to_address).toBeLessThanOrEqual(unanswered.get(to_address) ?? 0)
      expect(got.filter((copy) => copy !== 'EmailJS' && copy !== message_id)).toEqual([])
    }
    // The moods were met: without lost answers this would show nothing.
    expect(unanswered.size).toBeGreaterThan(3)
    expect(copies).toBeGreaterThan(MAILS)
    expect(emailJs.received.length).toBeGreaterThan(5)
  })
})

function refusal(responseCode: number): Error {
  return Object.assign(new Error('no'), { responseCode })
}

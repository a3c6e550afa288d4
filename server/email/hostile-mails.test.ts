import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { createEmailJsTransport } from '#server/adapters/emailjs.ts'
import { createSmtpTransport } from '#server/adapters/smtp.ts'
import { createLogger } from '#server/logger.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { openTestDatabase } from '#tests/support/records/test-database.ts'
import { sampleData } from '#tests/support/sample-emails.ts'
import { type EmailJsRequest, startEmailJsServer } from '#tests/support/servers/emailjs-server.ts'
import { headersOf, type ReceivedMail, startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { createEmailDelivery } from './delivery/deliver-emails.ts'
import type { MailTransport } from './delivery/mail-transport.ts'
import { enqueueEmails, type NewEmail } from './delivery/outbox.ts'
import type { EmailTemplate } from './email-templates.ts'

const siteUrl = 'https://www.example.test'
const now = new Date('2026-11-21T10:00:00.000Z')
const injection =
  'x\r\nBcc: victim@example.test\nX-Injected: yes\r\n\r\n--=_NmP\r\nContent-Type: text/html\r\n\r\n.\r\nMAIL FROM:<evil@example.test>\r\n\u2028Cc: v@example.test\u0085\u0000'

const MOST_FIELDS = 30

let database: Awaited<ReturnType<typeof openTestDatabase>>
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let emailJs: Awaited<ReturnType<typeof startEmailJsServer>>
let bySmtp: MailTransport
let byEmailJs: MailTransport

beforeAll(async () => {
  database = await openTestDatabase('sqlite')
  // Mails to the team go to nobody else.
  for (let index = 0; index < MOST_FIELDS; index++) {
    await insertUser(database, { email: `v${index}@example.test` })
  }
  smtp = await startSmtpServer()
  emailJs = await startEmailJsServer()
  bySmtp = createSmtpTransport(smtp.url)
  const keys = { publicKey: 'public-key-1', privateKey: 'private-key-1', serviceId: 'service_1' }
  const templates = { templateId: 'template_1', autoReplyTemplateId: 'template_2' }
  byEmailJs = createEmailJsTransport(
    { url: emailJs.url, ...keys, ...templates },
    { siteUrl, contact: defaultContact, spacingMs: 0 },
  )
})
afterAll(async () => {
  bySmtp.close()
  byEmailJs.close()
  await smtp.stop()
  await emailJs.stop()
  await database.remove()
})

/** Delivers a template once for each of its fields, and says how many of them could be written. */
async function deliverHostile(template: string, data: unknown, transport: MailTransport): Promise<number> {
  await database.write(async (trx) => void (await trx.deleteFrom('emails').execute()))
  const hostile = [...eachFieldReplaced(data, injection)]
  const emails = hostile.map((changed, index) => ({
    template: template as EmailTemplate,
    data: changed,
    to: `v${index}@example.test`,
    replyTo: `asha@example.test${injection}`,
    locale: 'hi',
  })) as NewEmail[]
  await database.write((trx) => enqueueEmails(trx, emails, now, 'example.test'))
  await createEmailDelivery({
    database,
    clock: () => now,
    logger: createLogger('silent'),
    transport,
    from: { name: 'DEL AI Works', address: 'noreply@example.test' },
    siteUrl,
    contact: defaultContact,
    ownerAddress: async () => 'owner@example.test',
  }).runDue()
  // Some fields hold a choice or a moment: there it can't be written, and waits.
  const left = await database.db
    .selectFrom('emails')
    .select('last_error')
    .where('status', '<>', 'sent')
    .execute()
  expect(left.filter(({ last_error }) => !last_error?.startsWith('could not be written'))).toEqual([])
  return hostile.length - left.length
}

test.each(Object.entries(sampleData(siteUrl)))(
  'line ends in any field of %s add no header, no part and no recipient',
  async (template, data) => {
    smtp.received.length = 0
    const written = await deliverHostile(template, data, bySmtp)
    expect(smtp.received.length).toBe(written)
    expect(written > 0).toBe(Object.values(data).some((value) => typeof value !== 'number'))
    for (const mail of smtp.received) expectNothingAdded(mail)
  },
)

test.each(Object.entries(sampleData(siteUrl)))(
  'line ends in any field of %s stay out of what EmailJS may put into a header',
  async (template, data) => {
    emailJs.received.length = 0
    const written = await deliverHostile(template, data, byEmailJs)
    expect(emailJs.received.length).toBe(written)
    for (const request of emailJs.received) {
      const { calendar: _, message, ...lines } = await fieldsOf(request)
      expect(message?.length).toBeGreaterThan(0)
      expect(Object.values(lines).filter((line) => /[\p{Cc}\u2028\u2029]/u.test(line))).toEqual([])
    }
  },
)

async function fieldsOf({ raw, headers }: EmailJsRequest): Promise<Record<string, string>> {
  const type = headers['content-type'] ?? ''
  if (type === 'application/json') {
    const { template_params, ...settings } = JSON.parse(raw)
    return { ...settings, ...template_params }
  }
  const form = await new Response(raw, { headers: { 'content-type': type } }).formData()
  return Object.fromEntries(form) as Record<string, string>
}

const ownHeaders = [
  'from',
  'to',
  'subject',
  'message-id',
  'date',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
]
const partHeaders = ['content-type', 'content-transfer-encoding', 'content-disposition']

function expectNothingAdded(mail: ReceivedMail) {
  expect(mail.from).toBe('noreply@example.test')
  expect(mail.to).toEqual([expect.stringMatching(/^v\d+@example\.test$/)])
  const headers = headersOf(mail.raw)
  const names = headers.map(([name]) => name)
  expect(names.filter((name) => name !== 'reply-to' && !ownHeaders.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(headers.find(([name]) => name === 'to')?.[1]).toBe(mail.to[0])
  const blocks = [...mail.raw.matchAll(/boundary="([^"]+)"/g)].flatMap(([, boundary]) =>
    mail.raw.split(`\r\n--${boundary}\r\n`).slice(1),
  )
  expect(blocks.length).toBeGreaterThanOrEqual(2)
  for (const block of blocks) {
    expect(headersOf(block).filter(([name]) => !partHeaders.includes(name))).toEqual([])
  }
}

/** The data once for each text in it, wherever that stands, with that text replaced. */
function* eachFieldReplaced(value: unknown, by: string): Generator<unknown> {
  if (typeof value === 'string') yield by
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const changed of eachFieldReplaced(inner, by)) {
        yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }
      }
    }
  }
}

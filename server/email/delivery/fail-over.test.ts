import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { createEmailJsTransport } from '#server/adapters/emailjs.ts'
import { createSmtpTransport } from '#server/adapters/smtp.ts'
import { refuseWith, startEmailJsServer } from '#tests/support/servers/emailjs-server.ts'
import { readAll, startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { failOver } from './fail-over.ts'
import type { Mail } from './mail-transport.ts'

let emailJs: Awaited<ReturnType<typeof startEmailJsServer>>
const cleanUp: (() => Promise<void> | void)[] = []

beforeEach(async () => {
  emailJs = await startEmailJsServer()
  cleanUp.push(emailJs.stop)
})
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

async function connect(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const smtp = await startSmtpServer(options)
  const transport = failOver(
    createSmtpTransport(smtp.url, { waitMs: 700, totalMs: 1_400 }),
    createEmailJsTransport(
      {
        url: emailJs.url,
        publicKey: 'public-key-1',
        privateKey: 'private-key-1',
        serviceId: 'service_1',
        templateId: 'template_1',
        autoReplyTemplateId: 'template_2',
      },
      { siteUrl: 'https://www.example.test', contact: defaultContact, spacingMs: 0 },
    ),
  )
  cleanUp.push(smtp.stop, () => transport.close())
  return { smtp, transport }
}

const mail: Mail = {
  messageId: '<0b7c@example.test>',
  from: { name: 'DEL AI Works', address: 'noreply@example.test' },
  to: 'asha@example.test',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  date: new Date('2026-11-21T10:00:00Z'),
  content: { template: 'model-key-refused', data: { model: 'x' } },
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('no'), { responseCode })
}

test('EmailJS is not used while the mail server works', async () => {
  const { smtp, transport } = await connect()
  expect(await transport.send(mail)).toEqual({ ok: true })
  expect(smtp.received).toHaveLength(1)
  expect(emailJs.received).toEqual([])
})

test.each([
  ['refuses for now', { onRcptTo: (_to, _session, done) => done(refusal(451)) }],
  ['is busy', { onConnect: (_session, done) => done(refusal(421)) }],
  ['says nothing', { onConnect: () => {} }],
  ['breaks off before the content', { onRcptTo: () => breakOff() }],
  [
    'refuses the content for now',
    { onData: (stream, _session, done) => void readAll(stream).then(() => done(refusal(452))) },
  ],
] as [string, Parameters<typeof startSmtpServer>[0]][])(
  'a mail goes by EmailJS when the mail server %s, and it is noted why',
  async (_what, options) => {
    const { smtp, transport } = await connect(options)
    breakOff = smtp.drop
    expect(await transport.send(mail)).toMatchObject({
      ok: true,
      note: expect.stringContaining('mail server'),
    })
    expect(emailJs.params()).toMatchObject([{ to_email: 'asha@example.test', message: 'Hello' }])
  },
)
let breakOff: () => void = () => {}

test('a mail goes by EmailJS when there is no mail server', async () => {
  const { smtp, transport } = await connect()
  await smtp.stop()
  cleanUp.splice(1, 1)
  expect(await transport.send(mail)).toMatchObject({ ok: true })
  expect(emailJs.received).toHaveLength(1)
})

test('a permanent refusal by the mail server is not tried elsewhere', async () => {
  const { transport } = await connect({ onRcptTo: (_to, _session, done) => done(refusal(550)) })
  expect(await transport.send(mail)).toMatchObject({ ok: false, permanent: true })
  expect(emailJs.received).toEqual([])
})

test.each(['hangs', 'breaks off'])(
  'a mail whose content was handed over when the mail server %s does not go to EmailJS at once',
  async (what) => {
    let taken = 0
    const { smtp, transport } = await connect({
      onData: (stream, _session, done) => {
        void readAll(stream).then(() => {
          taken++
          if (taken > 1) done()
          else if (what === 'breaks off') smtp.drop()
        })
      },
    })
    expect(await transport.send(mail)).toMatchObject({ ok: false, permanent: false, mayHaveArrived: true })
    expect(await transport.send(mail)).toEqual({ ok: true })
    expect(taken).toBe(2)
    expect(emailJs.received).toEqual([])
  },
)

test('if both fail the mail waits, and a permanent refusal by the second is not final', async () => {
  const { transport } = await connect({ onConnect: (_session, done) => done(refusal(421)) })
  emailJs.answerWith(refuseWith(403, 'API calls are disabled'))
  expect(await transport.send(mail)).toEqual({
    ok: false,
    permanent: false,
    accountRefused: true,
    reason: expect.stringMatching(/mail server.*; EmailJS said 403 Forbidden: API calls are disabled/),
  })
})

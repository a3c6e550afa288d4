import { afterEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import type { Mail } from '#server/email/delivery/mail-transport.ts'
import { renderEmail } from '#server/email/render-email.ts'
import { buildNewLead } from '#tests/support/records/email-builders.ts'
import {
  envelopeOf,
  headersOf,
  type ReceivedMail,
  readAll,
  startSmtpServer,
} from '#tests/support/servers/smtp-server.ts'
import { createSmtpTransport } from './smtp.ts'

const cleanUp: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

async function connect(
  options: Parameters<typeof startSmtpServer>[0] = {},
  timeouts: Parameters<typeof createSmtpTransport>[1] = {},
) {
  const server = await startSmtpServer(options)
  const transport = createSmtpTransport(server.url, timeouts)
  cleanUp.push(server.stop, () => transport.close())
  return { server, transport }
}

function buildMail(changes: Partial<Mail> = {}): Mail {
  return {
    messageId: '<0b7c@example.test>',
    from: { name: 'DEL AI Works', address: 'noreply@example.test' },
    to: 'asha@example.test',
    replyTo: 'hello@example.test',
    subject: 'Your quote request: ₹ नमस्ते',
    html: '<p>Hello</p>',
    text: 'Hello',
    date: new Date('2026-11-21T10:00:00Z'),
    content: { template: 'model-key-refused', data: { model: 'x' } },
    ...changes,
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

test('delivers a mail with its headers, as HTML and as text', async () => {
  const { server, transport } = await connect()
  expect(await transport.send(buildMail())).toEqual({ ok: true })
  const [mail] = server.received
  expect(mail).toMatchObject({ from: 'noreply@example.test', to: ['asha@example.test'] })
  const headers = Object.fromEntries(headersOf(mail?.raw ?? ''))
  expect(headers).toMatchObject({
    from: 'DEL AI Works <noreply@example.test>',
    to: 'asha@example.test',
    'reply-to': 'hello@example.test',
    'message-id': '<0b7c@example.test>',
    date: 'Sat, 21 Nov 2026 10:00:00 +0000',
    'auto-submitted': 'auto-generated',
  })
  expect(mail?.raw).toContain('text/plain')
  expect(mail?.raw).toContain('text/html')
})

test('names an unreachable mail server', async () => {
  const { server, transport } = await connect()
  await server.stop()
  const refused = { ok: false, permanent: false, reason: 'the mail server refused the connection' }
  expect(await transport.send(buildMail())).toEqual(refused)
})

test('shares pooled connections between mails', async () => {
  let connections = 0
  const { server, transport } = await connect({
    onConnect(_session, done) {
      connections++
      done()
    },
  })
  for (let index = 0; index < 5; index++) await transport.send(buildMail())
  expect(server.received).toHaveLength(5)
  expect(connections).toBe(1)
})

test.each([
  [550, 'at the recipient', true],
  [450, 'at the recipient', false],
  [554, 'at the content', true],
  [451, 'at the content', false],
  [550, 'at the sender', false],
] as const)('judges a refusal with %i %s as permanent: %s', async (code, where, permanent) => {
  const error = refusal(code, 'no mail for <asha@example.test> here')
  const { server, transport } = await connect({
    ...(where === 'at the recipient' ? { onRcptTo: (_address, _session, done) => done(error) } : {}),
    ...(where === 'at the sender' ? { onMailFrom: (_address, _session, done) => done(error) } : {}),
    ...(where === 'at the content'
      ? { onData: (stream, _session, done) => void readAll(stream).then(() => done(error)) }
      : {}),
  })
  const result = await transport.send(buildMail())
  expect(result).toMatchObject({ ok: false, permanent })
  const { reason } = result as { reason: string }
  expect(reason).toContain(String(code))
  expect(reason).not.toContain('asha')
  expect(server.received).toEqual([])
})

test('keeps the mail waiting after a refused sign-in, which we must fix', async () => {
  const { server } = await connect({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
  })
  const transport = createSmtpTransport(server.url.replace('smtp://', 'smtp://user:wrong@'))
  cleanUp.push(() => transport.close())
  expect(await transport.send(buildMail())).toMatchObject({ ok: false, permanent: false })
})

test('stops waiting for a server that is unreachable or never answers', async () => {
  const { server, transport: gone } = await connect()
  await server.stop()
  cleanUp.splice(0, 1)
  expect(await gone.send(buildMail())).toMatchObject({ ok: false, permanent: false })

  const { transport } = await connect({ onConnect: () => {} }, { waitMs: 60 })
  expect(await transport.send(buildMail())).toEqual({
    ok: false,
    permanent: false,
    reason: 'the mail server took too long',
  })
})

test('stops waiting for a server that hangs after the content, and connects for the next mail', async () => {
  let hang = true
  const { server, transport } = await connect(
    {
      onData(stream, _session, done) {
        void readAll(stream).then(() => {
          if (!hang) done()
        })
      },
    },
    { waitMs: 10_000, totalMs: 500 },
  )
  expect(await transport.send(buildMail())).toMatchObject({
    ok: false,
    permanent: false,
    reason: 'the mail server took too long',
  })
  hang = false
  expect(await transport.send(buildMail())).toEqual({ ok: true })
  expect(server.received).toEqual([])
})

test('repeats a mail with the same Message-ID if the connection drops after the content', async () => {
  const seen: ReceivedMail[] = []
  const { server, transport } = await connect({
    onData(stream, session, done) {
      void readAll(stream).then((raw) => {
        seen.push({ ...envelopeOf(session.envelope), raw })
        // The server has the mail, but its first response never arrives.
        if (seen.length > 1) done()
        else server.drop()
      })
    },
  })
  expect(await transport.send(buildMail())).toMatchObject({ ok: false, permanent: false })
  expect(await transport.send(buildMail())).toEqual({ ok: true })
  const ids = seen.map(({ raw }) => headersOf(raw).find(([name]) => name === 'message-id')?.[1])
  expect(ids).toEqual(['<0b7c@example.test>', '<0b7c@example.test>'])
})

const injection =
  'x\r\nBcc: victim@example.test\r\nX-Injected: yes\r\n\r\n.\r\nMAIL FROM:<evil@example.test>\r\n'

test.each(['name', 'email', 'phone', 'message'] as const)(
  'adds no header and no recipient from line breaks in the field %s',
  async (field) => {
    const { server, transport } = await connect()
    const data = buildNewLead({ [field]: injection })
    const written = await renderEmail(
      { template: 'new-lead', data, locale: 'en' },
      { siteUrl: 'https://x.test', contact: defaultContact },
    )
    await transport.send(buildMail({ ...written, replyTo: data.answers.email }))
    expect(server.received).toHaveLength(1)
    expectNothingAdded(server.received[0])
  },
)

test('adds nothing from a subject with line breaks', async () => {
  const { server, transport } = await connect()
  await transport.send(buildMail({ subject: injection }))
  expectNothingAdded(server.received[0])
})

test.each([`asha@example.test${injection}`, 'a@example.test, b@example.test', 'A <a@example.test>', ' '])(
  'omits a reply address such as %j',
  async (replyTo) => {
    const { server, transport } = await connect()
    await transport.send(buildMail({ replyTo }))
    expectNothingAdded(server.received[0])
    expect(headersOf(server.received[0]?.raw ?? '').some(([name]) => name === 'reply-to')).toBe(false)
  },
)

test.each([`asha@example.test${injection}`, 'a@example.test,b@example.test', '<a@example.test>', ''])(
  'sends nothing to an address such as %j',
  async (to) => {
    const { server, transport } = await connect()
    expect(await transport.send(buildMail({ to }))).toMatchObject({ ok: false, permanent: true })
    expect(server.received).toEqual([])
  },
)

function expectNothingAdded(mail: ReceivedMail | undefined) {
  expect(mail).toMatchObject({ from: 'noreply@example.test', to: ['asha@example.test'] })
  const names = headersOf(mail?.raw ?? '').map(([name]) => name)
  const allowed = [
    'from',
    'to',
    'reply-to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
    'content-transfer-encoding',
    'auto-submitted',
  ]
  expect(names.filter((name) => !allowed.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
}

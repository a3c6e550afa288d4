import { afterEach, expect, test, vi } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import type { Mail } from '#server/email/delivery/mail-transport.ts'
import type { EmailContent } from '#server/email/email-templates.ts'
import { buildNewLead } from '#tests/support/records/email-builders.ts'
import { refuseWith, startEmailJsServer } from '#tests/support/servers/emailjs-server.ts'
import { createEmailJsTransport, type EmailJsSettings } from './emailjs.ts'

const cleanUp: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

const siteUrl = 'https://www.example.test'
const keys = {
  publicKey: 'public-key-1',
  privateKey: 'private-key-1',
  serviceId: 'service_1',
  templateId: 'template_booking',
  autoReplyTemplateId: 'template_autoreply',
}

async function connect(changes: Partial<EmailJsSettings> = {}, options = {}) {
  const server = await startEmailJsServer()
  const transport = createEmailJsTransport(
    { url: server.url, ...keys, ...changes },
    { siteUrl, contact: defaultContact, spacingMs: 0, ...options },
  )
  cleanUp.push(server.stop, () => transport.close())
  return { server, transport }
}

const link = `${siteUrl}/del-admin-portal-2025?token=a%2Bb&next=x`

function buildMail(changes: Partial<Mail> = {}): Mail {
  return {
    messageId: '<0b7c@example.test>',
    from: { name: 'DEL AI Works', address: 'noreply@example.test' },
    to: 'asha@example.test',
    replyTo: 'hello@example.test',
    subject: 'Set a new password',
    html: '<p>Hello</p>',
    text: `Hello Asha,\n\nSet a new password ${link}\n`,
    date: new Date('2026-11-21T10:00:00Z'),
    content: { template: 'reset-password', data: { name: 'Asha Verma', url: link } },
    ...changes,
  }
}

const demo = {
  bookingId: 'DEMO-7',
  leadId: '7c0b1f8e-55c6-4c3a-9c3c-0f6d9a4f2d11',
  name: 'Asha Verma',
  email: 'asha@example.test',
  service: 'whatsapp-bots',
  startsAt: '2026-12-01T10:00:00.000Z',
  endsAt: '2026-12-01T10:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  place: '',
  sequence: 0,
  changedAt: '2026-11-21T10:00:00.000Z',
  manageUrl: `${siteUrl}/booking/abc.def`,
} as const

test('sends a mail in the format of EmailJS', async () => {
  const { server, transport } = await connect()
  expect(await transport.send(buildMail())).toEqual({ ok: true })
  const [request] = server.received
  expect(request).toMatchObject({
    path: '/api/v1.0/email/send',
    headers: { 'content-type': 'application/json' },
  })
  expect(JSON.parse(request?.raw ?? '')).toEqual({
    lib_version: '4.4.1',
    user_id: 'public-key-1',
    service_id: 'service_1',
    template_id: 'template_booking',
    template_params: {
      to_name: 'Asha Verma',
      to_email: 'asha@example.test',
      from_name: 'DEL AI Works',
      from_email: 'hello@example.test',
      subject: 'Set a new password',
      message: `Hello Asha,\n\nSet a new password ${link}\n`,
    },
    accessToken: 'private-key-1',
  })
})

test('tells the team of a booking in the fields of the specification', async () => {
  const { server, transport } = await connect()
  const to = 'owner@example.test'
  await transport.send(
    buildMail({ to, replyTo: demo.email, content: { template: 'team-booking-made', data: demo } }),
  )
  const told = { ...demo, company: 'Asha Clinic', phone: '+91 98765 43210', message: 'We miss\r\ncalls.' }
  await transport.send(buildMail({ to, content: { template: 'team-booking-made', data: told } }))
  expect(server.params()).toMatchObject([
    {
      to_name: 'DEL AI Works',
      to_email: 'owner@example.test',
      from_name: 'Asha Verma',
      from_email: 'asha@example.test',
      service_type: 'WhatsApp AI Bots',
      demo_date: '2026-12-01',
      demo_time: '15:30',
      company: 'Not provided',
      phone: 'Not provided',
      message: 'No additional message',
      booking_id: 'DEMO-7',
    },
    { company: 'Asha Clinic', phone: '+91 98765 43210', message: 'We miss\ncalls.' },
  ])
})

test('sends the first answer to a visitor as auto-reply with the whole text', async () => {
  const { server, transport } = await connect()
  await transport.send(
    buildMail({
      subject: 'Your quote request: GPT agents',
      text: 'Hello Asha',
      content: {
        template: 'quote-received',
        data: { name: 'Asha', serviceInterest: 'gpt-agents', message: 'x' },
      },
    }),
  )
  expect(JSON.parse(server.received[0]?.raw ?? '')).toMatchObject({ template_id: 'template_autoreply' })
  expect(server.params()).toEqual([
    {
      name: 'Asha',
      email: 'asha@example.test',
      title: 'Your quote request: GPT agents',
      company_name: 'DEL AI Works',
      logo_url: `${siteUrl}/icon-192.png`,
      message: 'Hello Asha',
    },
  ])
})

test('shows the owner the sender, to whom they can reply', async () => {
  const { server, transport } = await connect()
  const data = buildNewLead()
  await transport.send(
    buildMail({
      to: 'owner@example.test',
      replyTo: 'asha@example.test',
      content: { template: 'new-lead', data },
    }),
  )
  expect(server.params()).toMatchObject([
    { from_name: 'Asha Verma', from_email: 'asha@example.test', to_name: 'DEL AI Works' },
  ])
})

test.each(['OK', '"OK"', '{"status":200,"text":"OK"}', ''])(
  'treats a 200 with %j as success',
  async (body) => {
    const { server, transport } = await connect()
    server.answerWith((response) => response.end(body))
    expect(await transport.send(buildMail())).toEqual({ ok: true })
  },
)

test.each([
  [400, 'The template ID not found', true, 'EmailJS said 400: The template ID not found'],
  [
    403,
    'API calls are disabled for non-browser applications',
    true,
    'EmailJS said 403 Forbidden: API calls are disabled for non-browser applications',
  ],
  [429, '', false, 'EmailJS said 429 Too Many Requests'],
  [451, '', true, 'EmailJS said 451 Unavailable For Headless Browser'],
  [413, 'too large', true, 'EmailJS said 413: too large'],
  [402, 'quota', false, 'EmailJS said 402: quota'],
  [412, 'Gmail_API: Invalid grant', false, 'EmailJS said 412: Gmail_API: Invalid grant'],
  [500, '', false, 'EmailJS said 500'],
  [503, '<html>busy</html>', false, 'EmailJS said 503: <html>busy</html>'],
])('judges a refusal with %i %j as permanent: %s', async (status, said, permanent, reason) => {
  const { server, transport } = await connect()
  server.answerWith(refuseWith(status, said))
  expect(await transport.send(buildMail())).toMatchObject({ ok: false, permanent, reason })
})

test('asks the owner to fix only a 403', async () => {
  const { server, transport } = await connect()
  const refusals = []
  for (const status of [400, 403, 451, 500, 429]) {
    server.answerWith(refuseWith(status))
    const result = await transport.send(buildMail())
    if ('accountRefused' in result) refusals.push(status)
  }
  expect(refusals).toEqual([403])
})

test('shortens the error and removes addresses and keys', async () => {
  const { server, transport } = await connect()
  server.answerWith(
    refuseWith(400, `no mail to asha@example.test\r\nby private-key-1 ${'x'.repeat(100_000)}`),
  )
  const result = await transport.send(buildMail())
  const { reason } = result as { reason: string }
  expect(reason).toContain('no mail to … by …')
  expect(reason.length).toBeLessThan(300)
})

test('does not treat another page at its address as success', async () => {
  const { server, transport } = await connect()
  server.answerWith((response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  )
  expect(await transport.send(buildMail())).toMatchObject({ ok: false, permanent: false })
})

test('does not send the private key to a redirect', async () => {
  const { server, transport } = await connect()
  const other = await startEmailJsServer()
  cleanUp.push(other.stop)
  server.answerWith(refuseWith(307, '', { location: `${other.url}/api/v1.0/email/send` }))
  expect(await transport.send(buildMail())).toMatchObject({ ok: false, permanent: false })
  expect(other.received).toEqual([])
})

test('reports a mail as not sent if the service is unreachable', async () => {
  const { server, transport } = await connect()
  await server.stop()
  cleanUp.splice(0, 1)
  expect(await transport.send(buildMail())).toEqual({
    ok: false,
    permanent: false,
    reason: 'EmailJS could not be reached: 0 Network Error (ECONNREFUSED)',
  })
})

test.each([
  ['hangs', () => {}],
  ['drops the connection', (response) => response.destroy()],
  ['trickles', (response) => drip(response, 500)],
] as [string, Parameters<typeof startEmailJsServer>[0]][])(
  'stops waiting for a service that %s, which may have the mail',
  async (_what, answer) => {
    const { server, transport } = await connect({}, { totalMs: 150 })
    if (answer) server.answerWith(answer)
    expect(await transport.send(buildMail())).toMatchObject({
      ok: false,
      permanent: false,
      mayHaveArrived: true,
    })
    expect(server.received).toHaveLength(1)
  },
)

test.each([
  ['trickles', (response) => drip(response, 200)],
  [
    'breaks off in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '10' })
      response.write('OK', () => response.destroy())
    },
  ],
  ['never ends', (response) => response.end('x'.repeat(5_000_000))],
] as [string, Parameters<typeof startEmailJsServer>[0]][])(
  'treats a success as such although the rest of the response %s',
  async (_what, answer) => {
    const { server, transport } = await connect({}, { totalMs: 500 })
    if (answer) server.answerWith(answer)
    expect(await transport.send(buildMail())).toEqual({ ok: true })
  },
)

/** Records when requests leave; their arrival also depends on the machine. */
function watchDepartures(): number[] {
  const departures: number[] = []
  const leave = globalThis.fetch
  const watch = vi.spyOn(globalThis, 'fetch').mockImplementation((...request) => {
    departures.push(performance.now())
    return leave(...request)
  })
  cleanUp.push(() => watch.mockRestore())
  return departures
}

test('sends at intervals of more than 1.1 seconds, which a hanging request does not delay', async () => {
  const { server, transport } = await connect({}, { spacingMs: undefined })
  const departures = watchDepartures()
  let requests = 0
  server.answerWith((response) => {
    if (++requests > 1) response.end('OK')
  })
  const hanging = transport.send(buildMail())
  expect(await Promise.all([transport.send(buildMail()), transport.send(buildMail())])).toEqual([
    { ok: true },
    { ok: true },
  ])
  const [first = 0, second = 0, third = 0] = departures
  expect(second - first).toBeGreaterThan(1100)
  expect(third - second).toBeGreaterThan(1100)
  transport.close()
  expect(await hanging).toMatchObject({ ok: false, permanent: false })
})

test('never sends two mails at once after the machine stood still', async () => {
  const { server, transport } = await connect({}, { spacingMs: 200 })
  const departures = watchDepartures()
  server.answerWith((response) => {
    if (departures.length === 1) standStillFor(600)
    response.end('OK')
  })
  await Promise.all([1, 2, 3].map(() => transport.send(buildMail())))
  const [, second = 0, third = 0] = departures
  // A departure is observed with a small delay, which is longer for the second than for the third.
  expect(third - second).toBeGreaterThan(150)
})

function standStillFor(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

test('waits after too many requests for the time that the response states', async () => {
  const { server, transport } = await connect()
  server.answerWith(refuseWith(429, '', { 'retry-after': '1' }))
  await transport.send(buildMail())
  server.answerWith((response) => response.end('OK'))
  await transport.send(buildMail())
  const [first = 0, second = 0] = server.received.map(({ at }) => at)
  expect(second - first).toBeGreaterThan(950)
})

test.each([
  ['publicKey', 'the public key is required'],
  ['serviceId', 'the service ID is required'],
  ['templateId', 'the template ID is required'],
] as const)('requests nothing from EmailJS without %s', async (setting, reason) => {
  const { server, transport } = await connect({ [setting]: '' })
  expect(await transport.send(buildMail())).toEqual({ ok: false, permanent: true, reason })
  expect(server.received).toEqual([])
})

const injection = 'x\r\nBcc: victim@example.test\u2028\u0000\u0085\u202e\r\n\r\n<b>{{message}}</b>'

const hostile: EmailContent[] = [
  { template: 'new-lead', data: buildNewLead({ name: injection, message: injection }) },
  { template: 'quote-received', data: { name: injection, message: injection } },
  {
    template: 'team-booking-made',
    data: {
      ...demo,
      name: injection,
      company: injection,
      phone: injection,
      message: injection,
      place: injection,
    },
  },
  { template: 'reset-password', data: { name: injection, url: link } },
]

test.each(hostile)(
  'keeps line breaks in the fields of $template out of possible headers',
  async (content) => {
    const { server, transport } = await connect()
    await transport.send(
      buildMail({
        content,
        subject: injection,
        text: injection,
        from: { name: injection, address: 'a@example.test' },
      }),
    )
    const [params = {}] = server.params()
    const { message = '', ...lines } = params
    expect(Object.keys(lines).length).toBeGreaterThan(4)
    for (const line of Object.values(lines)) {
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e]/u)
      expect(line.length).toBeLessThanOrEqual(200)
    }
    expect(message).not.toMatch(/(?!\n)\p{Cc}/u)
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

function drip(
  response: Parameters<NonNullable<Parameters<typeof startEmailJsServer>[0]>>[0],
  status: number,
) {
  response.writeHead(status)
  response.write('O')
  const timer = setInterval(() => response.write('K'), 20)
  response.on('close', () => clearInterval(timer))
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmailJsServer } from '../support/servers/emailjs-server.ts'
import { headersOf, startSmtpServer } from '../support/servers/smtp-server.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let mailServer: Awaited<ReturnType<typeof startSmtpServer>>
let site: Site

beforeAll(async () => {
  mailServer = await startSmtpServer()
  site = await startSite({
    env: {
      SMTP_URL: mailServer.url,
      OWNER_EMAIL: 'owner@example.test',
      EMAIL_FROM: 'Del <hello@example.test>',
    },
  })
})
afterAll(async () => {
  await site.remove()
  await mailServer.stop()
})

function askForQuote(changes: Record<string, string> = {}, url = site.url) {
  const fields = {
    name: 'Asha Verma',
    email: 'asha@example.test',
    message: 'We miss calls after eight.',
    serviceInterest: 'ai-chatbots',
    budgetRange: '2.5l-plus',
    consent: 'on',
    ...changes,
  }
  return fetch(`${url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams(fields),
  })
}

test('a quote request is soon in the owner’s and in the visitor’s mailbox', async () => {
  expect((await askForQuote()).status).toBe(303)
  await expect.poll(() => mailServer.received.length).toBe(2)
  const to = (address: string) => mailServer.received.find((mail) => mail.to[0] === address)
  const owner = Object.fromEntries(headersOf(to('owner@example.test')?.raw ?? ''))
  const visitor = Object.fromEntries(headersOf(to('asha@example.test')?.raw ?? ''))
  expect(owner).toMatchObject({
    from: 'Del <hello@example.test>',
    'reply-to': 'asha@example.test',
    subject: 'Warm lead, 40/100: Asha Verma, AI chatbots and WhatsApp automation',
  })
  expect(visitor).toMatchObject({
    from: 'Del <hello@example.test>',
    'reply-to': 'hello@delaiworks.example',
    subject: 'Your quote request: AI chatbots and WhatsApp automation',
  })
})

test('mails go through EmailJS while the mail server is away', async () => {
  const emailJs = await startEmailJsServer()
  const gone = await startSmtpServer()
  await gone.stop()
  const other = await startSite({
    env: {
      SMTP_URL: gone.url,
      OWNER_EMAIL: 'owner@example.test',
      EMAILJS_URL: emailJs.url,
      EMAILJS_PUBLIC_KEY: 'public-key-1',
      EMAILJS_PRIVATE_KEY: 'private-key-1',
      EMAILJS_SERVICE_ID: 'service_1',
      EMAILJS_TEMPLATE_ID: 'template_booking',
      EMAILJS_AUTOREPLY_TEMPLATE_ID: 'template_autoreply',
    },
  })
  try {
    expect((await askForQuote({}, other.url)).status).toBe(303)
    await expect.poll(() => emailJs.received.length).toBe(2)
    const sent = emailJs.received.map(({ raw }) => JSON.parse(raw))
    expect(sent).toContainEqual(
      expect.objectContaining({
        template_id: 'template_booking',
        accessToken: 'private-key-1',
        template_params: expect.objectContaining({ to_email: 'owner@example.test', from_name: 'Asha Verma' }),
      }),
    )
    expect(sent).toContainEqual(
      expect.objectContaining({
        template_id: 'template_autoreply',
        template_params: expect.objectContaining({ name: 'Asha Verma', email: 'asha@example.test' }),
      }),
    )
  } finally {
    await other.remove()
    await emailJs.stop()
  }
})

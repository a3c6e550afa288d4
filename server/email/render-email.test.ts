import { expect, test } from 'vitest'
import { teamEmailCopy } from '#content/emails/team-emails.ts'
import { defaultContact } from '#content/fill-contact.ts'
import { locales } from '#domain/locale.ts'
import { buildNewLead } from '#tests/support/records/email-builders.ts'
import { type EmailData, type EmailTemplate, emailAudience } from './email-templates.ts'
import { renderEmail } from './render-email.ts'

const siteUrl = 'https://www.example.test'
const url = `${siteUrl}/del-admin-portal-2025?token=a%2Bb&next=x`

const demo = {
  bookingId: 'DEMO-abc',
  name: 'Asha',
  email: 'asha@example.test',
  service: 'ai-chatbots',
  startsAt: '2026-12-01T10:00:00.000Z',
  endsAt: '2026-12-01T10:30:00.000Z',
  timeZone: 'Asia/Kolkata',
  visitorTimeZone: 'Africa/Nairobi',
  place: '',
  sequence: 0,
  changedAt: '2026-11-21T10:00:00.000Z',
  manageUrl: `${siteUrl}/booking/abc.def`,
} as const
const moved = { movedFrom: '2026-11-30T10:00:00.000Z', by: 'visitor' } as const
const wishes = (typed: string) => ({ company: typed, phone: typed, message: typed })

const samples: { [Template in EmailTemplate]: (typed: string) => EmailData[Template] } = {
  'new-lead': (typed) => buildNewLead({ name: typed, message: typed, phone: typed }),
  'quote-received': (typed) => ({ name: typed, serviceInterest: 'music-creation', message: typed }),
  'chat-waiting': (typed) => ({
    conversationId: 'conv_abc',
    name: typed,
    contact: typed,
    message: typed,
  }),
  'team-reply': (typed) => ({
    name: typed,
    subject: `Reply: ${typed}`,
    text: typed,
    by: 'ravi@example.test',
  }),
  'model-key-refused': () => ({ model: 'gemini-3.5-flash-lite' }),
  'failed-sign-ins': (typed) => ({ accounts: [{ email: typed, attempts: 20 }] }),
  quarantined: () => ({ quotes: 2, demos: 1, testimonials: 0 }),
  'webhook-stopped': (typed) => ({
    webhookId: '0d1f7c7e-6f0e-4a35-9a8e-1c1f5d9b6b11',
    host: typed,
    description: typed,
    isGone: false,
  }),
  'booking-made': (typed) => ({ ...demo, name: typed, place: typed }),
  'booking-moved': (typed) => ({ ...demo, ...moved, name: typed }),
  'booking-cancelled': (typed) => ({ ...demo, by: 'team', name: typed, reason: typed }),
  'booking-reminder': (typed) => ({ ...demo, name: typed }),
  'team-booking-made': (typed) => ({ ...demo, ...wishes(typed), name: typed }),
  'team-booking-moved': (typed) => ({ ...demo, ...moved, ...wishes(typed), name: typed }),
  'team-booking-cancelled': (typed) => ({
    ...demo,
    ...wishes(typed),
    by: 'visitor',
    name: typed,
    reason: typed,
  }),
  'testimonial-received': (typed) => ({ name: typed, content: typed, verifyUrl: url }),
  'testimonial-waiting': (typed) => ({
    testimonialId: '7c0b1f8e-55c6-4c3a-9c3c-0f6d9a4f2d11',
    name: typed,
    email: 'asha@example.test',
    company: typed,
    role: typed,
    service: 'ai-chatbot',
    rating: 4,
    content: typed,
    projectDetails: typed,
    isVerified: false,
    isRequested: true,
    flags: ['link'],
  }),
  'testimonial-approved': (typed) => ({ name: typed }),
  'testimonial-request': (typed) => ({ name: typed, url, expiresAt: '2026-12-21T10:00:00.000Z' }),
  'testimonial-reminder': (typed) => ({
    name: typed,
    service: 'ai-chatbot',
    url,
    expiresAt: '2026-12-21T10:00:00.000Z',
  }),
  'data-link': () => ({ url }),
  'data-erased': () => ({}),
  'data-notice': (typed) => ({
    what: 'correction',
    leadIds: [],
    demos: [],
    timeZone: 'Asia/Kolkata',
    phone: typed,
  }),
  invitation: (typed) => ({ by: typed, url }),
  'verify-email': (typed) => ({ name: typed, url }),
  'reset-password': (typed) => ({ name: typed, url }),
  'change-email': (typed) => ({ name: typed, url }),
  'email-changed': (typed) => ({ name: typed, email: 'new@example.test' }),
  'registration-waiting': (typed) => ({ name: typed, email: 'new@example.test', url }),
  'registration-approved': (typed) => ({ name: typed, url }),
}
const templates = Object.keys(samples) as EmailTemplate[]

function write<Template extends EmailTemplate>(template: Template, data: EmailData[Template], locale = 'en') {
  return renderEmail({ template, data, locale }, { siteUrl, contact: defaultContact })
}

test.each(templates)('%s is readable as HTML and as text', async (template) => {
  const { subject, html, text } = await write(template, samples[template]('Asha Verma'))
  expect(subject.length).toBeGreaterThan(10)
  expect(html).toMatch(/<html[^>]* lang="en"/)
  expect(html).toContain('<meta name="color-scheme" content="light dark"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('hello@delaiworks.example')
  expect(text).toContain('hello@delaiworks.example')
  expect(text).not.toMatch(/<\w|undefined|\[object|!/)
  expect(html).not.toMatch(/undefined|\[object/)
})

test.each(templates)('%s contains the current contact details, in every language', async (template) => {
  const contact = { email: 'office@pune.example', place: 'Pune & Co, India' }
  for (const locale of locales) {
    const data = samples[template]('Asha Verma')
    const { html, text } = await renderEmail({ template, data, locale }, { siteUrl, contact })
    for (const written of [html, text]) {
      expect(written).toContain(contact.email)
      expect(written).not.toMatch(/hello@delaiworks|Delhi|दिल्ली|\{contact/)
    }
    if (emailAudience[template] === 'visitor') expect(text).toContain(contact.place)
  }
})

test.each(templates)('%s contains no attachments and loads nothing', async (template) => {
  const { html } = await write(template, samples[template]('Asha'))
  expect(html).not.toMatch(/<(img|script|link|iframe|video|form|object)\b|url\(|@import|@font-face/i)
})

const hostile = [
  ['a header', 'Asha\r\nBcc: victim@example.test\r\n\r\n<h1>Hello</h1>'],
  ['a bare line feed', 'Asha\nSubject: other'],
  ['other line ends', 'Asha\u2028Bcc: a\u2029b\u0085c\u000bd\u0000e'],
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>"\'><a href="javascript:alert(1)">x</a>'],
  ['turned text', '\u202egpj.exe\u202c \u2066hidden\u2069 \u061c'],
  ['half a character', 'Asha \ud800 Verma'],
  ['five thousand characters', 'आशा 😀 '.repeat(1000).slice(0, 5000)],
  ['a template', '{{constructor}} %s %0d%0a <%= x %>'],
] as const

test.each(templates.flatMap((template) => hostile.map(([what, typed]) => [template, what, typed] as const)))(
  '%s keeps %s as harmless text',
  async (template, _what, typed) => {
    const { subject, html, text } = await write(template, samples[template](typed))
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u202a-\u202e\u2066-\u2069]/u)
    expect([...subject].length).toBeLessThanOrEqual(150)
    expect(subject.isWellFormed()).toBe(true)
    expect(html).not.toMatch(/<script|<img|<h1>Hello|href="javascript/i)
    expect(html + text).not.toMatch(/[\u061c\u202a-\u202e\u2066-\u2069]/)
  },
)

test('the notice states the score with its reasons, every answer in words, and the value', async () => {
  const data = buildNewLead({
    budgetRange: '2.5l-plus',
    projectTimeline: 'asap',
    businessType: 'enterprise',
    urgency: 'critical',
    projectComplexity: 'high',
    message: 'First line\nसेकंड <line>',
  })
  const { subject, text, html } = await write('new-lead', data)
  expect(subject).toBe('Hot lead, 100/100: Asha Verma, AI chatbots and WhatsApp automation')
  for (const line of [
    'Score 100 of 100. Priority High. Follow up within 1 day.',
    'Worth at least ₹2,50,000, the lower end of the chosen budget.',
    'Name: Asha Verma',
    'E-mail: asha@example.test',
    'Phone: +91 98765 43210',
    'Service: AI chatbots and WhatsApp automation',
    'Budget: ₹2,50,000+',
    'Timeline: ASAP (Within 2 weeks)',
    'Business: Enterprise (1000+ employees)',
    'Urgency: Critical - Need immediate solution',
    'Complexity: High - Advanced AI features needed',
    'Came from: Contact form',
    '40 points: Budget, ₹2,50,000+',
    '25 points: Timeline, ASAP (Within 2 weeks)',
    '20 points: Business, Enterprise (1000+ employees)',
    '10 points: Urgency, Critical - Need immediate solution',
    '5 points: Complexity, High - Advanced AI features needed',
    'First line\nसेकंड <line>',
    'Open the lead list https://www.example.test/del-admin-dashboard/leads',
  ]) {
    expect(text).toContain(line)
  }
  expect(html).toContain(
    'href="mailto:asha@example.test?subject=Your%20request%20to%20DEL%20AI%20Works%3A%20AI%20chatbots%20and%20WhatsApp%20automation"',
  )
  expect(html).toContain('href="https://wa.me/919876543210"')
  expect(html).toContain('सेकंड &lt;line&gt;')
})

test('the notice names missing answers, and offers WhatsApp only if there is a number', async () => {
  const { text, html } = await write('new-lead', buildNewLead({ phone: undefined, budgetRange: undefined }))
  expect(text).toContain('Phone: not answered')
  expect(text).toContain('Budget: not answered')
  expect(text).toContain('5 points: Budget, not answered')
  expect(text).toContain(teamEmailCopy.newLead.noValue)
  expect(html).not.toContain('wa.me')
})

test('the notice says that the person already had an open lead', async () => {
  const { subject, text } = await write('new-lead', buildNewLead({}, { joined: true }))
  expect(subject).toBe('Cold lead, 20/100, again: Asha Verma, AI chatbots and WhatsApp automation')
  expect(text).toContain(teamEmailCopy.newLead.joined)
})

test('the acknowledgement repeats the request, but no whole advertisement', async () => {
  const message = `Our clinic misses calls.\n${'x'.repeat(2000)}`
  const { subject, text } = await write('quote-received', {
    name: 'Asha',
    serviceInterest: 'gpt-agents',
    message,
  })
  expect(subject).toBe('Your quote request: GPT agents')
  expect(text).toContain('Hello Asha,')
  expect(text).toContain('within 24 hours')
  expect(text).toContain('Our clinic misses calls.\nxxx')
  expect(text.match(/x/g)?.length).toBeLessThan(1100)
})

const visitorTemplates = templates.filter((template) => emailAudience[template] === 'visitor')
const ownWords = {
  en: /Hello Asha,/,
  hi: /नमस्ते Asha जी,/,
  sw: /Habari Asha,/,
}
const addressWords = { en: /email address/, hi: /ईमेल पते/, sw: /anwani/ }

test.each(visitorTemplates.flatMap((template) => locales.map((locale) => [template, locale] as const)))(
  '%s is written in %s and says so',
  async (template, locale) => {
    const { subject, html, text } = await write(template, samples[template]('Asha'), locale)
    expect([...new Set(html.match(/lang="[^"]*"/g))]).toEqual([`lang="${locale}"`])
    // Anybody can ask for anybody's data: those mails name nobody.
    const words = 'name' in samples[template]('Asha') ? ownWords[locale] : addressWords[locale]
    expect(html).toMatch(words)
    expect(text).toMatch(words)
    if (locale !== 'en') expect(html).toContain(`href="https://www.example.test/${locale}"`)
    const english = await write(template, samples[template]('Asha'))
    expect(subject === english.subject).toBe(locale === 'en')
    // The preview, which comes first, is in that language too.
    expect(html.slice(0, html.indexOf('<h1')) === english.html.slice(0, english.html.indexOf('<h1'))).toBe(
      locale === 'en',
    )
  },
)

test.each([
  ['en', 'Tuesday 1 December 2026, 3:30 pm IST'],
  ['hi', 'मंगलवार 1 दिसंबर 2026, 3:30 pm (भारत का समय)'],
  ['sw', 'Jumanne 1 Desemba 2026, 15:30 saa za India'],
] as const)('a demo’s time is written as people write it in %s', async (locale, when) => {
  const { subject, text } = await write(
    'booking-made',
    { ...samples['booking-made']('Asha'), visitorTimeZone: undefined },
    locale,
  )
  expect(subject).toContain(when)
  expect(text).toContain(when)
})

test.each(['booking-made', 'booking-moved', 'booking-reminder'] as const)(
  '%s carries its links in the text too',
  async (template) => {
    const { text } = await write(template, samples[template]('Asha'))
    expect(text).toContain('https://www.example.test/booking/abc.def')
    expect(text).toContain('https://www.example.test/booking/abc.def/demo.ics')
    expect(text).toContain('https://calendar.google.com/')
    expect(text).toContain('https://outlook.live.com/')
  },
)

test('falls back to English for an unknown language', async () => {
  const { html } = await write('quote-received', samples['quote-received']('Asha'), 'xx')
  expect(html).toMatch(/<html[^>]* lang="en"/)
})

test.each([
  'invitation',
  'verify-email',
  'reset-password',
  'change-email',
  'registration-waiting',
  'registration-approved',
] as const)('%s carries its link unchanged', async (template) => {
  const { html, text } = await write(template, samples[template]('Asha'))
  expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
  expect(text).toContain(url)
})

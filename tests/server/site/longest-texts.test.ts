import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountLimits } from '#domain/accounts/account-limits.ts'
import { availabilityLimits, weekdays } from '#domain/bookings/availability.ts'
import { bookingLimits } from '#domain/bookings/booking.ts'
import { demoLimits } from '#domain/bookings/demo.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { maxFormBytes } from '#domain/form-size.ts'
import { leadFormLimits } from '#domain/leads/lead-form.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { quoteLimits } from '#domain/leads/quote-limits.ts'
import { viewLimits } from '#domain/leads/search/saved-view.ts'
import { blockListLimits } from '#domain/settings/block-list.ts'
import { siteContactLimits } from '#domain/settings/site-contact.ts'
import { siteLinkLimits } from '#domain/settings/site-links.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import { webhookLimits } from '#domain/webhooks/webhook-limits.ts'
import type { Database } from '#server/database/open-database.ts'
import { freeTimes } from '#tests/support/browser/free-times.ts'
import { quoteFields } from '#tests/support/browser/post-form.ts'
import { signInEveryRole } from '#tests/support/browser/sign-in.ts'
import { openSiteDatabase } from '#tests/support/records/row-counts.ts'
import { asha, seedPerson } from '#tests/support/records/seed-person.ts'
import { demoFields } from '#tests/support/records/test-bookings.ts'
import { testimonialFields } from '#tests/support/records/test-testimonials.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

let site: Site
let database: Database
let owner: string
let ids: Record<'lead' | 'booking' | 'testimonial' | 'chat' | 'note', string>

const OFFICE = '/del-admin-dashboard'
const times = freeTimes(12)

beforeAll(async () => {
  site = await startSite()
  database = openSiteDatabase(site)
  owner = (await signInEveryRole(site)).owner
  const { leadId } = await seedPerson(database)
  const first = async (table: string) =>
    (await sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(database.db)).rows[0]
      ?.id ?? ''
  ids = {
    lead: leadId,
    booking: await first('demo_bookings'),
    testimonial: await first('testimonials'),
    chat: await first('conversations'),
    note: randomUUID(),
  }
})
afterAll(async () => {
  await database.close()
  await site.remove()
})

/**
 * The longest text that can be typed into a field with `maxlength`: browsers count UTF-16 units, and a line
 * break as one.
 */
const scripts = {
  Devanagari: (length: number) => 'क'.repeat(length),
  emoji: (length: number) => '🙂'.repeat(length / 2),
  // Whitespace around a text is trimmed, so letters enclose it.
  'line breaks': (length: number) => `a${'\n'.repeat(length - 2)}b`,
}
type Script = keyof typeof scripts
type Text = (length: number) => string
type Fields = [name: string, value: string][]

const fieldsOf = (...parts: Record<string, string>[]): Fields => parts.flatMap((part) => Object.entries(part))
/** Returns the version in a settings form. */
async function versionOf(key: string): Promise<string> {
  const row = await database.db
    .selectFrom('site_settings')
    .select('version')
    .where('key', '=', key)
    .executeTakeFirst()
  return String(row?.version ?? 0)
}
/** Returns the version in the form that edits the lead. */
async function leadVersion(): Promise<string> {
  const { version } = await database.db
    .selectFrom('lead_details')
    .select('version')
    .where('lead_id', '=', ids.lead)
    .executeTakeFirstOrThrow()
  return String(version)
}
const newEmail = () => `${randomUUID()}@example.test`

/** `line` makes a text for a field with one line, `text` for one with several. */
type Form = {
  name: string
  path: () => string
  fields: (line: Text, text: Text) => Fields | Promise<Fields>
  isOffice?: boolean
  encoding?: 'multipart' | 'json'
}

const lead = (intent: string, more: (line: Text, text: Text) => Record<string, string>): Form => ({
  name: `a lead's page: ${intent}`,
  path: () => `${OFFICE}/leads/${ids.lead}`,
  fields: (line, text) => fieldsOf({ intent, key: randomUUID(), ...more(line, text) }),
  isOffice: true,
})
const leadFields = (line: Text, text: Text) =>
  fieldsOf({
    name: line(leadFormLimits.name),
    email: newEmail(),
    company: line(leadFormLimits.company),
    locale: 'hi',
    source: 'referral',
    lead_priority: 'by-score',
    message: text(leadFormLimits.message),
    notes: text(leadFormLimits.notes),
  })
const testimonial = (line: Text, text: Text) =>
  fieldsOf(
    testimonialFields({
      email: newEmail(),
      name: line(testimonialLimits.name),
      company: line(testimonialLimits.company),
      role: line(testimonialLimits.role),
      content: text(testimonialLimits.content),
      projectDetails: text(testimonialLimits.projectDetails),
    }),
    {
      ownWords: text(testimonialLimits.content),
      contentBefore: text(testimonialLimits.content),
      projectDetailsBefore: text(testimonialLimits.projectDetails),
    },
  )

const forms: Form[] = [
  {
    name: 'the quote',
    path: () => '/contact',
    fields: (line, text) =>
      fieldsOf(
        quoteFields({ email: newEmail(), name: line(quoteLimits.name), message: text(quoteLimits.message) }),
      ),
  },
  { name: 'the testimonial', path: () => '/contact', fields: testimonial },
  {
    name: 'the testimonial with a photo',
    path: () => '/contact',
    fields: testimonial,
    encoding: 'multipart',
  },
  {
    name: 'the demo',
    path: () => '/book',
    fields: (line, text) => {
      const { date, time } = times.pop() ?? { date: '', time: '' }
      return fieldsOf(
        demoFields({
          email: newEmail(),
          date,
          time,
          name: line(demoLimits.name),
          company: line(demoLimits.company),
          message: text(demoLimits.message),
        }),
      )
    },
  },
  {
    name: 'a chat message',
    path: () => '/api/chat',
    fields: (_, text) => fieldsOf({ message: text(chatLimits.messageLength) }),
    encoding: 'json',
  },
  {
    name: 'the registration',
    path: () => '/del-admin-portal-2025?tab=register',
    fields: (line) =>
      fieldsOf({
        name: line(accountLimits.name),
        email: newEmail(),
        password: 'correct horse battery staple',
        confirmPassword: 'correct horse battery staple',
      }),
  },
  {
    name: 'a new lead',
    path: () => `${OFFICE}/leads/new`,
    fields: (line, text) => [...leadFields(line, text), ['intent', 'add'], ['id', randomUUID()]],
    isOffice: true,
  },
  {
    name: 'a lead, edited',
    path: () => `${OFFICE}/leads/${ids.lead}/edit`,
    fields: async (line, text) => [
      ...leadFields(line, text).filter(([name]): boolean => name !== 'email'),
      ['intent', 'save'],
      ['version', await leadVersion()],
    ],
    isOffice: true,
  },
  lead('add-note', (_, text) => ({ key: ids.note, text: text(leadWorkLimits.note) })),
  lead('log-call', (_, text) => ({
    direction: 'out',
    outcome: 'reached',
    minutes: '5',
    note: text(leadWorkLimits.note),
  })),
  lead('add-task', (line) => ({
    title: line(leadWorkLimits.taskTitle),
    day: '2030-01-01',
    time: '',
    assignedTo: '',
  })),
  {
    name: 'an e-mail to a lead',
    path: () => `${OFFICE}/leads/${ids.lead}/reply`,
    fields: (line, text) =>
      fieldsOf({
        intent: 'send',
        key: randomUUID(),
        to: asha.email,
        subject: line(leadWorkLimits.subject),
        text: text(leadWorkLimits.reply),
      }),
    isOffice: true,
  },
  {
    name: 'a text for replies',
    path: () => `${OFFICE}/leads/texts`,
    fields: (line, text) =>
      fieldsOf({
        intent: 'save-template',
        key: randomUUID(),
        version: '0',
        name: line(leadWorkLimits.templateName),
        subject: line(leadWorkLimits.subject),
        body: text(leadWorkLimits.reply),
      }),
    isOffice: true,
  },
  {
    name: 'a saved view',
    path: () => `${OFFICE}/leads/views`,
    fields: (line) =>
      fieldsOf({ intent: 'save', name: line(viewLimits.name), address: 'q=asha', shared: '' }),
    isOffice: true,
  },
  {
    name: 'an answer to a testimonial',
    path: () => `${OFFICE}/testimonials/${ids.testimonial}`,
    fields: async (_, text) => {
      const { version } = await database.db
        .selectFrom('testimonial_details')
        .select('version')
        .where('testimonial_id', '=', ids.testimonial)
        .executeTakeFirstOrThrow()
      return fieldsOf({ intent: 'reply', reply: text(testimonialLimits.reply), version: String(version) })
    },
    isOffice: true,
  },
  {
    name: 'an answer in a chat',
    path: () => `${OFFICE}/chats/${ids.chat}`,
    fields: (_, text) => fieldsOf({ intent: 'reply', text: text(chatLimits.messageLength), after: '0' }),
    isOffice: true,
  },
  {
    name: 'the availability',
    path: () => `${OFFICE}/availability`,
    fields: async (line) => [
      ...fieldsOf({
        intent: 'save',
        version: await versionOf('bookings.availability'),
        timeZone: 'Asia/Kolkata',
        place: line(availabilityLimits.place),
        slotMinutes: '30',
        bufferBeforeMinutes: '0',
        bufferAfterMinutes: '0',
        minimumNoticeHours: '0',
        horizonDays: '180',
      }),
      ...weekdays.flatMap(
        (day): Fields => [
          [`${day}.from`, '10:00'],
          [`${day}.to`, '18:00'],
        ],
      ),
      ...Array.from(
        { length: availabilityLimits.daysOff },
        (_, i): Fields => [
          ['dayOff.date', new Date(Date.UTC(2030, 0, 1 + i)).toISOString().slice(0, 10)],
          ['dayOff.note', line(availabilityLimits.note)],
        ],
      ).flat(),
    ],
    isOffice: true,
  },
  {
    name: 'where the business is',
    path: () => `${OFFICE}/settings/website`,
    // A place must contain letters.
    fields: async () =>
      fieldsOf({
        intent: 'site.contact',
        version: await versionOf('site.contact'),
        email: 'hello@example.test',
        place: scripts.Devanagari(siteContactLimits.place),
      }),
    isOffice: true,
  },
  {
    name: 'the links of the website',
    path: () => `${OFFICE}/settings/website`,
    fields: async (line) => [
      ['intent', 'site.links'],
      ['version', await versionOf('site.links')],
      ...Array.from(
        { length: siteLinkLimits.social },
        (_, i): Fields => [
          ['socialName', line(siteLinkLimits.name)],
          ['socialHref', `https://example.test/${i}/`.padEnd(siteLinkLimits.address, 'x')],
        ],
      ).flat(),
    ],
    isOffice: true,
  },
  {
    name: 'a webhook',
    path: () => `${OFFICE}/settings/webhooks`,
    fields: (line) =>
      fieldsOf({
        intent: 'save',
        url: `https://example.test/${randomUUID()}/`.padEnd(webhookLimits.url, 'x'),
        description: line(webhookLimits.description),
        event: 'lead.created',
      }),
    isOffice: true,
  },
]

/** Sends line breaks as two characters, as browsers do. */
async function send({ path, encoding, isOffice = false }: Form, fields: Fields) {
  const sent = fields.map(([name, value]) => [name, value.replaceAll('\n', '\r\n')] as [string, string])
  const multipart = new FormData()
  for (const [name, value] of sent) multipart.set(name, value)
  const isJson = encoding === 'json'
  const response = await fetch(site.url + path(), {
    method: 'POST',
    body: isJson
      ? JSON.stringify(Object.fromEntries(fields))
      : encoding === 'multipart'
        ? multipart
        : new URLSearchParams(sent),
    redirect: 'manual',
    headers: {
      origin: site.url,
      accept: 'text/html',
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(isOffice ? { cookie: owner } : {}),
    },
  })
  const body = await response.text()
  const reasons = body.match(/role="alert"[^>]*>(.*?)<\/(p|div)>/gs)?.join('\n') ?? body.slice(0, 300)
  return { status: response.status, reasons, to: response.headers.get('location') }
}

test.each(
  forms.flatMap((form) =>
    (Object.keys(scripts) as Script[]).map((script) => [form.name, script, form] as const),
  ),
)('%s accepts the longest %s that can be typed', async (_name, script, form) => {
  const text = scripts[script]
  // A field with one line can't contain line breaks.
  const line = script === 'line breaks' ? (length: number) => 'ग'.repeat(length) : text
  const { status, reasons, to } = await send(form, await form.fields(line, text))
  expect([200, 303], reasons).toContain(status)
  expect(to ?? '').not.toMatch(/^\/del-admin-portal-2025$|sign/)
})

test('replaces a note with one of the same length', async () => {
  const form = lead('edit-note', () => ({}))
  const stored = async () =>
    (
      await database.db
        .selectFrom('lead_activities')
        .select('description')
        .where('id', '=', ids.note)
        .executeTakeFirstOrThrow()
    ).description ?? ''
  const text = scripts.Devanagari(leadWorkLimits.note - 1)
  await send(form, fieldsOf({ intent: 'edit-note', item: ids.note, text: `a${text}` }))
  await send(form, fieldsOf({ intent: 'edit-note', item: ids.note, text: `b${text}` }))
  expect((await stored())[0]).toBe('b')
})

test('replaces a booking’s notes with others of the same length', async () => {
  const form: Form = {
    name: '',
    path: () => `${OFFICE}/bookings/${ids.booking}`,
    fields: () => [],
    isOffice: true,
  }
  for (const [version, text] of Object.values(scripts).entries()) {
    const notes = text(bookingLimits.notes)
    const { status, reasons } = await send(
      form,
      fieldsOf({ intent: 'notes', notes, version: String(version) }),
    )
    expect(status, reasons).toBe(200)
  }
})

test('accepts as many addresses in the block list as it may have', async () => {
  const entries = Array.from({ length: blockListLimits.entries }, (_, i) =>
    `@${i}.test`.padStart(blockListLimits.entry, 'x'),
  )
  const form: Form = {
    name: '',
    path: () => `${OFFICE}/settings/email-rules`,
    fields: () => [],
    isOffice: true,
  }
  const { status, reasons } = await send(
    form,
    fieldsOf({
      intent: 'emails.blocked',
      version: await versionOf('emails.blocked'),
      blocked: entries.join('\n'),
    }),
  )
  expect(status, reasons).toBe(200)
})

test('says by how much a longer form exceeds the limit, on its page and to scripts', async () => {
  const over = 1_000
  const message = 'क'.repeat(Math.ceil(maxFormBytes / 9) + over)
  const post = (path: string, accept: string) =>
    fetch(site.url + path, {
      method: 'POST',
      body: new URLSearchParams(quoteFields({ message })),
      headers: { origin: site.url, accept },
    })
  const page = await post('/contact', 'text/html')
  expect(page.status).toBe(413)
  const html = await page.text()
  expect(html).toContain('Too long to send')
  expect(html).toMatch(/Shorten it by about 1,0\d\d characters/)
  // The page is inside the site's frame.
  expect(html).toContain('<footer')
  for (const path of ['/api/bookings', '/api/chat']) {
    const answer = await post(path, 'application/json')
    expect(answer.status, path).toBe(413)
    const { kind, by } = (await answer.json()) as { kind: string; by: number }
    expect(kind).toBe('too-long')
    expect(by).toBeGreaterThanOrEqual(over)
  }
})

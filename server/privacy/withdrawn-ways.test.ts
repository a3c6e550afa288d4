import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import { readTranscript } from '#server/chat/inbox/read-transcript.ts'
import { createEmailDelivery } from '#server/email/deliver-emails.ts'
import type { EmailTemplate } from '#server/email/email-templates.ts'
import type { Mail } from '#server/email/mail-transport.ts'
import { readEmail } from '#server/email/read-outbox.ts'
import { whyHeldBack } from '#server/email/why-held-back.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { captureLead } from '#server/leads/capture-lead.ts'
import { exportLeads } from '#server/leads/export/export-leads.ts'
import { listHeldBack } from '#server/leads/held-back.ts'
import { createLogger } from '#server/logger.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { readSubject } from '#server/webhooks/event-payload.ts'
import { buildCapture, buildSubmission } from '#tests/builders.ts'
import { insertChat } from '#tests/seed-chats.ts'
import { buildViewer, demoFields, startTestBookings, TEST_SECRET } from '#tests/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { startTestimonials } from '#tests/test-testimonials.ts'
import { createPersonKey } from './person-key.ts'

const viewer = buildViewer()
const personKey = createPersonKey(TEST_SECRET)
const asha = { name: 'Asha Verma', email: 'asha@example.test', phone: '+91 98765 43210' }
const ravi = { name: 'Ravi Rao', email: 'ravi@example.test', phone: '+91 99999 00000' }
const given_at = '2026-11-23T01:00:00.000Z'
const withdrawn_at = '2026-11-23T02:00:00.000Z'

describeOnEveryDatabase('every other way to somebody who withdrew their consent', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let calendar: ReturnType<typeof startTestBookings>
  let site: ReturnType<typeof startTestimonials>

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    calendar = startTestBookings(database)
    site = startTestimonials(database, { timeTraps: true })
    site.time.now = new Date(given_at)
    for (const person of [asha, ravi]) {
      await captureLead({ ...calendar, personKey }, buildCapture({ submission: person }))
      await insertChat(database, { facts: { contactInfo: { email: person.email } }, started_at: given_at })
    }
    await database.write((trx) =>
      trx
        .updateTable('consents')
        .set({ withdrawn_at })
        .where('contact_key', '=', personKey(`email:${asha.email}`))
        .execute(),
    )
    calendar.setNow('2026-11-23T03:00:00.000Z')
  })
  afterEach(() => database.remove())

  const leadOf = async ({ email }: typeof asha) =>
    (await database.db.selectFrom('leads').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id
  const subject = async (
    type: 'lead.status_changed' | 'booking.made' | 'testimonial.received',
    id: string,
  ) => {
    const read = await database.write((trx) => readSubject(trx, { type, subjectId: id }))
    const [told] = Object.values(read?.data ?? {}) as { consentWithdrawnAt?: string | null }[]
    return told?.consentWithdrawnAt
  }

  /** What each says of somebody: the moment, or another word for it. */
  const ways: [string, (person: typeof asha) => Promise<unknown>, withdrawn: unknown, otherwise: unknown][] =
    [
      [
        'an exported row',
        async (person) => {
          const wanted = { filters: { search: '' }, ids: [await leadOf(person)], fields: [], marked: false }
          const text = await new Response(await exportLeads(calendar, viewer, wanted)).text()
          return text.split('\r\n')[1]?.split(',').at(-1)
        },
        '2026-11-23',
        '',
      ],
      [
        'what other programs hear of a lead',
        async (person) => subject('lead.status_changed', await leadOf(person)),
        withdrawn_at,
        null,
      ],
      [
        'what they hear of a demo',
        async (person) => {
          await calendar.book(demoFields({ ...person, message: '' }))
          const lead_id = await leadOf(person)
          // As it was booked before they withdrew.
          await database.write((trx) => trx.deleteFrom('consents').where('occasion', '=', 'demo').execute())
          const { id } = await database.db
            .selectFrom('demo_bookings')
            .select('id')
            .where('lead_id', '=', lead_id)
            .executeTakeFirstOrThrow()
          return subject('booking.made', id)
        },
        withdrawn_at,
        null,
      ],
      [
        'what they hear of a testimonial',
        async ({ email }) => {
          const cookie = `form=${site.formTimer.start()}`
          site.time.now = new Date('2026-11-23T01:30:00.000Z')
          await site.submit({ email }, { cookie })
          const { id } = await database.db.selectFrom('testimonials').select('id').executeTakeFirstOrThrow()
          return subject('testimonial.received', id)
        },
        withdrawn_at,
        null,
      ],
      [
        'asking for a testimonial',
        async (person) => {
          const id = await leadOf(person)
          await database.write((trx) =>
            trx.updateTable('leads').set({ status: 'won' }).where('id', '=', id).execute(),
          )
          return (await site.testimonials.request(viewer, id)).kind
        },
        'withdrawn',
        'requested',
      ],
      [
        'a form that was held back',
        async (person) => {
          const payload = { submission: buildSubmission(person), attribution: {}, locale: 'en' }
          const held = { kind: 'quote' as const, payload, reasons: [] }
          await database.write((trx) => quarantine(trx, held, new Date(given_at)))
          return (await listHeldBack({ database, personKey }, viewer))[0]?.withdrawnAt
        },
        withdrawn_at,
        null,
      ],
      [
        'a testimonial that was held back',
        async ({ email }) => {
          await site.submit({ email, content: 'See https://spam.test' })
          return (await site.testimonials.listHeldBack(viewer))[0]?.withdrawnAt
        },
        withdrawn_at,
        null,
      ],
      [
        'a chat without a lead',
        async ({ email }) => {
          const chats = await database.db.selectFrom('conversations').select(['id', 'facts']).execute()
          const id = chats.find(({ facts }) => facts.includes(email))?.id ?? ''
          return (await readTranscript({ database, personKey }, viewer, id))?.withdrawnAt
        },
        withdrawn_at,
        null,
      ],
      [
        'the mail to the team about their request, as it is read in the outbox',
        async (person) => {
          const { id } = await mailAbout(person)
          const mail = await readEmail(
            { database, siteUrl: 'https://www.example.test', contact: defaultContact },
            id,
            { withLinks: true },
          )
          return waysIn(mail?.rendered?.html ?? '', person)
        },
        ['withdrew their consent'],
        ['mailto:', 'wa.me'],
      ],
      [
        'the same mail, as it goes out',
        async (person) => {
          const { message_id } = await mailAbout(person)
          const sent: Mail[] = []
          const delivery = createEmailDelivery({
            ...calendar,
            logger: createLogger('silent'),
            metrics: createMetrics(),
            transport: {
              close: () => {},
              send: async (mail) => {
                sent.push(mail)
                return { ok: true }
              },
            },
            from: { name: 'DEL AI Works', address: 'noreply@example.test' },
            siteUrl: 'https://www.example.test',
            contact: defaultContact,
            ownerAddress: async () => 'owner@example.test',
          })
          await delivery.deliverDue()
          const mail = sent.find(({ messageId }) => messageId === message_id)
          return [...waysIn(mail?.html ?? '', person), mail?.replyTo]
        },
        ['withdrew their consent', undefined],
        ['mailto:', 'wa.me', ravi.email],
      ],
    ]

  async function mailAbout(person: typeof asha) {
    return database.db
      .selectFrom('emails')
      .select(['id', 'message_id'])
      .where('template', '=', 'new-lead')
      .where('lead_id', '=', await leadOf(person))
      .executeTakeFirstOrThrow()
  }
  const waysIn = (html: string, { email }: typeof asha) =>
    [`mailto:${email}`, 'wa.me', 'withdrew their consent']
      .filter((way) => html.includes(way))
      .map((way) => way.replace(email, ''))

  const cases = ways.flatMap(([way, read, withdrawn, otherwise]) => [
    [way, 'who withdrew', () => read(asha), withdrawn] as const,
    [way, 'who did not', () => read(ravi), otherwise] as const,
  ])
  test.each(cases)('%s of somebody %s', async (_way, _whose, read, expected) => {
    expect(await read()).toEqual(expected)
  })

  test('who writes in a chat after it has a way again', async () => {
    const later = '2026-11-23T02:30:00.000Z'
    const facts = { contactInfo: { email: asha.email } }
    const id = await insertChat(database, { facts, started_at: later, last_activity_at: later })
    expect((await readTranscript({ database, personKey }, viewer, id))?.withdrawnAt).toBeNull()
  })

  /** Whether they get it about a demo, a request or a testimonial of before. */
  const mails: [EmailTemplate, boolean][] = [
    ['quote-received', false],
    ['booking-made', false],
    ['booking-reminder', false],
    ['booking-moved', true],
    ['booking-cancelled', true],
    ['testimonial-request', false],
    ['testimonial-reminder', false],
    ['team-reply', false],
  ]
  test.each(mails)('a mail of the kind %s goes out: %j', async (template, goesOut) => {
    const about = async (person: typeof asha) => ({
      id: randomUUID(),
      template,
      to_address: person.email,
      created_at: withdrawn_at,
      planned_at: null,
      resent_at: null,
      lead_id: await leadOf(person),
      testimonial_id: null,
    })
    const [hers, his] = [await about(asha), await about(ravi)]
    const reason = await database.write((trx) => whyHeldBack(trx, hers))
    expect(reason).toEqual(goesOut ? undefined : '403 Forbidden: this person withdrew their consent')
    expect(await database.write((trx) => whyHeldBack(trx, his))).toBeUndefined()
  })
})

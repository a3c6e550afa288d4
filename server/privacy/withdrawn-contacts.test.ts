import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { whySuppressed } from '#server/email/delivery/why-suppressed.ts'
import type { EmailTemplate } from '#server/email/email-templates.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { exportLeads } from '#server/leads/export/export-leads.ts'
import { readSubject } from '#server/webhooks/event-payload.ts'
import { buildCapture } from '#tests/support/records/builders.ts'
import {
  buildViewer,
  demoFields,
  startTestBookings,
  TEST_SECRET,
} from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startTestimonials } from '#tests/support/records/test-testimonials.ts'
import { createPersonKey } from './person-key.ts'

const viewer = buildViewer()
const personKey = createPersonKey(TEST_SECRET)
const asha = { name: 'Asha Verma', email: 'asha@example.test', phone: '+91 98765 43210' }
const ravi = { name: 'Ravi Rao', email: 'ravi@example.test', phone: '+91 99999 00000' }
const given_at = '2026-11-23T01:00:00.000Z'
const withdrawn_at = '2026-11-23T02:00:00.000Z'

describeOnEveryDatabase('other uses of the contacts of a person who withdrew consent', (kind) => {
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
    }
    await withdraw()
    calendar.setNow('2026-11-23T03:00:00.000Z')
  })
  afterEach(() => database.remove())

  const withdraw = () =>
    database.write((trx) =>
      trx
        .updateTable('consents')
        .set({ withdrawn_at })
        .where('contact_key', '=', personKey(`email:${asha.email}`))
        .execute(),
    )
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

  /** What each says about a person: the time, or another word for it. */
  const uses: [string, (person: typeof asha) => Promise<unknown>, withdrawn: unknown, otherwise: unknown][] =
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
          await withdraw()
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
    ]

  const cases = uses.flatMap(([use, read, withdrawn, otherwise]) => [
    [use, 'who withdrew', () => read(asha), withdrawn] as const,
    [use, 'who did not', () => read(ravi), otherwise] as const,
  ])
  test.each(cases)('%s of a person %s', async (_way, _whose, read, expected) => {
    expect(await read()).toEqual(expected)
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
  test.each(mails)('a mail of the kind %s is sent: %j', async (template, goesOut) => {
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
    const reason = await database.write((trx) => whySuppressed(trx, hers))
    expect(reason).toEqual(goesOut ? undefined : '403 Forbidden: this person withdrew their consent')
    expect(await database.write((trx) => whySuppressed(trx, his))).toBeUndefined()
  })
})

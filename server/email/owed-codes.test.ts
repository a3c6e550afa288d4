import { afterEach, beforeEach, expect, test } from 'vitest'
import { defaultContact } from '#content/fill-contact.ts'
import type { Role } from '#domain/accounts/viewer.ts'
import { toEmailJs } from '#server/adapters/emailjs-letter.ts'
import { createLogger } from '#server/logger.ts'
import { insertUser } from '#tests/test-accounts.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'
import { createEmailDelivery } from './deliver-emails.ts'
import type { EmailTemplate } from './email-templates.ts'
import type { Mail } from './mail-transport.ts'
import { enqueueEmails, type NewEmail, TO_OWNER } from './outbox.ts'
import { sampleData } from './sample-emails.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const SITE = 'https://www.example.test'
const addresses = { owner: 'boss@example.test', member: 'ravi@example.test' }

const ofPeople: [EmailTemplate, Role, subject: RegExp][] = [
  ['new-lead', 'owner', /^New lead/],
  ['new-lead', 'member', /^New lead/],
  ['chat-waiting', 'owner', /^A visitor is waiting in the chat/],
  ['chat-waiting', 'member', /^A visitor is waiting in the chat/],
  ['team-booking-made', 'owner', /^Demo booked/],
  ['team-booking-moved', 'member', /^Demo moved/],
  ['team-booking-cancelled', 'owner', /^Demo cancelled/],
  ['testimonial-waiting', 'member', /^Testimonial/],
  ['registration-waiting', 'owner', /^Registration/],
  ['data-notice', 'owner', /^Request about/],
]

describeOnEveryDatabase('mails to somebody who must set up codes first', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let sent: Mail[]
  const ids = { owner: '', member: '' }

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    sent = []
    for (const role of ['owner', 'member'] as const) {
      ids[role] = (await insertUser(database, { role, email: addresses[role] })).id
    }
    const value = JSON.stringify({ requireCodes: true })
    await database.write((trx) =>
      trx
        .insertInto('site_settings')
        .values({ key: 'security', value, updated_at: NOW.toISOString() })
        .execute(),
    )
  })
  afterEach(() => database.remove())

  const giveCodes = (role: Role) => {
    const at = NOW.toISOString()
    const codes = { user_id: ids[role], secret: 'sealed', confirmed_at: at, created_at: at }
    return database.write((trx) => trx.insertInto('two_factor').values(codes).execute())
  }
  async function send(template: EmailTemplate, to: string) {
    const email = {
      template,
      to,
      locale: 'en',
      replyTo: 'asha@sample-clinic.example',
      data: sampleData(SITE)[template],
    } as NewEmail
    await database.write((trx) => enqueueEmails(trx, [email], NOW, 'example.test'))
    await createEmailDelivery({
      database,
      clock: () => NOW,
      logger: createLogger('silent'),
      transport: {
        send: async (mail) => {
          sent.push(mail)
          return { ok: true }
        },
        close: () => {},
      },
      from: { name: 'DEL AI Works', address: 'noreply@example.test' },
      siteUrl: SITE,
      contact: defaultContact,
      ownerAddress: async () => addresses.owner,
    }).runDue()
    return sent.splice(0)
  }
  /** All that leaves the house, by either way of sending. */
  const everything = (mails: Mail[]) =>
    JSON.stringify(mails.map((mail) => [mail, toEmailJs(mail, { siteUrl: SITE, contact: defaultContact })]))
  const aPerson = /Asha|sample-clinic|98765|Sample Clinic/

  test.each(ofPeople)('%s tells the %s that it came and nothing of whom', async (template, role, subject) => {
    const to = role === 'owner' ? TO_OWNER : addresses.member
    const mails = await send(template, to)
    expect(mails).toMatchObject([{ to: addresses[role], replyTo: undefined, calendar: undefined }])
    expect(everything(mails)).not.toMatch(aPerson)
    expect(mails[0]?.subject).toMatch(subject)
    expect(mails[0]?.text).toContain(`${SITE}/del-admin-dashboard`)
    expect(mails[0]?.text).toContain('codes')

    await giveCodes(role)
    const whole = await send(template, to)
    expect(everything(whole)).toMatch(aPerson)
    expect(whole[0]?.replyTo).toBe('asha@sample-clinic.example')
  })

  test('each of two members gets what they may see', async () => {
    await giveCodes('member')
    const choices = JSON.stringify({ newLeads: 'all', chats: true, bookings: true, testimonials: true })
    await database.write((trx) =>
      trx
        .insertInto('mail_choices')
        .values({ user_id: ids.member, choices, updated_at: NOW.toISOString() })
        .execute(),
    )
    const mails = await send('new-lead', TO_OWNER)
    const tells = Object.fromEntries(mails.map((mail) => [mail.to, aPerson.test(everything([mail]))]))
    expect(tells).toEqual({ [addresses.owner]: false, [addresses.member]: true })
  })

  test.each<[EmailTemplate, string]>([
    ['model-key-refused', TO_OWNER],
    ['webhook-stopped', TO_OWNER],
    ['reset-password', addresses.member],
    ['quote-received', 'asha@sample-clinic.example'],
  ])('%s, which tells of no lead or goes to the lead, is as ever', async (template, to) => {
    const [mail] = await send(template, to)
    expect(mail?.content.template).toBe(template)
  })
})

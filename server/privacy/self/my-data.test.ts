import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noMail } from '#domain/accounts/mail-choices.ts'
import type { MailState } from '#domain/email/mail-state.ts'
import { readPublicVersion } from '#server/database/public-version.ts'
import { saveMailChoices } from '#server/email/mail-choices.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { deleteLeads } from '#server/leads/bin/delete-leads.ts'
import { restoreLeads } from '#server/leads/bin/restore-leads.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { getLead } from '#server/leads/get-lead.ts'
import { dueTasks } from '#server/leads/tasks/list-tasks.ts'
import { createSigner } from '#server/signing.ts'
import { hostileTexts } from '#tests/security/hostile-texts.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { insertChat } from '#tests/support/records/seed-chats.ts'
import { asha, seedPerson } from '#tests/support/records/seed-person.ts'
import { insertUser } from '#tests/support/records/test-accounts.ts'
import { demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import {
  buildTestimonialRow,
  insertTestimonials,
  startTestimonials,
} from '#tests/support/records/test-testimonials.ts'
import { createPersonKey } from '../person-key.ts'
import { createPrivacy } from '../privacy.ts'
import { isShortLived } from '../short-lived-mails.ts'
import { createLinkSeal } from './link-seal.ts'

const SECRET = 'a secret of at least 32 characters'
const addressKey = '192.0.2.1'
const viewer = buildViewer()

describeOnEveryDatabase('one’s own data', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let now: Date
  let privacy: ReturnType<typeof createPrivacy>
  let pagesChanged: number

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    now = new Date('2026-11-23T04:00:00.000Z')
    pagesChanged = 0
    privacy = start(false)
  })
  afterEach(() => database.remove())

  const start = (limits: boolean, mail: MailState = { kind: 'working' }) =>
    createPrivacy({
      database,
      clock: () => now,
      siteUrl: 'https://www.example.test',
      messageHost: 'example.test',
      links: createSigner(SECRET, 'booking-link'),
      outbox: { wake: () => {}, state: async () => mail },
      photos: { discard: async () => {} },
      pagesChanged: () => {
        pagesChanged++
      },
      personKey: createPersonKey(SECRET),
      rateLimits: createRateLimits(limits),
      dataLinks: createLinkSeal(SECRET),
    })

  const ask = (email: string) => privacy.askForLink({ email, addressKey, locale: 'en' })
  async function linkTo(email: string) {
    await ask(email)
    const { data } = await database.db
      .selectFrom('emails')
      .select('data')
      .where('template', '=', 'data-link')
      .where('to_address', '=', email.toLowerCase())
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return (JSON.parse(data) as { url: string }).url.split('/').at(-1) ?? ''
  }
  const notices = async () =>
    (
      await database.db
        .selectFrom('emails')
        .select('data')
        .where('template', '=', 'data-notice')
        .orderBy('created_at')
        .execute()
    ).map(({ data }) => JSON.parse(data))
  const dueToday = async () => (await dueTasks({ database, clock: () => now }, viewer, 9)).tasks
  const capture = (submission: Parameters<typeof buildCapture>[0] = {}) =>
    captureLead(
      { database, clock: () => now, messageHost: 'example.test', personKey: createPersonKey(SECRET) },
      buildCapture(submission),
    )

  test('are requested by a mailed link, whether data exist or not', async () => {
    await seedPerson(database)
    expect(await ask(asha.email)).toEqual({ kind: 'sent' })
    expect(await ask('nobody@example.test')).toEqual({ kind: 'sent' })
    expect(await privacy.readMine(await linkTo('nobody@example.test'))).toMatchObject({
      records: [],
      consent: 'none',
    })
    const { url } = JSON.parse(
      (
        await database.db
          .selectFrom('emails')
          .select('data')
          .where('template', '=', 'data-link')
          .executeTakeFirstOrThrow()
      ).data,
    ) as { url: string }
    expect(Buffer.from(url.split('/').at(-1) ?? '', 'base64url').toString()).not.toContain('example.test')
  })

  test.each([
    ...hostileTexts,
    '',
    'a@b@c',
    'a@b.test\nBcc: x@y.test',
    'a@b.test,c@d.test',
    `${'a'.repeat(80)}@b.test`,
  ])('nothing is mailed to %j', async (text) => {
    await ask(text)
    const mails = await database.db.selectFrom('emails').select('to_address').execute()
    for (const { to_address } of mails) expect(to_address).toMatch(/^[^\s@,<>]+@[^\s@,<>]+$/)
    expect(await ask(text)).toEqual({ kind: mails.length > 0 ? 'sent' : 'invalid' })
  })

  test.each<MailState>([
    { kind: 'none' },
    { kind: 'failing', since: '2026-11-23T02:00:00.000Z', reason: 'down' },
  ])('no link is saved that would be too old once it is sent: $kind', async (mail) => {
    privacy = start(false, mail)
    expect(await ask(asha.email)).toEqual({ kind: 'no-mail' })
    expect(await database.db.selectFrom('emails').select('id').execute()).toEqual([])
  })

  test('requests are limited per mailbox and per sender', async () => {
    privacy = start(true)
    const outcomes = []
    for (let at = 0; at < 7; at++) outcomes.push((await ask(asha.email)).kind)
    expect(outcomes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'too-many', 'too-many'])
    expect(await database.db.selectFrom('emails').select('id').execute()).toHaveLength(3)
  })

  test('a link is valid for an hour, and only unchanged', async () => {
    await seedPerson(database)
    const token = await linkTo(asha.email)
    const wrong = [
      '',
      'x',
      token.slice(1),
      `${token}A`,
      token.toLowerCase(),
      token.slice(0, -6),
      '../..',
      '\0',
    ]
    for (const other of wrong) expect(await privacy.readMine(other), other).toBeUndefined()
    expect(await privacy.readMine(token)).toMatchObject({
      email: 'asha@example.test',
      contact: { name: asha.name },
      comingDemos: 1,
      isShared: false,
    })
    now = new Date(now.getTime() + 61 * 60 * 1000)
    expect(await privacy.readMine(token)).toBeUndefined()
    expect(await privacy.exportMine(token)).toBeUndefined()
    expect(await privacy.eraseMine({ token, addressKey })).toEqual({ kind: 'gone' })
    expect(await privacy.withdrawMine({ token, addressKey })).toEqual({ kind: 'gone' })
  })

  test('opening the link changes nothing, because mail scanners follow links too', async () => {
    await seedPerson(database)
    const token = await linkTo(asha.email)
    const before = JSON.stringify((await privacy.exportMine(token))?.records)
    await privacy.readMine(token)
    expect(JSON.stringify((await privacy.exportMine(token))?.records)).toBe(before)
  })

  test('a person who typed a stranger’s number sees nothing of the stranger', async () => {
    const victim = {
      name: 'Ravi Rao',
      email: 'ravi@example.test',
      phone: '+91 99999 00000',
      message: 'my secret plan',
    }
    // First the one who waits for others, then the other way round.
    await capture({ submission: { name: 'Mallory', email: 'mallory@evil.test', phone: victim.phone } })
    await capture({ submission: victim })
    const seen = JSON.stringify(await privacy.readMine(await linkTo('mallory@evil.test')))
    expect(seen).not.toContain('secret plan')
    expect(seen).not.toContain('ravi@')
    expect(seen).toContain('"isShared":true')
    expect(JSON.stringify(await privacy.readMine(await linkTo(victim.email)))).not.toContain('mallory')
  })

  test('nor the stranger’s chat, nor a joined lead that had only a number', async () => {
    const phone = '+91 99999 00000'
    await capture({
      submission: { name: 'Ravi', email: undefined, phone, message: 'my secret plan' } as never,
    })
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    await insertChat(database, {
      lead_id: id,
      facts: { contactInfo: { phone } },
      messages: [{ text: 'my secret plan' }],
    })
    await capture({ submission: { name: 'Mallory', email: 'mallory@evil.test', phone } })
    const token = await linkTo('mallory@evil.test')
    expect(JSON.stringify(await privacy.readMine(token))).not.toContain('secret plan')
    await privacy.eraseMine({ token, addressKey })
    expect(await database.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
    expect(await database.db.selectFrom('conversations').select('id').execute()).toHaveLength(1)
    expect((await notices()).map(({ what }) => what)).toEqual(expect.arrayContaining(['erased', 'shared']))
    expect((await dueToday()).map(({ title, lead_id }) => [title, lead_id])).toEqual([
      ['Asked for erasure: find out whose this lead is, then use Privacy', id],
    ])
  })

  test('nor what another person wrote by the link to their lead', async () => {
    const { leadId } = await seedPerson(database)
    const stranger = buildTestimonialRow({ email: 'ravi@example.test', content: 'my secret plan' })
    await insertTestimonials(database, [stranger])
    await database.write((trx) =>
      trx
        .insertInto('testimonial_details')
        .values({
          testimonial_id: stranger.id,
          name_shown: 'full',
          locale: 'en',
          flags: '[]',
          tags: '[]',
          lead_id: leadId,
        })
        .execute(),
    )
    const token = await linkTo(asha.email)
    expect(JSON.stringify(await privacy.readMine(token))).not.toContain('secret plan')
    await privacy.eraseMine({ token, addressKey })
    const left = await database.db.selectFrom('testimonials').select('email').execute()
    expect(left).toEqual([{ email: 'ravi@example.test' }])
  })

  test('name and company are corrected at once, a number by a team member', async () => {
    await capture({ submission: { email: asha.email } })
    const visit = { token: await linkTo(asha.email), addressKey }
    const typed = { name: 'Asha V. Rao', company: 'New Clinic', phone: '+91 90000 00001' }
    expect(await privacy.correctMine(visit, typed)).toEqual({ kind: 'done', asked: true })
    const lead = await database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
    expect(lead).toMatchObject({ name: 'Asha V. Rao', company: 'New Clinic', phone: '+91 98765 43210' })
    expect(await notices()).toMatchObject([
      { what: 'correction', leadIds: [lead.id], phone: '+91 90000 00001' },
    ])
    // A mail can be missed: it stands on Today too, once.
    await privacy.correctMine(visit, typed)
    expect((await dueToday()).map(({ title, lead_id }) => [title, lead_id])).toEqual([
      ['Correct the number to +91 90000 00001', lead.id],
    ])
    const told = await database.db.selectFrom('lead_activities').select('description').execute()
    expect(told.map(({ description }) => description)).toContain(
      'Corrected by the person, by the link to their own data.',
    )
    for (const wrong of [
      { name: '' },
      { name: 'x'.repeat(500) },
      { phone: '12' },
      { company: 'x'.repeat(500) },
    ]) {
      expect((await privacy.correctMine(visit, { ...typed, ...wrong })).kind, JSON.stringify(wrong)).toBe(
        'invalid',
      )
    }
  })

  test('a consent is stored with each form, and withdrawing it drops waiting mails', async () => {
    await capture({ submission: { email: asha.email } })
    const token = await linkTo(asha.email)
    expect(await privacy.readMine(token)).toMatchObject({ consent: 'given' })
    expect(await privacy.withdrawMine({ token, addressKey })).toEqual({ kind: 'done' })
    expect(await privacy.withdrawMine({ token, addressKey })).toEqual({ kind: 'done' })
    expect(await privacy.readMine(token)).toMatchObject({ consent: 'withdrawn' })
    const waiting = await database.db
      .selectFrom('emails')
      .select('template')
      .where('to_address', '<>', 'owner')
      .execute()
    expect(waiting).toEqual([{ template: 'data-link' }])
    expect(await notices()).toMatchObject([{ what: 'withdrawn' }])
    // Sending a form again means agreeing again.
    now = new Date(now.getTime() + 1000)
    await capture({ submission: { email: asha.email } })
    expect(await privacy.readMine(token)).toMatchObject({ consent: 'given' })
  })

  test('a lead restored from the bin after a withdrawal has no consent', async () => {
    const deps = { database, clock: () => now }
    await capture({ submission: { email: asha.email } })
    const { id } = await database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow()
    await deleteLeads(deps, viewer, [id])
    const token = await linkTo(asha.email)
    expect(await privacy.withdrawMine({ token, addressKey })).toEqual({ kind: 'done' })
    expect(await notices()).toMatchObject([{ what: 'withdrawn' }])
    await restoreLeads(deps, viewer, [id])
    expect(await getLead({ database }, viewer, id)).toMatchObject({ withdrawnAt: now.toISOString() })
  })

  test('withdrawing a consent permanently unpublishes the testimonial', async () => {
    await seedPerson(database)
    const waiting = buildTestimonialRow({ email: asha.email })
    const strangers = buildTestimonialRow({ email: 'ravi@example.test', status: 'approved' })
    await insertTestimonials(database, [waiting, strangers])
    const { id } = await database.db
      .selectFrom('testimonials')
      .select('id')
      .where('status', '=', 'approved')
      .where('email', '=', asha.email)
      .executeTakeFirstOrThrow()
    const { testimonials, time } = startTestimonials(database)
    time.now = now
    const featured = await testimonials.moderate(viewer, { ids: [id], moderation: 'feature' })
    const version = () => readPublicVersion(database.db)
    const before = await version()
    const token = await linkTo(asha.email)
    expect(await privacy.readMine(token)).toMatchObject({ consent: 'given' })
    await privacy.withdrawMine({ token, addressKey })

    const standing = async (one: string) => (await testimonials.get(viewer, one))?.testimonial
    for (const one of [id, waiting.id]) {
      expect(await standing(one)).toMatchObject({ status: 'rejected', featured: false })
    }
    expect(await standing(strangers.id)).toMatchObject({ status: 'approved' })
    expect(await version()).toBe(before + 1)
    expect(pagesChanged).toBe(1)
    // The team sees why, and can't bring it back.
    expect(await testimonials.get(viewer, id)).toMatchObject({ withdrawnAt: now.toISOString() })
    expect(await testimonials.undo(viewer, featured.changeId ?? '')).toMatchObject({ undone: [] })
    expect(await testimonials.moderate(viewer, { ids: [id], moderation: 'approve' })).toMatchObject({
      refused: [id],
    })
    const log = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).execute()
    expect(log).toEqual(
      expect.arrayContaining([
        { action: 'testimonial.withdrawn', subject_id: id },
        { action: 'testimonial.withdrawn', subject_id: waiting.id },
      ]),
    )
    const told = await database.db
      .selectFrom('lead_activities')
      .select('description')
      .where('activity_type', '=', 'consent_withdrawn')
      .execute()
    expect(told).toEqual([{ description: 'What they wrote for the site is taken off it.' }])
    expect(await privacy.readMine(token)).toMatchObject({ consent: 'withdrawn' })
    await privacy.withdrawMine({ token, addressKey })
    expect(pagesChanged).toBe(1)
  })

  test('are erased, with a last mail and an anonymous notice to the owner', async () => {
    await seedPerson(database)
    const token = await linkTo(asha.email)
    expect(await privacy.eraseMine({ token, addressKey })).toEqual({ kind: 'done' })
    expect(await privacy.readMine(token)).toMatchObject({ records: [] })
    expect(await privacy.eraseMine({ token, addressKey })).toEqual({ kind: 'gone' })
    const mails = await database.db
      .selectFrom('emails')
      .select(['template', 'data'])
      .orderBy('template')
      .execute()
    expect(mails.map(({ template }) => template)).toEqual([
      'booking-cancelled',
      'data-erased',
      'data-link',
      'data-notice',
    ])
    const [notice] = await notices()
    expect(notice).toMatchObject({ what: 'erased', demos: ['2026-11-24T10:00:00.000Z'] })
    expect(JSON.stringify(notice).toLowerCase()).not.toContain('asha')
    const search = await privacy.search(viewer, asha.email)
    expect(search).toMatchObject({ erasedAt: now.toISOString() })
  })

  test('webhook deliveries about a demo are erased with it, even on a stranger’s lead', async () => {
    const at = now.toISOString()
    await database.write((trx) =>
      trx
        .insertInto('webhooks')
        .values({
          id: randomUUID(),
          url: 'https://flows.example.test/hook',
          description: '',
          events: '["lead.created","booking.made"]',
          own_network: false,
          status: 'active',
          secret_version: 1,
          created_at: at,
          updated_at: at,
        })
        .execute(),
    )
    const phone = '+91 99999 00000'
    await capture({ submission: { name: 'Ravi', email: 'ravi@example.test', phone } })
    await startTestBookings(database).book(demoFields({ name: asha.name, email: asha.email, phone }))
    const told = async () =>
      (await database.db.selectFrom('webhook_deliveries').select('payload').execute()).map(({ payload }) =>
        payload.toLowerCase(),
      )
    expect(await database.db.selectFrom('leads').select('id').execute()).toHaveLength(1)
    expect((await told()).filter((payload) => payload.includes('asha@example'))).toHaveLength(1)
    const token = await linkTo(asha.email)
    expect((await privacy.exportMine(token))?.records.webhook_deliveries).toHaveLength(1)
    await privacy.eraseMine({ token, addressKey })
    expect((await told()).map((payload) => payload.includes('ravi@example'))).toEqual([true])
  })

  test('a stranger’s number typed with it is not marked as erased', async () => {
    await capture({ submission: { email: asha.email, phone: '+91 99999 00000' } })
    const token = await linkTo(asha.email)
    expect(await privacy.eraseMine({ token, addressKey })).toEqual({ kind: 'done' })
    const erased = async (text: string) => (await privacy.search(viewer, text)) as { erasedAt?: string }
    expect((await erased('+91 99999 00000')).erasedAt).toBeUndefined()
    expect((await erased(asha.email)).erasedAt).toBe(now.toISOString())
  })

  test('an erasure leaves no copy of a mail with a member either', async () => {
    const member = await insertUser(database, { email: 'ravi@example.test' })
    await saveMailChoices(
      { database, clock: () => now },
      member,
      member.id,
      { ...noMail, newLeads: 'all' },
      0,
    )
    await capture({ submission: { email: asha.email, phone: asha.phone, message: asha.message } })
    const kept = () =>
      database.db
        .selectFrom('emails')
        .select(['to_address', 'data'])
        .where(({ not }) => not(isShortLived))
        .execute()
    expect((await kept()).map(({ to_address }) => to_address)).toContain(member.email)
    const token = await linkTo(asha.email)
    // Whom of the team it was told is not told to her.
    const copy = JSON.stringify(await privacy.exportMine(token))
    expect(copy).toContain('new-lead')
    expect(copy).not.toContain(member.email)
    expect(await privacy.eraseMine({ token, addressKey })).toEqual({ kind: 'done' })
    const left = JSON.stringify(await kept()).toLowerCase()
    for (const mark of ['asha@example', '98765', 'miss calls']) expect(left).not.toContain(mark)
  })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { captureLead } from '#server/leads/capture-lead.ts'
import { listHeldBack, releaseHeldBack } from '#server/leads/held-back.ts'
import { createPersonKey } from '#server/privacy/person-key.ts'
import { hasWithdrawn } from '#server/privacy/withdrawn-consents.ts'
import { buildCapture } from '#tests/builders.ts'
import { insertChat } from '#tests/seed-chats.ts'
import { buildViewer, demoFields, startTestBookings, TEST_SECRET, tokenOf } from '#tests/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/test-database.ts'

const owner = buildViewer()
const idempotencyKey = 'a-key-of-the-browser'
const personKey = createPersonKey(TEST_SECRET)

describeOnEveryDatabase('a demo form that was mended and sent again after its answer was lost', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let site: ReturnType<typeof startTestBookings>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    site = startTestBookings(database)
  })
  afterEach(() => database.remove())

  const send = (changes: Record<string, unknown> = {}) =>
    site.book(demoFields({ idempotencyKey, ...changes }))
  const booking = () => database.db.selectFrom('demo_bookings').selectAll().executeTakeFirstOrThrow()
  const all = (table: 'demo_bookings' | 'leads' | 'consents' | 'lead_contacts') =>
    database.db
      .selectFrom(table as 'leads')
      .selectAll()
      .execute() as Promise<Record<string, unknown>[]>
  const mails = async () =>
    (
      await database.db
        .selectFrom('emails')
        .select(['template', 'to_address', 'status'])
        .where('booking_id', 'is not', null)
        .execute()
    )
      .map(({ template, to_address, status }) => `${template} ${to_address} ${status}`)
      .toSorted()
  const later = (minutes: number) =>
    site.setNow(new Date(site.clock().getTime() + minutes * 60_000).toISOString())

  test.each([
    ['the address', { email: 'ravi.rao@example.test' }],
    ['the name', { name: 'Ravi K. Rao' }],
    ['the number', { phone: '+919876543210' }],
    ['the company', { company: 'Rao Stores' }],
    ['the service', { service: 'crm-integrations' }],
    ['the message', { message: 'We miss calls.' }],
  ])('%s is kept, in the same booking and the same lead', async (_, changes) => {
    const first = await send()
    later(1)
    expect(await send(changes)).toEqual(first)
    const { service, ...told } = changes as Record<string, string>
    expect(await all('demo_bookings')).toMatchObject([{ ...changes, sequence: 1, status: 'booked' }])
    expect(await all('leads')).toMatchObject([
      { ...told, ...(service ? { service_interest: 'gpt-agents' } : {}) },
    ])
    const { email, lead_id } = await booking()
    expect(await mails()).toEqual([
      `booking-made ${email} queued`,
      `booking-reminder ${email} queued`,
      `booking-reminder ${email} queued`,
      'team-booking-made owner queued',
    ])
    expect(await all('consents')).toMatchObject([{ contact_key: personKey(`email:${email}`), lead_id }])
    const contacts = (await all('lead_contacts')).map(({ contact }) => contact)
    expect(contacts).toContain(`email:${email}`)
    expect(contacts).toHaveLength(told.phone ? 2 : 1)
    // Sent once more it is the same, and the first arriving late undoes nothing.
    const before = await booking()
    later(1)
    expect(await send(changes)).toEqual(first)
    expect(await send()).toEqual(first)
    expect(await booking()).toEqual(before)
    expect(await mails()).toHaveLength(4)
  })

  test('what went out to the wrong address stays noted, and the right one is written to', async () => {
    await send()
    await database.write((trx) =>
      trx.updateTable('emails').set({ status: 'sent' }).where('planned_at', 'is', null).execute(),
    )
    await send({ email: 'ravi.rao@example.test' })
    expect(await mails()).toEqual([
      'booking-made ravi.rao@example.test queued',
      'booking-made ravi@example.test sent',
      'booking-reminder ravi.rao@example.test queued',
      'booking-reminder ravi.rao@example.test queued',
      'team-booking-made owner queued',
      'team-booking-made owner sent',
    ])
  })

  test('a mistyped address that is a stranger’s leaves their lead as it was', async () => {
    const stranger = { name: 'Asha', email: 'asha@example.test', phone: undefined }
    await captureLead({ ...site, personKey }, buildCapture({ submission: stranger }))
    const strangers = (await all('leads'))[0]
    later(1)
    await send({ email: stranger.email })
    expect((await booking()).lead_id).toBe(strangers?.id)
    later(1)
    await send()
    const { lead_id } = await booking()
    expect(lead_id).not.toBe(strangers?.id)
    const leads = await all('leads')
    expect(leads.find(({ id }) => id === lead_id)).toMatchObject({
      name: 'Ravi Rao',
      email: 'ravi@example.test',
    })
    expect(leads.find(({ id }) => id === strangers?.id)).toMatchObject({
      name: 'Asha',
      email: stranger.email,
    })
    const consents = await all('consents')
    expect(consents.map((consent) => [consent.lead_id, consent.contact_key]).toSorted()).toEqual(
      [
        [lead_id, personKey('email:ravi@example.test')],
        [strangers?.id, personKey('email:asha@example.test')],
      ].toSorted(),
    )
    expect((await mails()).filter((mail) => mail.includes(stranger.email))).toEqual([])
  })

  test('what the team wrote on the lead meanwhile stays, but for what was mended', async () => {
    await send()
    await database.write((trx) =>
      trx.updateTable('leads').set({ phone: '+91 98765 43210', company: 'Rao Stores' }).execute(),
    )
    later(1)
    await send({ message: 'We miss calls.' })
    expect(await all('leads')).toMatchObject([
      { phone: '+91 98765 43210', company: 'Rao Stores', message: 'We miss calls.' },
    ])
  })

  test('a lead that somebody else came to since does not follow the form to another address', async () => {
    const asha = { name: 'Asha', email: 'asha@example.test', phone: undefined, message: 'My own words' }
    await send({ email: asha.email })
    later(1)
    await captureLead({ ...site, personKey }, buildCapture({ submission: asha }))
    const [ashas] = await all('leads')
    later(1)
    await send({ email: 'mallory@evil.test' })
    const { lead_id } = await booking()
    expect(lead_id).not.toBe(ashas?.id)
    const leads = await all('leads')
    expect(leads.find(({ id }) => id === ashas?.id)).toMatchObject({ email: asha.email })
    expect(leads.find(({ id }) => id === lead_id)).toMatchObject({ email: 'mallory@evil.test' })
  })

  test.each([
    ['the address', { email: 'ravi.rao@example.test' }],
    ['the message', { message: 'We miss calls.' }],
  ])('whoever withdrew their consent and then sends it with %s mended agrees again', async (_, changes) => {
    await send()
    const { lead_id } = await booking()
    const withdrawn_at = site.clock().toISOString()
    await database.write((trx) => trx.updateTable('consents').set({ withdrawn_at }).execute())
    expect(await hasWithdrawn(database.db, 'lead_id', lead_id ?? '')).toBe(true)
    later(1)
    await send(changes)
    expect(await hasWithdrawn(database.db, 'lead_id', lead_id ?? '')).toBe(false)
    const { email } = await booking()
    const theirs = (await all('consents')).map((one) => [one.contact_key, one.withdrawn_at])
    expect(theirs.toSorted()).toEqual(
      [
        [personKey('email:ravi@example.test'), withdrawn_at],
        [personKey(`email:${email}`), null],
      ].toSorted(),
    )
  })

  test('the consent of a form that was held back first goes over to the right address too', async () => {
    await send({ name: 'www.spam.test', email: 'rawi@example.test' })
    later(60)
    const deps = { ...site, bookHeldBack: site.bookings.bookHeldBack }
    const [held] = await listHeldBack(deps, owner)
    await releaseHeldBack(deps, owner, held?.id ?? '')
    later(1)
    await send()
    const { lead_id } = await booking()
    expect(await all('consents')).toMatchObject([
      { contact_key: personKey('email:ravi@example.test'), lead_id },
    ])
  })

  test('a stranger’s withdrawal outlasts that the demo was not theirs', async () => {
    const stranger = { name: 'Asha', email: 'asha@example.test', phone: undefined }
    // Without a consent of its own, as one that came from a file.
    await captureLead({ ...site, personKey: undefined }, buildCapture({ submission: stranger }))
    const [ashas] = await all('leads')
    later(1)
    await send({ email: stranger.email })
    const withdrawn_at = site.clock().toISOString()
    await database.write((trx) => trx.updateTable('consents').set({ withdrawn_at }).execute())
    later(1)
    await send()
    expect((await booking()).lead_id).not.toBe(ashas?.id)
    expect(await hasWithdrawn(database.db, 'lead_id', String(ashas?.id))).toBe(true)
  })

  test('the chat that it was booked from goes over with it', async () => {
    const stranger = { name: 'Asha', email: 'asha@example.test', phone: undefined }
    await captureLead({ ...site, personKey }, buildCapture({ submission: stranger }))
    const conversationId = await insertChat(database, { facts: {} })
    later(1)
    const fromChat = (changes: Record<string, unknown> = {}) =>
      site.book(demoFields({ idempotencyKey, ...changes }), { conversationId })
    await fromChat({ email: stranger.email })
    later(1)
    await fromChat()
    const { lead_id } = await booking()
    const chat = await database.db.selectFrom('conversations').select('lead_id').executeTakeFirstOrThrow()
    expect(chat.lead_id).toBe(lead_id)
  })

  test('what is called off while it comes in again is not told to stand', async () => {
    const first = await send()
    let isOff = false
    const slow = startTestBookings({
      ...database,
      write: async (work) => {
        if (!isOff) {
          isOff = true
          await site.bookings.cancelByLink(tokenOf(first), undefined, '192.0.2.1')
        }
        return database.write(work)
      },
    })
    const again = await slow.book(demoFields({ idempotencyKey, message: 'We miss calls.' }))
    const { bookingId } = again as { bookingId: string }
    const stands = await database.db
      .selectFrom('demo_bookings')
      .select(['status', 'message'])
      .where('id', '=', bookingId)
      .executeTakeFirst()
    expect(stands).toEqual({ status: 'booked', message: 'We miss calls.' })
  })

  test('of somebody who has a lead already the lead stays as the team has it, and hears of it', async () => {
    await captureLead(
      { ...site, personKey },
      buildCapture({ submission: { name: 'Ravi', email: 'ravi@example.test' } }),
    )
    later(1)
    await send()
    later(1)
    await send({ message: 'We miss calls.' })
    expect(await booking()).toMatchObject({ message: 'We miss calls.', sequence: 1 })
    expect(await all('leads')).toMatchObject([{ name: 'Ravi' }])
    const told = await database.db.selectFrom('lead_activities').select('title').execute()
    expect(told.map(({ title }) => title)).toContain(
      'Mended what was sent with the demo for Tue, 24 Nov, 2026, 3:30 pm IST',
    )
  })

  test.each([
    ['another key', { idempotencyKey: 'a-key-of-another-browser' }],
    ['no key', { idempotencyKey: '' }],
  ])('nobody takes a booking over with %s', async (_, theirs) => {
    await send()
    const before = await booking()
    expect(await send({ ...theirs, name: 'Mallory', email: 'mallory@evil.test' })).toMatchObject({
      kind: 'taken',
    })
    expect(await booking()).toEqual(before)
  })

  test('nor with the key that was reckoned for a form without one', async () => {
    await send({ idempotencyKey: '' })
    const { key } = await database.db
      .selectFrom('submissions')
      .select('key')
      .where('key', 'like', 'demo:auto-%')
      .where('key', 'not like', '%~%')
      .executeTakeFirstOrThrow()
    const before = await booking()
    const reckoned = { idempotencyKey: key.slice('demo:'.length), email: 'mallory@evil.test' }
    expect(await send(reckoned)).toMatchObject({ kind: 'taken' })
    expect(await booking()).toEqual(before)
  })

  test('what looks like spam changes nothing until somebody has looked at it', async () => {
    const first = await send()
    const before = await booking()
    expect(await send({ name: 'www.spam.test' })).toMatchObject({
      kind: 'booked',
      bookingId: (first as { bookingId: string }).bookingId,
      autoReply: false,
    })
    expect(await booking()).toEqual(before)
    const deps = { ...site, bookHeldBack: site.bookings.bookHeldBack }
    const [held] = await listHeldBack(deps, owner)
    expect(await releaseHeldBack(deps, owner, held?.id ?? '')).toEqual({ kind: 'released' })
    expect(await booking()).toMatchObject({ id: before.id, name: 'www.spam.test' })
    expect(await all('demo_bookings')).toHaveLength(1)
  })

  test('nor is its own time told to be taken, once the notice for it has run out', async () => {
    const first = await send()
    site.setNow('2026-11-24T09:50:00.000Z')
    expect(await send({ name: 'www.spam.test' })).toEqual({ ...first, autoReply: false })
  })

  test('and where the booking was called off meanwhile, it is booked anew once somebody has looked', async () => {
    const first = await send()
    await send({ name: 'www.spam.test' })
    await site.bookings.cancelByLink(tokenOf(first), undefined, '192.0.2.1')
    const deps = { ...site, bookHeldBack: site.bookings.bookHeldBack }
    const [held] = await listHeldBack(deps, owner)
    expect(await releaseHeldBack(deps, owner, held?.id ?? '')).toEqual({ kind: 'released' })
    const rows = await database.db.selectFrom('demo_bookings').select(['status', 'name']).execute()
    expect(rows.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'booked', name: 'www.spam.test' },
      { status: 'cancelled', name: 'Ravi Rao' },
    ])
  })

  test('held back twice, first and mended, both become known where the time is taken meanwhile', async () => {
    await send({ name: 'www.spam.test' })
    later(1)
    await send({ name: 'www.spam.test', email: 'ravi.rao@example.test' })
    await site.book(demoFields({ name: 'Asha', email: 'asha@example.test' }))
    const deps = { ...site, bookHeldBack: site.bookings.bookHeldBack }
    for (const { id } of await listHeldBack(deps, owner)) {
      expect(await releaseHeldBack(deps, owner, id)).toEqual({ kind: 'without-slot' })
    }
    expect((await all('leads')).map(({ email }) => email).toSorted()).toEqual([
      'asha@example.test',
      'ravi.rao@example.test',
      'ravi@example.test',
    ])
  })

  test('what was called off since stays so: the time is booked anew', async () => {
    const first = await send()
    await site.bookings.cancelByLink(tokenOf(first), undefined, '192.0.2.1')
    expect(await send({ message: 'We miss calls.' })).not.toEqual(first)
    const rows = await database.db.selectFrom('demo_bookings').select(['status', 'message']).execute()
    expect(rows.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
      { status: 'booked', message: 'We miss calls.' },
      { status: 'cancelled', message: null },
    ])
  })

  test('sent together, mended and not, they are one booking', async () => {
    const outcomes = await Promise.all([
      send(),
      send({ message: 'We miss calls.' }),
      send({ name: 'Ravi R.' }),
    ])
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await all('demo_bookings')).toHaveLength(1)
    expect(await all('leads')).toHaveLength(1)
  })
})

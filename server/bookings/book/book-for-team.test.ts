import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RefusedError } from '#server/accounts/authorize.ts'
import { buildLeadRow, insertLeads } from '#tests/support/records/seed-leads.ts'
import { buildViewer, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'

const owner = buildViewer()

describeOnEveryDatabase('booking for someone', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let team: ReturnType<typeof startTestBookings>
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    team = startTestBookings(database)
  })
  afterEach(() => database.remove())

  const form = {
    ...{ leadId: '', name: 'Ravi Rao', email: '', phone: '98765 43210', service: 'voice-ai' },
    ...{ date: '2026-11-24', time: '15:30', sendsMail: false },
  }
  const book = (changes: Partial<typeof form> = {}, key: string = randomUUID()) =>
    team.bookings.bookForTeam(owner, { ...form, key, ...changes })
  const mails = async () => {
    const rows = await database.db.selectFrom('emails').select(['template', 'to_address']).execute()
    return rows.map(({ template }) => template).toSorted()
  }

  test('adds a lead without an e-mail address and sends no mail', async () => {
    const key = randomUUID()
    const outcome = await book({}, key)
    expect(await book({}, key)).toEqual(outcome)
    if (outcome.kind !== 'booked') return expect.fail(outcome.kind)
    const found = await team.bookings.get(owner, outcome.bookingId)
    expect(found?.booking).toMatchObject({ name: 'Ravi Rao', email: '', service: 'voice-ai' })
    expect(await mails()).toEqual([])
    const leads = await database.db.selectFrom('leads').select(['id', 'name']).execute()
    expect(leads).toEqual([{ id: found?.booking.leadId, name: 'Ravi Rao' }])
    // Moving it mails only the team.
    await team.bookings.move(owner, outcome.bookingId, { date: '2026-11-25', time: '11:00' })
    expect(await mails()).toEqual(['team-booking-moved'])
  })

  test('books for a lead, and sends mails only on request', async () => {
    const lead = buildLeadRow({ name: 'Zubeda', email: 'zubeda@example.test', status: 'qualified' })
    await insertLeads(database, [lead])
    expect(await team.bookings.prepare(owner, lead.id)).toMatchObject({ lead: { name: 'Zubeda' } })
    const outcome = await book({ leadId: lead.id, name: '', phone: '', sendsMail: true })
    if (outcome.kind !== 'booked') return expect.fail(outcome.kind)
    const found = await team.bookings.get(owner, outcome.bookingId)
    expect(found?.booking).toMatchObject({ leadId: lead.id, email: 'zubeda@example.test' })
    expect(await mails()).toEqual([
      'booking-made',
      'booking-reminder',
      'booking-reminder',
      'team-booking-made',
    ])
    expect(await book()).toMatchObject({ kind: 'taken', nearest: expect.any(Array) })
  })

  test('refuses what is missing, and outsiders', async () => {
    expect(await book({ phone: '' })).toEqual({ kind: 'invalid', problem: 'contact' })
    expect(await book({ email: 'nobody' })).toEqual({ kind: 'invalid', problem: 'contact' })
    expect(await book({ name: ' ' })).toEqual({ kind: 'invalid', problem: 'name' })
    expect(await book({ time: '' })).toEqual({ kind: 'invalid', problem: 'time' })
    expect(await book({ leadId: randomUUID() })).toEqual({ kind: 'gone' })
    const outsider = buildViewer({ status: 'pending' })
    await expect(team.bookings.prepare(outsider, '')).rejects.toThrow(RefusedError)
  })
})

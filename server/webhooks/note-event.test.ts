import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EventType } from '#domain/webhooks/event-types.ts'
import { deleteLeads } from '#server/leads/bin/delete-leads.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { changeLeadStatus } from '#server/leads/work/change-lead-status.ts'
import { buildCapture, buildViewer } from '#tests/support/records/builders.ts'
import { demoFields, startTestBookings } from '#tests/support/records/test-bookings.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { pendingJobs } from '#tests/support/records/test-jobs.ts'
import { startTestimonials } from '#tests/support/records/test-testimonials.ts'
import { noteEvent } from './note-event.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const viewer = buildViewer()

describeOnEveryDatabase('noting what others listen to', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  const deps = () => ({ database, clock: () => now, messageHost: 'example.test' })

  beforeEach(async () => {
    database = await openTestDatabase(kind)
  })
  afterEach(() => database.remove())

  async function listen(events: EventType[], status: 'active' | 'paused' = 'active'): Promise<string> {
    const id = randomUUID()
    await database.write((trx) =>
      trx
        .insertInto('webhooks')
        .values({
          id,
          url: 'https://flows.example.test/hook',
          description: '',
          events: JSON.stringify(events),
          own_network: false,
          status,
          secret_version: 1,
          created_at: now.toISOString(),
          updated_at: now.toISOString(),
        })
        .execute(),
    )
    return id
  }
  const deliveries = () => database.db.selectFrom('webhook_deliveries').selectAll().execute()
  const onlyLead = () => database.db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()

  test('a new lead is sent to the webhooks that subscribe to it, and to no others', async () => {
    const listening = await listen(['lead.created', 'booking.made'])
    await listen(['lead.status_changed', 'testimonial.received'])
    await listen(['lead.created'], 'paused')
    await captureLead(deps(), buildCapture())
    const lead = await onlyLead()
    const [delivery, ...others] = await deliveries()
    expect(others).toEqual([])
    expect(delivery).toMatchObject({
      webhook_id: listening,
      event_type: 'lead.created',
      lead_id: lead.id,
    })
    expect(await pendingJobs(database, 'webhook')).toMatchObject([
      { key: delivery?.id, attempts: 0, run_at: now.toISOString() },
    ])
    expect(JSON.parse(delivery?.payload ?? '')).toMatchObject({
      type: 'lead.created',
      timestamp: now.toISOString(),
      data: { lead: { id: lead.id, email: 'asha@example.test', score: lead.lead_score, status: 'new' } },
    })
  })

  test('a repeat request is no new lead', async () => {
    await listen(['lead.created'])
    await captureLead(deps(), buildCapture())
    await captureLead(deps(), buildCapture())
    expect(await deliveries()).toHaveLength(1)
  })

  test('a changed status is sent with its new value, an unchanged one is not sent', async () => {
    await captureLead(deps(), buildCapture())
    await listen(['lead.status_changed'])
    const { id } = await onlyLead()
    await changeLeadStatus(deps(), viewer, { leadId: id, status: 'new' })
    expect(await deliveries()).toEqual([])
    await changeLeadStatus(deps(), viewer, { leadId: id, status: 'qualified' })
    const [delivery] = await deliveries()
    expect(JSON.parse(delivery?.payload ?? '')).toMatchObject({ data: { lead: { status: 'qualified' } } })
  })

  test('a demo is sent with its time, a testimonial with its text', async () => {
    await listen(['booking.made', 'testimonial.received'])
    await startTestBookings(database).book(demoFields())
    await startTestimonials(database).submit({})
    const told = (await deliveries()).map(({ payload }) => JSON.parse(payload).data)
    const { lead_id } = await database.db
      .selectFrom('demo_bookings')
      .select('lead_id')
      .executeTakeFirstOrThrow()
    expect(told.find(({ booking }) => booking)).toMatchObject({
      booking: { leadId: lead_id, name: 'Ravi Rao', startsAt: '2026-11-24T10:00:00.000Z', minutes: 30 },
    })
    expect(told.find(({ testimonial }) => testimonial)).toMatchObject({
      testimonial: { name: 'Asha Verma', rating: 5, status: 'pending' },
    })
  })

  test('deliveries about a person are deleted with the person', async () => {
    await listen(['lead.created'])
    await captureLead(deps(), buildCapture())
    await deleteLeads(deps(), viewer, [(await onlyLead()).id])
    expect(await deliveries()).toEqual([])
  })

  test('a deleted record is not sent', async () => {
    await listen(['lead.created'])
    await database.write((trx) => noteEvent(trx, { type: 'lead.created', subjectId: randomUUID(), at: now }))
    expect(await deliveries()).toEqual([])
  })

  test('an event of a rolled back transaction is not sent', async () => {
    await listen(['lead.created'])
    await captureLead(deps(), buildCapture())
    const { id } = await onlyLead()
    const broken = database.write(async (trx) => {
      await noteEvent(trx, { type: 'lead.created', subjectId: id, at: now })
      throw new Error('later step failed')
    })
    await expect(broken).rejects.toThrow()
    expect(await deliveries()).toHaveLength(1)
  })
})

import { randomUUID } from 'node:crypto'
import { phoneKey } from '#domain/contact/phone-number.ts'
import { emailKey } from '#domain/leads/contact-keys.ts'
import type { Database } from '#server/database/open-database.ts'
import { captureLead } from '#server/leads/capture/capture-lead.ts'
import { buildCapture } from './builders.ts'
import { insertChat } from './seed-chats.ts'
import { demoFields, startTestBookings } from './test-bookings.ts'
import { buildTestimonialRow } from './test-testimonials.ts'

/** Values that appear nowhere else, so that none may be left after an erasure. */
export const asha = {
  name: 'Asha Verma',
  email: 'Asha@Example.test',
  phone: '+91 98765 43210',
  company: 'Saket Dental Care',
  message: 'We miss calls after eight.',
}

const at = '2026-11-20T10:00:00.000Z'

/** Creates a person with records in every table, as the forms write them. */
export async function seedPerson(
  database: Database,
  person = asha,
  demoAt = '15:30',
): Promise<{ leadId: string }> {
  const clock = () => new Date(at)
  const { name, email, phone, company, message } = person
  await captureLead(
    { database, clock, messageHost: 'example.test' },
    buildCapture({ submission: { name, email, phone, message } }),
  )
  const { id: leadId } = await database.db
    .selectFrom('leads')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { setNow, book } = startTestBookings(database)
  setNow('2026-11-20T10:00:00.000Z')
  await book(demoFields({ name, email, phone, company, message, time: demoAt }))
  const contactInfo = { email, phone }
  await insertChat(database, { lead_id: leadId, facts: { name, contactInfo }, messages: [{ text: message }] })
  await insertChat(database, { facts: { name, contactInfo }, messages: [{ text: `I am ${name}` }] })
  const testimonialId = randomUUID()
  const requestId = randomUUID()
  await database.write(async (trx) => {
    await trx
      .insertInto('testimonials')
      .values(buildTestimonialRow({ id: testimonialId, name, email, company, status: 'approved' }))
      .execute()
    await trx
      .insertInto('testimonial_details')
      .values({
        testimonial_id: testimonialId,
        name_shown: 'full',
        locale: 'en',
        photo_key: 'photo-1',
        lead_id: leadId,
        own_words: `by ${name}`,
        flags: '[]',
        tags: '[]',
      })
      .execute()
    await trx
      .insertInto('testimonial_edits')
      .values({
        id: randomUUID(),
        testimonial_id: testimonialId,
        content: `${name} wrote`,
        project_details: null,
        edited_by: 'owner',
        edited_at: at,
      })
      .execute()
    await trx
      .insertInto('testimonial_requests')
      .values({
        lead_id: leadId,
        id: requestId,
        token_hash: randomUUID(),
        service_type: null,
        email,
        requested_at: at,
        expires_at: at,
        used_at: null,
        testimonial_id: null,
      })
      .execute()
    await trx
      .insertInto('deleted_testimonials')
      .values({
        id: randomUUID(),
        payload: JSON.stringify({ testimonial: { name, email } }),
        photo_key: 'photo-2',
        deleted_at: at,
      })
      .execute()
    const byOwner = 'owner@example.test'
    await trx
      .insertInto('lead_tasks')
      .values({
        id: randomUUID(),
        lead_id: leadId,
        title: `Call ${name}`,
        due_at: at,
        done_at: null,
        assigned_to: byOwner,
        created_by: byOwner,
        created_at: at,
        updated_at: at,
      })
      .execute()
    await trx
      .insertInto('lead_outcomes')
      .values({
        lead_id: leadId,
        outcome: 'lost',
        reason: 'other',
        note: `${name} said no`,
        decided_by: byOwner,
        decided_at: at,
      })
      .execute()
    await trx
      .insertInto('changes')
      .values({ id: requestId, made_by: 'owner@example.test', made_at: at, kind: 'edit', undone_at: null })
      .execute()
    await trx
      .insertInto('change_parts')
      .values({
        change_id: requestId,
        entity: 'leads',
        record_id: leadId,
        lead_id: leadId,
        before: JSON.stringify({ name: `${name}?` }),
        after: JSON.stringify({ name }),
        undone_at: null,
      })
      .execute()
    await trx
      .insertInto('deleted_leads')
      .values({
        id: randomUUID(),
        name,
        email,
        phone,
        company,
        email_key: emailKey(email),
        phone_key: phoneKey(phone) ?? null,
        status: 'lost',
        payload: JSON.stringify({ leads: [{ name, email }] }),
        change_id: requestId,
        merged_into: null,
        deleted_by: 'owner@example.test',
        deleted_at: at,
      })
      .execute()
    await trx
      .insertInto('verification')
      .values({
        id: randomUUID(),
        identifier: `invite-member:${randomUUID()}`,
        value: email,
        expiresAt: '2099-01-01T00:00:00.000Z',
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    await trx
      .insertInto('quarantined_submissions')
      .values({
        id: randomUUID(),
        kind: 'quote',
        payload: JSON.stringify({ submission: { name, email, phone, message } }),
        reasons: '[]',
        created_at: at,
      })
      .execute()
  })
  return { leadId }
}

import { sql } from 'kysely'
import { CONSENT_WORDING } from '#domain/privacy/consent.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { necessaryMails } from '#server/email/delivery/why-suppressed.ts'
import { noteActivities } from '#server/leads/work/note-activity.ts'
import { takeTestimonialsDown } from '#server/testimonials/take-testimonials-down.ts'
import { readWithdrawals } from '../may-contact.ts'
import type { PersonKey } from '../person-key.ts'
import { type Found, orNone } from '../personal-data.ts'

type Whose = { email: string; found: Found }
type Withdrawal = { changed: boolean; pagesChanged: boolean }

/**
 * Withdraws a person's consents and records it on their leads. Their waiting mails are dropped, except those about a
 * moved or cancelled demo. Quarantined forms are deleted and testimonials unpublished.
 */
export async function withdrawConsents(
  { personKey }: { personKey: PersonKey },
  trx: Trx,
  { email, found }: Whose,
  now: Date,
): Promise<Withdrawal> {
  const at = now.toISOString()
  const contact_key = personKey(`email:${email}`)
  const { leads } = found
  // The lock ensures that a simultaneous restore sees the withdrawal.
  const testimonials = [...found.testimonials, ...(await heldDeleted(trx, found.deleted_testimonials))]
  const withdrawn = await trx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('contact_key', '=', contact_key)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute()
  // These records have no consent of this address, or their consent is in the bin.
  const unnoted = [
    ...(await standing(trx, 'lead_id', [...leads, ...found.deleted_leads])),
    ...(await standing(trx, 'testimonial_id', testimonials)),
  ]
  if (unnoted.length > 0) {
    await trx
      .insertInto('consents')
      .values(
        unnoted.map(({ subject, id }) => ({
          id: newRowId(),
          contact_key,
          lead_id: null,
          testimonial_id: null,
          [subject]: id,
          occasion: subject === 'lead_id' ? ('quote' as const) : ('testimonial' as const),
          wording: CONSENT_WORDING,
          locale: 'en',
          given_at: at,
          withdrawn_at: at,
        })),
      )
      .execute()
  }
  const deleted = await deleteForms(trx, found.quarantined_submissions)
  const pagesChanged = await takeTestimonialsDown(trx, testimonials, now)
  const changed = withdrawn.length > 0 || unnoted.length > 0 || deleted > 0 || pagesChanged
  if (!changed) return { changed, pagesChanged }
  await trx
    .deleteFrom('emails')
    .where(sql<string>`lower(to_address)`, '=', email)
    .where('status', '=', 'queued')
    .where('template', 'not in', ['data-link', 'data-erased', ...necessaryMails])
    .execute()
  await noteActivities(
    trx,
    leads.map((leadId) => ({
      leadId,
      type: 'consent_withdrawn',
      title: 'Withdrew the consent: no mails or calls',
      description: pagesChanged ? 'What they wrote for the site is taken off it.' : null,
      createdBy: null,
      at: now,
    })),
  )
  return { changed, pagesChanged }
}

async function heldDeleted(trx: Trx, ids: string[]): Promise<string[]> {
  const held = trx.selectFrom('deleted_testimonials').select('id').where('id', 'in', orNone(ids))
  await heldRows(trx, held).execute()
  return ids
}

async function deleteForms(trx: Trx, ids: string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('quarantined_submissions')
    .where('id', 'in', orNone(ids))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

async function standing(trx: Trx, subject: 'lead_id' | 'testimonial_id', ids: string[]) {
  const withdrawals = await readWithdrawals(trx, subject, ids)
  return ids.filter((id) => !withdrawals.has(id)).map((id) => ({ subject, id }))
}

import { sql } from 'kysely'
import { CONSENT_WORDING } from '#domain/privacy/consent.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { noteActivities } from '#server/leads/note-activity.ts'
import type { PersonKey } from '../person-key.ts'
import { takeTestimonialsDown } from './take-testimonials-down.ts'
import { withdrawInBin } from './withdraw-in-bin.ts'

type Whose = { email: string; leads: string[]; bin: string[]; testimonials: string[] }
type Withdrawal = { changed: boolean; pagesChanged: boolean }

/**
 * What they agreed to is withdrawn, and noted on their leads; mails that wait for them are dropped, and what they wrote
 * is shown no more.
 */
export async function withdrawConsents(
  { personKey }: { personKey: PersonKey },
  trx: Trx,
  { email, leads, bin, testimonials }: Whose,
  now: Date,
): Promise<Withdrawal> {
  const at = now.toISOString()
  const key = personKey(`email:${email}`)
  const withdrawn = await trx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('contact_key', '=', key)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute()
  const older = [
    ...(await withoutConsent(trx, 'lead_id', leads)).map((lead_id) => ({
      lead_id,
      testimonial_id: null,
      occasion: 'quote' as const,
    })),
    ...(await withoutConsent(trx, 'testimonial_id', testimonials)).map((testimonial_id) => ({
      lead_id: null,
      testimonial_id,
      occasion: 'testimonial' as const,
    })),
  ]
  if (older.length > 0) {
    // They agreed before that was kept apart.
    await trx
      .insertInto('consents')
      .values(
        older.map((about) => ({
          ...about,
          id: newRowId(),
          contact_key: key,
          wording: CONSENT_WORDING,
          locale: 'en',
          given_at: at,
          withdrawn_at: at,
        })),
      )
      .execute()
  }
  const inBin = await withdrawInBin(trx, bin, key, at)
  const pagesChanged = await takeTestimonialsDown(trx, testimonials, now)
  const changed = withdrawn.length > 0 || older.length > 0 || inBin || pagesChanged
  if (!changed) return { changed, pagesChanged }
  await trx
    .deleteFrom('emails')
    .where(sql<string>`lower(to_address)`, '=', email)
    .where('status', '=', 'queued')
    .where('template', 'not in', ['data-link', 'data-erased'])
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

async function withoutConsent(
  trx: Trx,
  about: 'lead_id' | 'testimonial_id',
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const kept = await trx
    .selectFrom('consents')
    .select(`${about as 'lead_id'} as id`)
    .where(about, 'in', ids)
    .execute()
  const known = new Set(kept.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

import { sql } from 'kysely'
import { CONSENT_WORDING, type ConsentOccasion } from '#domain/privacy/consent.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { necessaryMails } from '#server/email/why-held-back.ts'
import { noteActivities } from '#server/leads/note-activity.ts'
import { takeTestimonialsDown } from '#server/testimonials/take-testimonials-down.ts'
import type { Found } from '../find-roots.ts'
import type { PersonKey } from '../person-key.ts'

type Whose = { email: string; found: Found }
type Withdrawal = { changed: boolean; pagesChanged: boolean }

/**
 * What they agreed to is withdrawn, and noted on their leads; mails that wait for them are dropped, but for what they
 * must know of a demo, and what they wrote is shown no more. What lies apart is left as it is: the withdrawal stands under their key, and is asked for when that
 * comes back.
 */
export async function withdrawConsents(
  { personKey }: { personKey: PersonKey },
  trx: Trx,
  { email, found }: Whose,
  now: Date,
): Promise<Withdrawal> {
  const at = now.toISOString()
  const key = personKey(`email:${email}`)
  const { leads } = found
  // Whoever brings one back meanwhile either finds the withdrawal, or has done it before what follows looks.
  const deleted = await heldDeleted(trx, found.deleted_testimonials)
  const testimonials = [...found.testimonials, ...deleted]
  const heldBack = await notWithdrawn(trx, key, found.quarantined_submissions)
  const withdrawn = await trx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('contact_key', '=', key)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute()
  const nothing = { lead_id: null, testimonial_id: null, given_at: at }
  const unnoted: Unnoted[] = [
    // They agreed before that was kept apart; or it is, but in the bin with the lead.
    ...(await withoutConsent(trx, 'lead_id', [...leads, ...found.deleted_leads])).map((lead_id) => ({
      ...nothing,
      lead_id,
      occasion: 'quote' as const,
    })),
    ...(await withoutConsent(trx, 'testimonial_id', testimonials)).map((testimonial_id) => ({
      ...nothing,
      testimonial_id,
      occasion: 'testimonial' as const,
    })),
    // It is noted once the form is taken in.
    ...heldBack.map(({ kind, created_at }) => ({
      ...nothing,
      occasion: kind as ConsentOccasion,
      given_at: created_at,
    })),
  ]
  if (unnoted.length > 0) {
    await trx
      .insertInto('consents')
      .values(
        unnoted.map((about) => ({
          ...about,
          id: newRowId(),
          contact_key: key,
          wording: CONSENT_WORDING,
          locale: 'en',
          withdrawn_at: at,
        })),
      )
      .execute()
  }
  const pagesChanged = await takeTestimonialsDown(trx, testimonials, now)
  const changed = withdrawn.length > 0 || unnoted.length > 0 || pagesChanged
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

type Unnoted = {
  lead_id: string | null
  testimonial_id: string | null
  occasion: ConsentOccasion
  given_at: string
}

async function heldDeleted(trx: Trx, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await heldRows(trx, trx.selectFrom('deleted_testimonials').select('id').where('id', 'in', ids)).execute()
  return ids
}

/** The forms that were held back since they last withdrew. */
async function notWithdrawn(trx: Trx, key: string, ids: string[]) {
  if (ids.length === 0) return []
  const forms = await trx
    .selectFrom('quarantined_submissions')
    .select(['kind', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  const { last } = await trx
    .selectFrom('consents')
    .select(({ fn }) => fn.max('withdrawn_at').as('last'))
    .where('contact_key', '=', key)
    .executeTakeFirstOrThrow()
  return forms.filter(({ created_at }) => last === null || created_at > last)
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

import { sql } from 'kysely'
import { CONSENT_WORDING } from '#domain/privacy/consent.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { noteActivities } from '#server/leads/note-activity.ts'
import type { PersonKey } from '../person-key.ts'

type Whose = { email: string; leads: string[] }

/** What they agreed to is withdrawn, and noted on their leads; mails that wait for them are dropped. Whether anything was. */
export async function withdrawConsents(
  { personKey }: { personKey: PersonKey },
  trx: Trx,
  { email, leads }: Whose,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const key = personKey(`email:${email}`)
  const withdrawn = await trx
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('contact_key', '=', key)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute()
  const older = await withoutConsent(trx, leads)
  if (older.length > 0) {
    // They agreed before that was kept apart.
    await trx
      .insertInto('consents')
      .values(
        older.map((lead_id) => ({
          id: newRowId(),
          contact_key: key,
          lead_id,
          testimonial_id: null,
          occasion: 'quote' as const,
          wording: CONSENT_WORDING,
          locale: 'en',
          given_at: at,
          withdrawn_at: at,
        })),
      )
      .execute()
  }
  if (withdrawn.length === 0 && older.length === 0) return false
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
      createdBy: null,
      at: now,
    })),
  )
  return true
}

async function withoutConsent(trx: Trx, leads: string[]): Promise<string[]> {
  if (leads.length === 0) return []
  const kept = await trx.selectFrom('consents').select('lead_id').where('lead_id', 'in', leads).execute()
  const known = new Set(kept.map(({ lead_id }) => lead_id))
  return leads.filter((id) => !known.has(id))
}

import { emailKey } from '#domain/leads/contact-keys.ts'
import { isTestimonialService } from '#domain/testimonials/testimonial.ts'
import { hashToken } from '#server/accounts/one-time-links.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'

export type UsedRequest = { id: string; leadId: string; email: string }

/** Returns the client of a valid link, to fill in the form; undefined if it is used, expired or invalid. */
export async function readRequest({ database, clock }: { database: Database; clock: Clock }, token: string) {
  const found = await database.db
    .selectFrom('testimonial_requests')
    .innerJoin('leads', 'leads.id', 'testimonial_requests.lead_id')
    .select(['testimonial_requests.service_type', 'leads.name', 'leads.company'])
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock().toISOString())
    .executeTakeFirst()
  if (!found) return undefined
  const { service_type: service, name, company } = found
  return {
    service: isTestimonialService(service) ? service : undefined,
    name,
    company: company ?? undefined,
  }
}

/** Uses a link for a testimonial, which works once. A waiting reminder is withdrawn. */
export async function redeemRequest(
  trx: Trx,
  token: string,
  testimonialId: string,
  now: Date,
): Promise<UsedRequest | undefined> {
  const at = now.toISOString()
  const used = await trx
    .updateTable('testimonial_requests')
    .set({ used_at: at, testimonial_id: testimonialId })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['id', 'lead_id', 'email'])
    .executeTakeFirst()
  if (!used) return undefined
  await forgetReminder(trx, used.lead_id)
  return { id: used.id, leadId: used.lead_id, email: emailKey(used.email) }
}

/** Removes an unsent reminder from the outbox. */
export async function forgetReminder(trx: Trx, leadId: string): Promise<void> {
  await trx
    .deleteFrom('emails')
    .where('lead_id', '=', leadId)
    .where('template', '=', 'testimonial-reminder')
    .where('status', '=', 'queued')
    .execute()
}

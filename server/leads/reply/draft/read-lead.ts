import { defaultLocale, isLocale } from '#domain/locale.ts'
import type { Db } from '#server/database/open-database.ts'

export type DraftedLead = NonNullable<Awaited<ReturnType<typeof readLead>>>

/** The facts for a draft. */
export async function readLead(db: Db, leadId: string) {
  const lead = await db
    .selectFrom('leads')
    .leftJoin('lead_details', 'lead_details.lead_id', 'leads.id')
    .select([
      'name',
      'message',
      'service_interest',
      'budget_range',
      'project_timeline',
      'business_type',
      'urgency',
      'locale',
    ])
    .where('id', '=', leadId)
    .executeTakeFirst()
  return lead && { ...lead, locale: isLocale(lead.locale) ? lead.locale : defaultLocale }
}

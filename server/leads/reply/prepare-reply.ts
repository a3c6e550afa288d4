import type { Viewer } from '#domain/accounts/viewer.ts'
import { describePhone } from '#domain/contact/phone-number.ts'
import { fillTemplate } from '#domain/leads/fill-template.ts'
import { isFollowUpDue } from '#domain/leads/follow-up/follow-up-day.ts'
import type { ContactKind } from '#domain/leads/known-contacts.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withdrawnAt } from '#server/privacy/may-contact.ts'
import { readContacts } from '../contacts/read-contacts.ts'
import { readTemplates } from './template-store.ts'
import { templateValues } from './template-values.ts'

export type PreparedReply = NonNullable<Awaited<ReturnType<typeof prepareReply>>>

/**
 * Returns the recipient of a reply and its first text, from a filled-in template; undefined if lead or
 * template are not found.
 */
export async function prepareReply(
  { database, clock, siteUrl }: { database: Database; clock: Clock; siteUrl: string },
  viewer: Viewer | undefined,
  { leadId, templateId }: { leadId: string; templateId: string },
) {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return undefined
  const [lead, templates] = await Promise.all([
    database.db
      .selectFrom('leads')
      .leftJoin('lead_details', 'lead_details.lead_id', 'leads.id')
      .select([
        'id',
        'name',
        'email',
        'phone',
        'status',
        'company',
        'message',
        'service_interest',
        'budget_range',
        'estimated_value',
        'lead_score',
        'locale',
        'follow_up_date',
      ])
      .where('id', '=', leadId)
      .executeTakeFirst(),
    readTemplates(database.db),
  ])
  if (!lead) return undefined
  const locale = isLocale(lead.locale) ? lead.locale : defaultLocale
  const chosen =
    templates.find(({ id }) => id === templateId) ??
    templates.find((template) => template.locale === locale) ??
    templates[0]
  const values = templateValues({ ...lead, locale }, { siteUrl, sender: viewer.name })
  const contacts = await readContacts(database.db, lead)
  const valuesOf = (kind: ContactKind) =>
    contacts.filter((contact) => contact.kind === kind).map(({ value }) => value)
  return {
    lead,
    /** The contact addresses, the main one first. */
    emails: valuesOf('email').map((value) => ({ value, text: value })),
    phones: valuesOf('phone').flatMap((value) => {
      const { text, whatsApp } = describePhone(value) ?? {}
      return text && whatsApp ? [{ value, text, whatsApp }] : []
    }),
    /** When the person withdrew consent; they get no replies then. */
    withdrawnAt: await withdrawnAt(database.db, 'lead_id', lead.id),
    isDue: isFollowUpDue(lead, clock().toISOString()),
    templates: templates.map(({ id, name }) => ({ id, name })),
    templateId: chosen?.id ?? '',
    subject: chosen ? fillTemplate(chosen.subject, values) : '',
    text: chosen ? fillTemplate(chosen.body, values) : '',
  }
}

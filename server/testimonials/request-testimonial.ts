import { pathOf } from '#content/pages.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import { serviceOfLead } from '#domain/testimonials/services-of-lead.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { hashToken, newToken } from '#server/accounts/one-time-links.ts'
import { addDays, type Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { noteActivity } from '#server/leads/work/note-activity.ts'
import { mayContact } from '#server/privacy/may-contact.ts'
import { forgetReminder } from './request-links.ts'

const LINK_DAYS = 30
const REMINDER_AFTER_DAYS = 7

type Dependencies = {
  database: Database
  clock: Clock
  siteUrl: string
  messageHost: string
  outbox: { wake(): void }
}

export type RequestOutcome =
  | { kind: 'requested'; expiresAt: string }
  /** The client was already asked, and the link is still valid. */
  | { kind: 'asked-already'; requestedAt: string; expiresAt: string }
  | { kind: 'not-won' }
  | { kind: 'no-address' }
  | { kind: 'withdrawn' }
  | { kind: 'gone' }

/**
 * Asks the client of a won lead for a testimonial: mails a personal link now, and one reminder a week later
 * unless they have answered. Only one link per lead is valid at a time.
 */
export async function requestTestimonial(
  deps: Dependencies,
  viewer: Viewer | undefined,
  leadId: string,
): Promise<RequestOutcome> {
  authorize(viewer, 'testimonials:write')
  if (!isRowId(leadId)) return { kind: 'gone' }
  const token = newToken()
  const id = newRowId()
  const outcome = await deps.database.write(async (trx): Promise<RequestOutcome> => {
    const lead = await trx
      .selectFrom('leads')
      .leftJoin('lead_details', 'lead_details.lead_id', 'leads.id')
      .select(['name', 'email', 'status', 'service_interest', 'locale'])
      .where('leads.id', '=', leadId)
      .executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    if (lead.status !== 'won') return { kind: 'not-won' }
    if (!lead.email) return { kind: 'no-address' }
    if (!(await mayContact(trx, { lead_id: leadId, testimonial_id: null }))) return { kind: 'withdrawn' }
    const now = deps.clock()
    const at = now.toISOString()
    const lastMoment = addDays(now, LINK_DAYS)
    const expiresAt = lastMoment.toISOString()
    const service = serviceOfLead[lead.service_interest as ServiceInterest]
    const request = {
      id,
      token_hash: hashToken(token),
      service_type: service ?? null,
      email: lead.email,
      requested_at: at,
      expires_at: expiresAt,
      used_at: null,
      testimonial_id: null,
    }
    const asked = await trx
      .insertInto('testimonial_requests')
      .values({ lead_id: leadId, ...request })
      .onConflict((conflict) =>
        conflict
          .column('lead_id')
          .doUpdateSet(request)
          .where((eb) =>
            eb.or([
              eb('testimonial_requests.used_at', 'is not', null),
              eb('testimonial_requests.expires_at', '<=', at),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst()
    if (!asked) {
      const open = await trx
        .selectFrom('testimonial_requests')
        .select(['requested_at', 'expires_at'])
        .where('lead_id', '=', leadId)
        .executeTakeFirstOrThrow()
      return { kind: 'asked-already', requestedAt: open.requested_at, expiresAt: open.expires_at }
    }
    await forgetReminder(trx, leadId)
    const locale: Locale = isLocale(lead.locale) ? lead.locale : 'en'
    const letter = {
      to: lead.email,
      locale,
      leadId,
      data: { name: lead.name, service, url: requestUrl(deps.siteUrl, token, locale), expiresAt },
    }
    await enqueueEmails(
      trx,
      [
        { template: 'testimonial-request', ...letter },
        {
          template: 'testimonial-reminder',
          ...letter,
          planned: { at: addDays(now, REMINDER_AFTER_DAYS), until: lastMoment },
        },
      ],
      now,
      deps.messageHost,
    )
    await noteActivity(trx, {
      leadId,
      type: 'testimonial_request',
      title: 'Asked for a testimonial',
      createdBy: viewer.email,
      at: now,
    })
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'testimonial.requested',
      subjectType: 'lead',
      subjectId: leadId,
      at: now,
    })
    return { kind: 'requested', expiresAt }
  })
  if (outcome.kind === 'requested') deps.outbox.wake()
  return outcome
}

export type LeadRequest = NonNullable<Awaited<ReturnType<typeof requestOfLead>>>

/** Returns the state of a lead's request; undefined if there is none. */
export async function requestOfLead(
  { database: { db }, clock }: Pick<Dependencies, 'database' | 'clock'>,
  viewer: Viewer | undefined,
  leadId: string,
) {
  authorize(viewer, 'testimonials:read')
  if (!isRowId(leadId)) return undefined
  const asked = await db
    .selectFrom('testimonial_requests')
    .leftJoin('testimonials', 'testimonials.id', 'testimonial_requests.testimonial_id')
    .select(['requested_at', 'expires_at', 'used_at', 'testimonials.id as testimonialId'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst()
  if (!asked) return undefined
  const reminder = await db
    .selectFrom('emails')
    .select(['status', 'planned_at', 'sent_at'])
    .where('lead_id', '=', leadId)
    .where('template', '=', 'testimonial-reminder')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const { requested_at, expires_at, used_at, testimonialId } = asked
  return {
    requestedAt: requested_at,
    expiresAt: expires_at,
    answeredAt: used_at,
    /** The testimonial, if it still exists. */
    testimonialId,
    isOpen: used_at === null && clock().toISOString() < expires_at,
    reminder: reminder && {
      status: reminder.status,
      /** When it went out, or is to. */
      at: reminder.sent_at ?? reminder.planned_at ?? requested_at,
    },
  }
}

/** Returns the URL of the client's form. */
function requestUrl(siteUrl: string, token: string, locale: Locale): string {
  return `${siteUrl}${pathOf('testimonials', locale)}?testimonial=${token}#write`
}

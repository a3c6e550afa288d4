import { type TeamNews, wantsMail } from '#domain/accounts/mail-choices.ts'
import type { Locale } from '#domain/locale.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { enqueueJobs } from '#server/jobs/enqueue-jobs.ts'
import type { EmailData, EmailTemplate } from '../email-templates.ts'
import { readMailChoices } from '../stored-mail-choices.ts'

/** Stands for the owner's address, which may only be known when the mail is sent. */
export const TO_OWNER = 'owner'

export type NewEmail = {
  [Template in EmailTemplate]: {
    template: Template
    data: EmailData[Template]
    /** An address, or `TO_OWNER`. */
    to: string
    replyTo?: string | undefined
    locale: Locale
    leadId?: string | undefined
    bookingId?: string | undefined
    /** When a planned mail is sent, and when it becomes useless. */
    planned?: { at: Date; until: Date } | undefined
    testimonialId?: string | undefined
    /** Why the mail is stored but never sent. */
    refusal?: string | undefined
  }
}[EmailTemplate]

/**
 * Queues mails within the transaction of their cause, and returns their ids. The Message-ID is set here, so that
 * recipients can recognise a repeated delivery. News for the team goes only to members who want it.
 */
export async function enqueueEmails(
  trx: Trx,
  newEmails: NewEmail[],
  now: Date,
  messageHost: string,
): Promise<string[]> {
  const emails = await addressToTeam(trx, newEmails)
  if (emails.length === 0) return []
  const at = now.toISOString()
  const ids = emails.map(() => newRowId())
  await trx
    .insertInto('emails')
    .values(
      emails.map((email, index) => {
        const id = ids[index] as string
        return {
          id,
          message_id: `<${id}@${messageHost}>`,
          template: email.template,
          locale: email.locale,
          to_address: email.to,
          reply_to: email.replyTo ?? null,
          data: JSON.stringify(email.data),
          status: email.refusal ? ('dead' as const) : ('queued' as const),
          last_error: email.refusal ?? null,
          attempts: 0,
          planned_at: email.planned?.at.toISOString() ?? null,
          expires_at: email.planned?.until.toISOString() ?? null,
          lead_id: email.leadId ?? null,
          booking_id: email.bookingId ?? null,
          testimonial_id: email.testimonialId ?? null,
          created_at: at,
          updated_at: at,
        }
      }),
    )
    .execute()
  const toSend = emails.flatMap(({ planned, refusal }, index) =>
    refusal ? [] : [{ kind: 'email' as const, key: ids[index] as string, runAt: planned?.at ?? now }],
  )
  await enqueueJobs(trx, toSend)
  return ids
}

/** Addresses news for the team to each member who wants it. */
async function addressToTeam(trx: Trx, emails: NewEmail[]): Promise<NewEmail[]> {
  const news = emails.map((email) => (email.to === TO_OWNER ? newsOf(email) : undefined))
  if (!news.some(Boolean)) return emails
  const people = await readMailChoices(trx)
  // While there is no owner, the mail waits for one.
  const early = people.some(({ role }) => role === 'owner') ? [] : [TO_OWNER]
  return emails.flatMap((email, index) => {
    const told = news[index]
    if (!told) return [email]
    const wanting = people.filter(({ role, choices }) => wantsMail(choices, told, role === 'owner'))
    const addresses = wanting.map((person) => (person.role === 'owner' ? TO_OWNER : person.email))
    return [...early, ...addresses].map((to) => ({ ...email, to }))
  })
}

/** Returns what a mail tells the team; undefined for mails that the owner always gets. */
function newsOf({ template, data }: NewEmail): TeamNews | undefined {
  switch (template) {
    case 'new-lead':
      return { about: 'newLeads', isHot: data.score.category === 'Hot' }
    case 'chat-waiting':
      return { about: 'chats' }
    case 'team-booking-made':
    case 'team-booking-moved':
    case 'team-booking-cancelled':
      return { about: 'bookings' }
    case 'testimonial-waiting':
      return { about: 'testimonials' }
    case 'registration-waiting':
      return { about: 'registrations' }
    default:
      return undefined
  }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { readFollowUp } from '#domain/leads/follow-up/follow-up-day.ts'
import { leadWorkLimits } from '#domain/leads/lead-work.ts'
import { defaultLocale, isLocale } from '#domain/locale.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { isPlainAddress } from '#server/email/addresses.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { refusalNow } from '#server/email/delivery/why-suppressed.ts'
import { claimSubmission } from '#server/submissions/idempotency-key.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { readContacts } from '../contacts/read-contacts.ts'

type Dependencies = { database: Database; clock: Clock; messageHost: string; outbox: { wake(): void } }

export type Reply = {
  leadId: string
  /** Comes from the form: submitting it twice sends one email. */
  key: string
  /** One of the lead's addresses, as displayed; the email goes nowhere else. */
  to: string
  subject: string
  text: string
  /** Whether a new lead counts as contacted. */
  marksContacted: boolean
  /** The next follow-up as submitted; empty leaves it as it is. */
  followUp?: string
}

export type ReplyOutcome =
  | { kind: 'sent'; changeId?: string }
  | { kind: 'invalid'; problem: 'no-subject' | 'empty' | 'too-long' | 'no-address' }
  /** The lead no longer has that address. */
  | { kind: 'conflict' }
  | { kind: 'blocked' | 'withdrawn' | 'too-many' }
  | { kind: 'gone' }

/** Emails a lead the member's text and logs it in the timeline with its delivery status. */
export async function sendReply(
  deps: Dependencies,
  viewer: Viewer | undefined,
  reply: Reply,
): Promise<ReplyOutcome> {
  authorize(viewer, 'leads:write')
  const { leadId, key } = reply
  if (!isRowId(leadId) || !isRowId(key)) return { kind: 'gone' }
  const subject = cleanLine(reply.subject).trim()
  const text = cleanText(reply.text).trim()
  if (subject === '') return { kind: 'invalid', problem: 'no-subject' }
  if (text === '') return { kind: 'invalid', problem: 'empty' }
  if (subject.length > leadWorkLimits.subject || text.length > leadWorkLimits.reply) {
    return { kind: 'invalid', problem: 'too-long' }
  }
  const outcome = await deps.database.write(async (trx): Promise<ReplyOutcome> => {
    const at = deps.clock()
    const lead = await heldRows(
      trx,
      trx.selectFrom('leads').select(['id', 'name', 'email', 'phone', 'status']).where('id', '=', leadId),
    ).executeTakeFirst()
    if (!lead) return { kind: 'gone' }
    const claim = { key: `reply:${key}`, kind: 'reply', subjectId: leadId }
    if (!(await claimSubmission(trx, claim, at))) return { kind: 'sent' }
    const known = await readContacts(trx, lead)
    const refusal = await refusalFor(reply.to)
    if (refusal) {
      await trx.deleteFrom('submissions').where('key', '=', claim.key).execute()
      return refusal
    }
    const details = await trx
      .selectFrom('lead_details')
      .select('locale')
      .where('lead_id', '=', leadId)
      .executeTakeFirst()
    const locale = isLocale(details?.locale) ? details.locale : defaultLocale
    const followUp = readFollowUp(reply.followUp ?? '', at.toISOString())
    const contacts = reply.marksContacted && lead.status === 'new'
    const data = { name: lead.name, subject, text, by: viewer.email }
    const mail = { template: 'team-reply' as const, to: reply.to, locale, leadId, data }
    await enqueueEmails(trx, [mail], at, deps.messageHost)
    const { changeId, changed } = await changeLeads(trx, {
      viewer,
      at,
      kind: 'reply',
      leads: [
        {
          id: leadId,
          set: {
            last_contacted: at.toISOString(),
            ...(followUp ? { follow_up_date: followUp } : {}),
            ...(contacts ? { status: 'contacted' } : {}),
          },
        },
      ],
    })
    // The email cannot be undone; its effect on the lead can.
    const marked = changed.length > 0 && (Boolean(followUp) || contacts)
    return { kind: 'sent', ...(marked ? { changeId } : {}) }

    async function refusalFor(email: string): Promise<ReplyOutcome | undefined> {
      if (!known.some(({ kind, value }) => kind === 'email' && value === email)) {
        return known.some(({ kind }) => kind === 'email')
          ? { kind: 'conflict' }
          : { kind: 'invalid', problem: 'no-address' }
      }
      if (!isPlainAddress(email)) return { kind: 'invalid', problem: 'no-address' }
      const reason = await refusalNow(trx, email, 'lead', leadId, at)
      return reason && { kind: reason }
    }
  })
  if (outcome.kind === 'sent') deps.outbox.wake()
  return outcome
}

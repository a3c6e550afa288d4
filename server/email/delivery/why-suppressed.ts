import { sql } from 'kysely'
import type { Db, Trx } from '#server/database/open-database.ts'
import type { EmailsTable } from '#server/database/tables.ts'
import { mayContact } from '#server/privacy/may-contact.ts'
import { readSetting } from '#server/settings/read-setting.ts'
import { type EmailAudience, type EmailTemplate, emailAudience, isEmailTemplate } from '../email-templates.ts'
import { TO_OWNER } from './outbox.ts'

/** Number of mails that one address gets in 24 hours, by audience. */
export const dailyCaps: Record<Exclude<EmailAudience, 'owner'>, number> = {
  visitor: 6,
  account: 12,
  lead: 20,
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Mails that are sent even after the person withdrew their consent. */
export const necessaryMails: readonly string[] = [
  'booking-moved',
  'booking-cancelled',
] satisfies EmailTemplate[]

type CheckedEmail = Pick<
  EmailsTable,
  'id' | 'template' | 'to_address' | 'created_at' | 'planned_at' | 'resent_at' | 'lead_id' | 'testimonial_id'
>

/**
 * Returns why a mail must not be sent, in the specification's words; undefined if it may. For a mail that the team
 * resends, only the block list and a withdrawn consent count; for team mails, only membership. A booking stays valid
 * after a withdrawal, so its changes are still mailed.
 */
export async function whySuppressed(trx: Trx, email: CheckedEmail): Promise<string | undefined> {
  const audience = isEmailTemplate(email.template) ? emailAudience[email.template] : 'visitor'
  if (audience === 'owner') {
    return (await isOfTheTeam(trx, email.to_address)) ? undefined : '403 Forbidden: unknown account'
  }
  if (await isBlocked(trx, email.to_address)) return '403 Forbidden: this address is on the block list'
  if (!necessaryMails.includes(email.template) && !(await mayContact(trx, email)))
    return '403 Forbidden: this person withdrew their consent'
  // Planned mails belong to a mail that was already counted.
  if (email.resent_at !== null || email.planned_at !== null) return undefined
  const cap = dailyCaps[audience]
  const earlier = await recentTo(trx, email.to_address, audience, email.created_at)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(email.created_at, email.id)),
    )
    .limit(cap)
    .execute()
  if (earlier.length < cap) return undefined
  return `429 Too Many Requests: this address was already written to ${cap} times in 24 hours`
}

/** Returns why another mail about a lead would not be sent now. */
export async function refusalNow(
  db: Db | Trx,
  address: string,
  audience: Exclude<EmailAudience, 'owner'>,
  leadId: string,
  now: Date,
): Promise<'blocked' | 'withdrawn' | 'too-many' | undefined> {
  if (await isBlocked(db, address)) return 'blocked'
  if (!(await mayContact(db, { lead_id: leadId, testimonial_id: null }))) return 'withdrawn'
  const cap = dailyCaps[audience]
  const recent = await recentTo(db, address, audience, now.toISOString()).limit(cap).execute()
  return recent.length < cap ? undefined : 'too-many'
}

/** Team mails contain data of leads, so former members get none. */
async function isOfTheTeam(trx: Trx, address: string): Promise<boolean> {
  if (address === TO_OWNER) return true
  const person = await trx
    .selectFrom('user')
    .select('id')
    .where('email', '=', address)
    .where('status', '=', 'approved')
    .where('emailVerified', '=', true)
    .executeTakeFirst()
  return person !== undefined
}

/** Returns whether a new mail to a visitor is not suppressed. */
export async function isWelcome(db: Db, address: string, now: Date): Promise<boolean> {
  if (await isBlocked(db, address)) return false
  const cap = dailyCaps.visitor
  const recent = await recentTo(db, address, 'visitor', now.toISOString())
    .limit(cap + 1)
    .execute()
  return recent.length <= cap
}

/**
 * Selects the mails to an address in the 24 hours before a moment, whatever their status, so that all workers agree.
 */
function recentTo(db: Db | Trx, address: string, audience: EmailAudience, before: string) {
  const templates = (Object.keys(emailAudience) as EmailTemplate[]).filter(
    (template) => emailAudience[template] === audience,
  )
  return db
    .selectFrom('emails')
    .select('id')
    .where(sql<string>`lower(to_address)`, '=', address.toLowerCase())
    .where('template', 'in', templates)
    .where('planned_at', 'is', null)
    .where('created_at', '>', new Date(Date.parse(before) - DAY_MS).toISOString())
}

/** Returns whether an address or its host (an entry with a leading `@`) is blocked, ignoring case. */
async function isBlocked(db: Db | Trx, address: string): Promise<boolean> {
  const wanted = address.toLowerCase()
  const host = wanted.slice(wanted.lastIndexOf('@'))
  const entries = await readSetting(db, 'emails.blocked')
  return entries.some((entry) => entry === wanted || entry === host)
}

import { sql } from 'kysely'
import type { Contact } from '#content/fill-contact.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Db } from '#server/database/open-database.ts'
import { readRowPlace, writeRowPlace } from '#server/database/row-place.ts'
import type { EmailStatus, EmailsTable } from '#server/database/tables.ts'
import { type EmailData, type EmailTemplate, isEmailTemplate } from './email-templates.ts'
import { isNotDelivered } from './not-delivered.ts'
import { isLinkRemoved, withDeadLink } from './one-time-links.ts'
import { TO_OWNER } from './outbox.ts'
import { type RenderedEmail, renderEmail } from './render-email.ts'

/** Filters of the list: one status; for undelivered mails also whether they are resolved. */
const emailFilters = ['queued', 'sending', 'sent', 'dead', 'settled'] as const satisfies readonly (
  | EmailStatus
  | 'settled'
)[]

export type EmailListItem = {
  id: string
  template: EmailTemplate | undefined
  /** Undefined for the owner. */
  to: string | undefined
  status: EmailStatus
  attempts: number
  nextAttemptAt: string | undefined
  lastError: string | undefined
  createdAt: string
  sentAt: string | undefined
  /** When an undelivered mail was resolved. */
  settledAt: string | undefined
}

export type EmailList = {
  emails: EmailListItem[]
  /** Position of the next, older page, if there is one. */
  older: string | undefined
}

export type EmailDetail = EmailListItem & { messageId: string; replyTo: string | undefined } & (
    | { rendered: RenderedEmail }
    /** The template no longer exists, or the data do not fit it. */
    | { rendered: undefined }
  )

type Dependencies = { database: { db: Db }; siteUrl: string; contact: Contact }
export type EmailFilter = { status?: string | undefined; before?: string | undefined }

const PAGE_SIZE = 50
const listed = [
  'id',
  'template',
  'to_address',
  'status',
  'attempts',
  'last_error',
  'created_at',
  'sent_at',
  'settled_at',
] as const
const nextAttemptAt = sql<string | null>`(
  select run_at from jobs where kind = 'email' and key = cast(emails.id as text)
)`.as('next_attempt_at')

export async function listEmails(deps: Dependencies, viewer: Viewer | undefined, filter: EmailFilter) {
  authorize(viewer, 'emails:read')
  return newestEmails(deps.database.db, filter)
}

/** Returns the newest mails. Invalid filters are ignored. */
export async function newestEmails(db: Db, { status, before }: EmailFilter): Promise<EmailList> {
  const wanted = emailFilters.find((known) => known === status)
  const place = readRowPlace(before)
  let query = db.selectFrom('emails').select(listed).select(nextAttemptAt)
  if (wanted === 'dead') query = query.where(isNotDelivered)
  else if (wanted === 'settled')
    query = query.where('status', '=', 'dead').where('settled_at', 'is not', null)
  else if (wanted) query = query.where('status', '=', wanted)
  if (place) {
    query = query.where((eb) =>
      eb.or([
        eb('created_at', '<', place.at),
        eb.and([eb('created_at', '=', place.at), eb('id', '<', place.id)]),
      ]),
    )
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    emails: shown.map(toListItem),
    older: rows.length > PAGE_SIZE && last ? writeRowPlace({ at: last.created_at, id: last.id }) : undefined,
  }
}

export async function getEmail(deps: Dependencies, viewer: Viewer | undefined, id: string) {
  authorize(viewer, 'emails:read')
  return readEmail(deps, id, { withLinks: viewer.role === 'owner' })
}

/**
 * Returns one mail as it is sent. Without `withLinks`, one-time links are left out, so that readers of the outbox
 * cannot act as another user.
 */
export async function readEmail(
  { database, siteUrl, contact }: Dependencies,
  id: string,
  { withLinks }: { withLinks: boolean },
): Promise<EmailDetail | undefined> {
  if (!isId(id)) return undefined
  const row = await database.db
    .selectFrom('emails')
    .select([
      ...listed,
      nextAttemptAt,
      'message_id',
      'reply_to',
      'locale',
      'data',
      'lead_id',
      'testimonial_id',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const item = { ...toListItem(row), messageId: row.message_id, replyTo: row.reply_to ?? undefined }
  if (!item.template) return { ...item, rendered: undefined }
  try {
    const stored = JSON.parse(row.data) as EmailData[EmailTemplate]
    const linkIsHidden = !withLinks || isLinkRemoved(item.template, stored)
    const data = linkIsHidden ? withDeadLink(item.template, stored, siteUrl) : stored
    return {
      ...item,
      rendered: await renderEmail(
        { template: item.template, data, locale: row.locale },
        { siteUrl, contact },
      ),
    }
  } catch {
    return { ...item, rendered: undefined }
  }
}

type Listed = Pick<EmailsTable, (typeof listed)[number]> & { next_attempt_at: string | null }

function toListItem(row: Listed): EmailListItem {
  return {
    id: row.id,
    template: isEmailTemplate(row.template) ? row.template : undefined,
    to: row.to_address === TO_OWNER ? undefined : row.to_address,
    status: row.status,
    attempts: row.attempts,
    nextAttemptAt: row.status === 'queued' ? (row.next_attempt_at ?? undefined) : undefined,
    lastError: row.last_error ?? undefined,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    settledAt: row.settled_at ?? undefined,
  }
}

export function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}

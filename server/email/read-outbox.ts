import { sql } from 'kysely'
import type { Contact } from '#content/fill-contact.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { contains } from '#server/database/contains.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type RowPlace, readRowPlace, writeRowPlace } from '#server/database/row-place.ts'
import { isNotDelivered } from './delivery/not-delivered.ts'
import { TO_OWNER } from './delivery/outbox.ts'
import { type EmailData, type EmailTemplate, isEmailTemplate } from './email-templates.ts'
import { isLinkRemoved, withDeadLink } from './one-time-links.ts'
import { renderEmail, writeSubject } from './render-email.ts'

/** Filters of the list: waiting or being sent, sent, undelivered, or undelivered but resolved. */
const emailFilters = ['queued', 'sent', 'dead', 'settled'] as const

export type EmailListItem = Awaited<ReturnType<typeof toListItem>>
export type EmailList = Awaited<ReturnType<typeof listEmails>>
export type EmailDetail = NonNullable<Awaited<ReturnType<typeof getEmail>>>

type Reading = Pick<Database, 'db' | 'kind'>
type Dependencies = { database: Reading; siteUrl: string; contact: Contact }
type EmailFilter = {
  status?: string | undefined
  before?: string | undefined
  /** Part of the address or of the name of the lead. */
  search?: string | undefined
}

const PAGE_SIZE = 50
const listed = [
  'emails.id',
  'template',
  'locale',
  'data',
  'lead_id',
  'to_address',
  'emails.status',
  'attempts',
  'last_error',
  'emails.created_at',
  'sent_at',
  'settled_at',
] as const
const nextAttemptAt = sql<string | null>`(
  select run_at from jobs where kind = 'email' and key = cast(emails.id as text)
)`.as('next_attempt_at')

/** Returns the newest mails, and the position of the next page. Invalid filters are ignored. */
export async function listEmails(
  { database, siteUrl }: Pick<Dependencies, 'database' | 'siteUrl'>,
  viewer: Viewer | undefined,
  { status, before, search = '' }: EmailFilter,
) {
  authorize(viewer, 'emails:read')
  const rows = await readRows(database, { status, place: readRowPlace(before), search })
  const emails = await Promise.all(rows.slice(0, PAGE_SIZE).map((row) => toListItem(row, siteUrl)))
  const last = rows.length > PAGE_SIZE ? emails.at(-1) : undefined
  return { emails, older: last && writeRowPlace({ at: last.createdAt, id: last.id }) }
}

type Wanted = { status: string | undefined; place: RowPlace | undefined; search: string }

function readRows({ db, kind }: Reading, { status, place, search }: Wanted) {
  const wanted = emailFilters.find((known) => known === status)
  let query = db
    .selectFrom('emails')
    .leftJoin('leads', 'leads.id', 'emails.lead_id')
    .select(listed)
    .select(['leads.name as lead_name', nextAttemptAt])
  if (wanted === 'dead') query = query.where(isNotDelivered)
  else if (wanted === 'settled')
    query = query.where('emails.status', '=', 'dead').where('settled_at', 'is not', null)
  else if (wanted === 'queued') query = query.where('emails.status', 'in', ['queued', 'sending'])
  else if (wanted) query = query.where('emails.status', '=', wanted)
  if (search) {
    query = query.where((eb) =>
      eb.or([contains(kind, eb.ref('to_address'), search), contains(kind, eb.ref('leads.name'), search)]),
    )
  }
  if (place) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('emails.created_at', 'emails.id'), '<', tuple(place.at, place.id)),
    )
  }
  return query
    .orderBy('emails.created_at', 'desc')
    .orderBy('emails.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
}

/**
 * Returns one mail as it is sent; `rendered` is missing if the template no longer exists or the data do not fit it.
 * One-time links are left out for everyone but the owner, so that readers of the outbox cannot act as another user.
 */
export async function getEmail(
  { database, siteUrl, contact }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
) {
  authorize(viewer, 'emails:read')
  if (!isRowId(id)) return undefined
  const row = await database.db
    .selectFrom('emails')
    .leftJoin('leads', 'leads.id', 'emails.lead_id')
    .select([...listed, 'leads.name as lead_name', nextAttemptAt, 'message_id', 'reply_to'])
    .where('emails.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const item = {
    ...(await toListItem(row, siteUrl)),
    messageId: row.message_id,
    replyTo: row.reply_to ?? undefined,
  }
  if (!item.template) return { ...item, rendered: undefined }
  try {
    const stored = JSON.parse(row.data) as EmailData[EmailTemplate]
    const linkIsHidden = viewer.role !== 'owner' || isLinkRemoved(item.template, stored)
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

type Listed = Awaited<ReturnType<typeof readRows>>[number]

async function toListItem(row: Listed, siteUrl: string) {
  const template = isEmailTemplate(row.template) ? row.template : undefined
  return {
    id: row.id,
    template,
    /** Undefined if this version does not know the template or its data. */
    subject: template && (await writeSubject({ template, data: row.data, locale: row.locale }, siteUrl)),
    /** The lead that the mail belongs to, unless it was deleted. */
    lead: row.lead_id && row.lead_name !== null ? { id: row.lead_id, name: row.lead_name } : undefined,
    /** Undefined for the owner. */
    to: row.to_address === TO_OWNER ? undefined : row.to_address,
    status: row.status,
    attempts: row.attempts,
    /** When a waiting mail is sent or tried again. */
    nextAttemptAt: row.status === 'queued' ? (row.next_attempt_at ?? undefined) : undefined,
    lastError: row.last_error ?? undefined,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    /** When an undelivered mail was resolved. */
    settledAt: row.settled_at ?? undefined,
  }
}

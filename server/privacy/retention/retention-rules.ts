import { sql } from 'kysely'
import type { Retention } from '#domain/settings/retention.ts'
import { KEEP_DELIVERIES_DAYS } from '#domain/webhooks/webhook-limits.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { removeExpiredLinks } from '#server/email/one-time-links.ts'
import { quarantinedPhotos } from '#server/submissions/quarantine.ts'
import { eraseRecords } from '../erase-records.ts'
import { findRelatedRecords } from '../find-related-records.ts'
import { nothingFound } from '../personal-data.ts'
import { isShortLived } from '../short-lived-mails.ts'

export type RetentionRule = {
  name: string
  /** Older data is deleted; undefined to keep it forever. */
  keptFrom: (now: Date, retention: Retention) => Date | undefined
  /** Deletes up to `limit` rows that were last changed before the given time, and returns how many. */
  deleteSome: (trx: Trx, before: string, limit: number, now: string) => Promise<Deleted>
}

/** The keys of the photos whose files are deleted after the commit. */
type Deleted = number | { count: number; photos: string[] }

const SUBMISSION_DAYS = 30
const USAGE_DAYS = 7
/** The daily limit per address counts mails of the last day. */
const SHORT_LIVED_MAIL_DAYS = 1

/** All data with a limited storage period. The bin is purged separately. */
export const retentionRules: RetentionRule[] = [
  {
    name: 'conversations',
    keptFrom: (now, { conversationsMonths }) => monthsBefore(now, conversationsMonths),
    deleteSome: deleteConversations,
  },
  {
    name: 'closedLeads',
    keptFrom: (now, { closedLeadsMonths }) => monthsBefore(now, closedLeadsMonths),
    deleteSome: deleteLostLeads,
  },
  {
    name: 'emails',
    keptFrom: (now, { emailsMonths }) => monthsBefore(now, emailsMonths),
    deleteSome: deleteEmails,
  },
  {
    name: 'shortLivedMails',
    keptFrom: (now) => daysBefore(now, SHORT_LIVED_MAIL_DAYS),
    deleteSome: (trx, before) =>
      deleteRows(trx.deleteFrom('emails').where(isShortLived).where('created_at', '<', before)),
  },
  {
    name: 'auditLog',
    keptFrom: (now, { auditMonths }) => monthsBefore(now, auditMonths),
    deleteSome: deleteBefore('audit_log', 'id', 'created_at'),
  },
  {
    name: 'notFoundPaths',
    keptFrom: (now, { notFoundDays }) => daysBefore(now, notFoundDays),
    deleteSome: deleteBefore('not_found_paths', 'path', 'last_seen_at'),
  },
  {
    name: 'quarantined',
    keptFrom: (now, { heldBackDays }) => daysBefore(now, heldBackDays),
    deleteSome: deleteQuarantined,
  },
  {
    name: 'registrations',
    keptFrom: (now, { registrationsDays }) => daysBefore(now, registrationsDays),
    deleteSome: async (trx, before, limit) =>
      deleteIds(trx, 'user', await heldRows(trx, oldRegistrations(trx, before).limit(limit)).execute()),
  },
  {
    // A repeated form gets its first answer, but no form is repeated after weeks.
    name: 'submissions',
    keptFrom: (now) => daysBefore(now, SUBMISSION_DAYS),
    deleteSome: deleteBefore('submissions', 'key', 'created_at'),
  },
  {
    name: 'verifications',
    keptFrom: (now) => now,
    deleteSome: deleteBefore('verification', 'id', 'expiresAt'),
  },
  {
    name: 'expiredLinks',
    keptFrom: (now) => now,
    deleteSome: (trx, _before, limit, now) => removeExpiredLinks(trx, limit, new Date(now)),
  },
  {
    name: 'chatUsage',
    keptFrom: (now) => daysBefore(now, USAGE_DAYS),
    deleteSome: (trx, before) =>
      deleteRows(trx.deleteFrom('chat_usage').where('day', '<', before.slice(0, 10))),
  },
  {
    name: 'webhookDeliveries',
    keptFrom: (now) => daysBefore(now, KEEP_DELIVERIES_DAYS),
    deleteSome: deleteBefore('webhook_deliveries', 'id', 'created_at'),
  },
  {
    // Jobs are the log of webhook deliveries, so they are kept as long.
    name: 'endedJobs',
    keptFrom: (now) => daysBefore(now, KEEP_DELIVERIES_DAYS),
    deleteSome: (trx, before) =>
      deleteRows(
        trx.deleteFrom('jobs').where((eb) => eb.or([eb('done_at', '<', before), eb('dead_at', '<', before)])),
      ),
  },
]

function monthsBefore(now: Date, months: number | null): Date | undefined {
  if (months === null) return undefined
  const before = new Date(now)
  const day = before.getUTCDate()
  before.setUTCMonth(before.getUTCMonth() - months)
  // Six months before 31 August there is no 31 February.
  if (before.getUTCDate() !== day) before.setUTCDate(0)
  return before
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/** Deletes rows whose time in a column is before the given moment. */
function deleteBefore(table: string, key: string, time: string): RetentionRule['deleteSome'] {
  return async (trx, before, limit) => {
    const some = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(time)} < ${before} limit ${limit}`
    const result = await sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${some})`.execute(trx)
    return Number(result.numAffectedRows ?? 0)
  }
}

async function deleteRows(query: {
  executeTakeFirstOrThrow(): Promise<{ numDeletedRows: bigint }>
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows)
}

type HasIds = 'emails' | 'quarantined_submissions' | 'user'

async function deleteIds(trx: Trx, table: HasIds, rows: { id: string }[]): Promise<number> {
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  await trx
    .deleteFrom(table as 'emails')
    .where('id', 'in', ids)
    .execute()
  return ids.length
}

async function deleteConversations(trx: Trx, before: string, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('conversations')
    .select('id')
    .where('last_activity_at', '<', before)
    .orderBy('last_activity_at')
    .limit(limit)
    .execute()
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('chat_messages').where('conversation_id', 'in', ids).execute()
  await trx.deleteFrom('conversations').where('id', 'in', ids).execute()
  return ids.length
}

/** Selects inactive lost leads. Notes, tasks and chats do not change the lead's row, so they are checked too. */
function oldLostLeads(db: Trx, before: string, now: string) {
  return (
    db
      .selectFrom('leads')
      .select('leads.id')
      .where('status', '=', 'lost')
      // This condition is implied by the next one and lets the query use the index.
      .where('created_at', '<', before)
      .where('updated_at', '<', before)
      .where(({ not, exists, or, selectFrom }) =>
        not(
          or([
            exists(
              selectFrom('demo_bookings')
                .select('demo_bookings.id')
                .whereRef('demo_bookings.lead_id', '=', 'leads.id')
                .where('demo_bookings.starts_at', '>', now),
            ),
            exists(
              selectFrom('lead_tasks')
                .select('lead_tasks.id')
                .whereRef('lead_tasks.lead_id', '=', 'leads.id')
                .where('lead_tasks.done_at', 'is', null),
            ),
            exists(
              selectFrom('lead_activities')
                .select('lead_activities.id')
                .whereRef('lead_activities.lead_id', '=', 'leads.id')
                .where('lead_activities.created_at', '>=', before),
            ),
            exists(
              selectFrom('conversations')
                .select('conversations.id')
                .whereRef('conversations.lead_id', '=', 'leads.id')
                .where('conversations.last_activity_at', '>=', before),
            ),
          ]),
        ),
      )
  )
}

/** Deletes leads with all related records, like an erasure. Testimonials stay. */
async function deleteLostLeads(trx: Trx, before: string, limit: number, now: string): Promise<number> {
  const old = await oldLostLeads(trx, before, now).limit(limit).execute()
  if (old.length === 0) return 0
  const leads = old.map(({ id }) => id)
  const found = await findRelatedRecords(trx, { ...nothingFound, leads })
  await eraseRecords(trx, { ...found, consents: [] }, 'remove')
  return leads.length
}

/** Deletes quarantined submissions that were not released. */
async function deleteQuarantined(trx: Trx, before: string, limit: number): Promise<Deleted> {
  const due = trx
    .selectFrom('quarantined_submissions')
    .select(['id', 'kind', 'payload'])
    .where('created_at', '<', before)
    .limit(limit)
  const old = await heldRows(trx, due).execute()
  return { count: await deleteIds(trx, 'quarantined_submissions', old), photos: quarantinedPhotos(old) }
}

/** Selects registrations whose address was never verified. */
function oldRegistrations(db: Trx, before: string) {
  return db
    .selectFrom('user')
    .select('id')
    .where('status', '=', 'pending')
    .where('emailVerified', '=', false)
    .where('updatedAt', '<', before)
}

async function deleteEmails(trx: Trx, before: string, limit: number): Promise<number> {
  const old = await trx
    .selectFrom('emails')
    .select('id')
    .where('status', 'in', ['sent', 'dead'])
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .limit(limit)
    .execute()
  return deleteIds(trx, 'emails', old)
}

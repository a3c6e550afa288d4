import { type RawBuilder, sql } from 'kysely'
import type { Retention } from '#domain/settings/retention.ts'
import { KEEP_DELIVERIES_DAYS } from '#domain/webhooks/webhook-limits.ts'
import type { Trx } from '#server/database/open-database.ts'
import { quarantinedPhotos } from '#server/submissions/quarantine.ts'
import { eraseRecords } from '../erase-records.ts'
import { findRelatedRecords } from '../find-related-records.ts'
import { nothingFound } from '../personal-data.ts'
import { isShortLived } from '../short-lived-mails.ts'

export type RetentionRule = {
  name: string
  /** Older data is deleted; null to keep it forever. */
  keptFor: (retention: Retention) => Temporal.DurationLike | null
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
    keptFor: ({ conversationsMonths }) => inMonths(conversationsMonths),
    deleteSome: deleteBefore('conversations', 'id', 'last_activity_at'),
  },
  {
    name: 'closedLeads',
    keptFor: ({ closedLeadsMonths }) => inMonths(closedLeadsMonths),
    deleteSome: deleteLostLeads,
  },
  {
    name: 'emails',
    keptFor: ({ emailsMonths }) => inMonths(emailsMonths),
    deleteSome: deleteWhere(
      'emails',
      'id',
      (before) => sql`status in ('sent', 'dead') and created_at < ${before} and updated_at < ${before}`,
    ),
  },
  {
    name: 'shortLivedMails',
    keptFor: () => ({ days: SHORT_LIVED_MAIL_DAYS }),
    deleteSome: deleteWhere('emails', 'id', (before) => sql`${isShortLived} and created_at < ${before}`),
  },
  {
    name: 'auditLog',
    keptFor: ({ auditMonths }) => inMonths(auditMonths),
    deleteSome: deleteBefore('audit_log', 'id', 'created_at'),
  },
  {
    name: 'notFoundPaths',
    keptFor: ({ notFoundDays: days }) => ({ days }),
    deleteSome: deleteBefore('not_found_paths', 'path', 'last_seen_at'),
  },
  {
    name: 'quarantined',
    keptFor: ({ suspectedSpamDays: days }) => ({ days }),
    deleteSome: deleteQuarantined,
  },
  {
    // Their address was never verified.
    name: 'registrations',
    keptFor: ({ registrationsDays: days }) => ({ days }),
    deleteSome: deleteWhere(
      'user',
      'id',
      (before) => sql`status = 'pending' and "emailVerified" = ${false} and "updatedAt" < ${before}`,
    ),
  },
  {
    // A repeated form gets its first answer, but no form is repeated after weeks.
    name: 'submissions',
    keptFor: () => ({ days: SUBMISSION_DAYS }),
    deleteSome: deleteBefore('submissions', 'key', 'created_at'),
  },
  {
    name: 'verifications',
    keptFor: () => ({ days: 0 }),
    deleteSome: deleteBefore('verification', 'id', 'expiresAt'),
  },
  {
    name: 'chatUsage',
    keptFor: () => ({ days: USAGE_DAYS }),
    deleteSome: deleteBefore('chat_usage', 'day', 'day'),
  },
  {
    name: 'webhookDeliveries',
    keptFor: () => ({ days: KEEP_DELIVERIES_DAYS }),
    deleteSome: deleteBefore('webhook_deliveries', 'id', 'created_at'),
  },
  {
    // Jobs are the log of webhook deliveries, so they are kept as long.
    name: 'endedJobs',
    keptFor: () => ({ days: KEEP_DELIVERIES_DAYS }),
    deleteSome: deleteWhere('jobs', 'key', (before) => sql`(done_at < ${before} or dead_at < ${before})`),
  },
]

const inMonths = (months: number | null) => (months === null ? null : { months })

/** Deletes rows whose time in a column is before the given moment. */
function deleteBefore(table: string, key: string, time: string): RetentionRule['deleteSome'] {
  return deleteWhere(table, key, (before) => sql`${sql.ref(time)} < ${before}`)
}

/** Deletes rows that meet a condition, unless they no longer do because someone changed them meanwhile. */
function deleteWhere(
  table: string,
  key: string,
  isOld: (before: string) => RawBuilder<unknown>,
): RetentionRule['deleteSome'] {
  return async (trx, before, limit) => {
    const old = isOld(before)
    const some = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${old} limit ${limit}`
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ${old} and ${sql.ref(key)} in (${some})`.execute(trx)
    return Number(numAffectedRows)
  }
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
  await eraseRecords(trx, { ...found, consents: [] })
  return leads.length
}

/** Deletes quarantined submissions that were not released. */
async function deleteQuarantined(trx: Trx, before: string, limit: number): Promise<Deleted> {
  const old = await trx
    .deleteFrom('quarantined_submissions')
    .where('id', 'in', (eb) =>
      eb.selectFrom('quarantined_submissions').select('id').where('created_at', '<', before).limit(limit),
    )
    .returning(['kind', 'payload'])
    .execute()
  return { count: old.length, photos: quarantinedPhotos(old) }
}

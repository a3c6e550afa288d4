import { setTimeout as sleep } from 'node:timers/promises'
import { type Migration, Migrator } from 'kysely/migration'
import { type ColumnTypes, postgresTypes, sqliteTypes } from './column-types.ts'
import * as leads from './migrations/0001-leads.ts'
import * as emails from './migrations/0002-emails.ts'
import * as site from './migrations/0003-site.ts'
import * as accounts from './migrations/0004-accounts.ts'
import * as leadFigures from './migrations/0005-lead-figures.ts'
import * as emailDelivery from './migrations/0006-email-delivery.ts'
import * as chat from './migrations/0007-chat.ts'
import * as bookings from './migrations/0008-bookings.ts'
import * as testimonials from './migrations/0009-testimonials.ts'
import * as leadSearch from './migrations/0010-lead-search.ts'
import * as leadChanges from './migrations/0011-lead-changes.ts'
import * as leadKeys from './migrations/0020-lead-keys.ts'
import * as savedViews from './migrations/0021-saved-views.ts'
import * as leadWork from './migrations/0030-lead-work.ts'
import * as leadsToDo from './migrations/0040-leads-to-do.ts'
import * as leadDays from './migrations/0041-lead-days.ts'
import * as settings from './migrations/0050-settings.ts'
import * as accountSecurity from './migrations/0051-account-security.ts'
import * as webhooks from './migrations/0060-webhooks.ts'
import * as leadImports from './migrations/0061-lead-imports.ts'
import * as push from './migrations/0062-push.ts'
import * as privacy from './migrations/0070-privacy.ts'
import * as retention from './migrations/0071-retention.ts'
import * as leadsOfOne from './migrations/0080-leads-of-one.ts'
import * as mergeWords from './migrations/0081-merge-words.ts'
import * as wordBeginnings from './migrations/0082-word-beginnings.ts'
import * as dueLeads from './migrations/0083-due-leads.ts'
import * as settledEmails from './migrations/0084-settled-emails.ts'
import * as settledPaths from './migrations/0085-settled-paths.ts'
import * as deliveriesOfBookings from './migrations/0086-deliveries-of-bookings.ts'
import * as pushSessions from './migrations/0090-push-sessions.ts'
import * as mailsAboutChats from './migrations/0091-mails-about-chats.ts'
import * as newLeads from './migrations/0092-new-leads.ts'
import * as sentEmails from './migrations/0093-sent-emails.ts'
import * as foldWords from './migrations/0096-fold-words.ts'
import * as knownContacts from './migrations/0100-known-contacts.ts'
import * as chatsThatAsk from './migrations/0101-chats-that-ask.ts'
import * as linksOfSentMails from './migrations/0102-links-of-sent-mails.ts'
import * as signInDelays from './migrations/0103-sign-in-delays.ts'
import * as latestConsents from './migrations/0104-latest-consents.ts'
import * as plainLeadLists from './migrations/0110-plain-lead-lists.ts'
import * as jobs from './migrations/0120-jobs.ts'
import * as rateLimits from './migrations/0121-rate-limits.ts'
import * as changes from './migrations/0122-changes.ts'
import * as ownerAnswers from './migrations/0130-owner-answers.ts'
import * as versions from './migrations/0132-versions.ts'
import type { Database, Db } from './open-database.ts'

type StoredMigration = { up(db: Db, types: ColumnTypes): Promise<void> }

/** Migrations in the order in which they run. A merged migration is never edited. */
const migrations: Record<string, StoredMigration> = {
  '0001-leads': leads,
  '0002-emails': emails,
  '0003-site': site,
  '0004-accounts': accounts,
  '0005-lead-figures': leadFigures,
  '0006-email-delivery': emailDelivery,
  '0007-chat': chat,
  '0008-bookings': bookings,
  '0009-testimonials': testimonials,
  '0010-lead-search': leadSearch,
  '0011-lead-changes': leadChanges,
  '0020-lead-keys': leadKeys,
  '0021-saved-views': savedViews,
  '0030-lead-work': leadWork,
  '0040-leads-to-do': leadsToDo,
  '0041-lead-days': leadDays,
  '0050-settings': settings,
  '0051-account-security': accountSecurity,
  '0060-webhooks': webhooks,
  '0061-lead-imports': leadImports,
  '0062-push': push,
  '0070-privacy': privacy,
  '0071-retention': retention,
  '0080-leads-of-one': leadsOfOne,
  '0081-merge-words': mergeWords,
  '0082-word-beginnings': wordBeginnings,
  '0083-due-leads': dueLeads,
  '0084-settled-emails': settledEmails,
  '0085-settled-paths': settledPaths,
  '0086-deliveries-of-bookings': deliveriesOfBookings,
  '0090-push-sessions': pushSessions,
  '0091-mails-about-chats': mailsAboutChats,
  '0092-new-leads': newLeads,
  '0093-sent-emails': sentEmails,
  '0096-fold-words': foldWords,
  '0100-known-contacts': knownContacts,
  '0101-chats-that-ask': chatsThatAsk,
  '0102-links-of-sent-mails': linksOfSentMails,
  '0103-sign-in-delays': signInDelays,
  '0104-latest-consents': latestConsents,
  '0110-plain-lead-lists': plainLeadLists,
  '0120-jobs': jobs,
  '0121-rate-limits': rateLimits,
  '0122-changes': changes,
  '0130-owner-answers': ownerAnswers,
  '0132-versions': versions,
}

const MAX_TRIES = 5
/** No further attempt is made after waiting this long for a lock or a connection. */
const PATIENCE_MS = 7_000

/**
 * Migrates the database to the newest schema, in one transaction under a lock: if several instances start at the same
 * time, one migrates and the others wait. Throws `NewerDatabaseError` if the database has a migration that this
 * version lacks. `upTo` is the last migration to run, for tests.
 */
export async function migrate(database: Database, upTo?: string): Promise<void> {
  const types = database.kind === 'postgres' ? postgresTypes : sqliteTypes
  const giveUpAt = performance.now() + PATIENCE_MS
  for (let attempt = 1; ; attempt++) {
    try {
      return await migrateOnce(database, types, upTo)
    } catch (error) {
      // If two instances create the bookkeeping tables at the same time, one fails and tries again.
      const isHopeless = performance.now() > giveUpAt || error instanceof NewerDatabaseError
      if (attempt === MAX_TRIES || isHopeless) throw error
      await sleep(200 * attempt * (0.5 + Math.random()))
    }
  }
}

async function migrateOnce(database: Database, types: ColumnTypes, upTo: string | undefined) {
  await database.db.transaction().execute(async (trx) => {
    const provider = { getMigrations: async () => bindTypes(types) }
    // Work that began earlier may be merged later, so missing migrations run regardless of their number.
    const migrator = new Migrator({ db: trx, provider, allowUnorderedMigrations: true })
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest())
    if (isNewer(error))
      throw new NewerDatabaseError('the database was made by a newer version', { cause: error })
    if (error) throw error
  })
}

/** The database was migrated by a newer version of this product. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
}

/** Kysely reports a migration that the database has and this version lacks. */
function isNewer(error: unknown): boolean {
  return error instanceof Error && /^corrupted migrations.*is missing$/.test(error.message)
}

function bindTypes(types: ColumnTypes): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      { up: (db) => migration.up(db as Db, types) } satisfies Migration,
    ]),
  )
}

import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Retention } from '#domain/settings/retention.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { addDays } from '#server/clock.ts'
import type { Db } from '#server/database/open-database.ts'
import { oldLostLeads, oldRegistrations } from '#server/privacy/retention/retention-rules.ts'
import { readSetting } from './read-setting.ts'
import type { SettingsDependencies } from './settings.ts'

/** Higher counts are shown as “more than”, because exact counting would take long without benefit. */
const COUNTED = 10_000

/** Number of rows beyond their storage period, by retention setting. */
export type Outdated = Record<keyof Retention, number>

/** Counts the rows that the next retention run will delete. */
export async function countOutdated(
  { database, clock }: SettingsDependencies,
  viewer: Viewer | undefined,
): Promise<Outdated> {
  authorize(viewer, 'settings:write')
  const { db } = database
  const retention = await readSetting(db, 'retention')
  const now = clock()
  const months = (count: number) => {
    const day = new Date(now)
    day.setUTCMonth(day.getUTCMonth() - count)
    return day.toISOString()
  }
  const days = (count: number) => addDays(now, -count).toISOString()
  const older = (count: number | null, of: (before: string) => ReturnType<typeof sql>) =>
    count === null ? 0 : countUpTo(db, of(months(count)))
  const [
    conversationsMonths,
    closedLeadsMonths,
    binDays,
    emailsMonths,
    auditMonths,
    notFoundDays,
    heldBackDays,
    registrationsDays,
  ] = await Promise.all([
    older(retention.conversationsMonths, (at) => sql`conversations where last_activity_at < ${at}`),
    older(retention.closedLeadsMonths, (at) => sql`${oldLostLeads(db, at, now.toISOString())} as old_leads`),
    countUpTo(db, sql`deleted_leads where deleted_at < ${days(retention.binDays)}`),
    older(
      retention.emailsMonths,
      (at) => sql`emails where status in ('sent', 'dead') and created_at < ${at}`,
    ),
    older(retention.auditMonths, (at) => sql`audit_log where created_at < ${at}`),
    countUpTo(db, sql`not_found_paths where last_seen_at < ${days(retention.notFoundDays)}`),
    countUpTo(db, sql`quarantined_submissions where created_at < ${days(retention.heldBackDays)}`),
    countUpTo(db, sql`${oldRegistrations(db, days(retention.registrationsDays))} as old_registrations`),
  ])
  return {
    conversationsMonths,
    closedLeadsMonths,
    binDays,
    emailsMonths,
    auditMonths,
    notFoundDays,
    heldBackDays,
    registrationsDays,
  }
}

async function countUpTo(db: Db, rows: ReturnType<typeof sql>): Promise<number> {
  const counted = await sql<{ rows: number | string }>`
    select count(*) as rows from (select 1 as one from ${rows} limit ${sql.lit(COUNTED + 1)}) as found`.execute(
    db,
  )
  return Number(counted.rows[0]?.rows ?? 0)
}

import path from 'node:path'
import { type Database, openDatabase } from '#server/database/open-database.ts'
import type { Site } from '../servers/start-site.ts'

/** Opens the SQLite database of a running site, as another process would. */
export function openSiteDatabase(site: Site): Database {
  return openDatabase({ file: path.join(site.dataDir, 'site.db') })
}

const tables = [
  'leads',
  'lead_activities',
  'lead_details',
  'lead_contacts',
  'submissions',
  'quarantined_submissions',
  'emails',
  'conversations',
  'chat_messages',
  'demo_bookings',
  'testimonials',
  'testimonial_details',
  'testimonial_requests',
  'site_settings',
  'audit_log',
] as const

/** Counts the rows of all tables that visitors could change. */
export async function countRows({ db }: Database): Promise<Record<(typeof tables)[number], number>> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      return [table, Number(count)] as const
    }),
  )
  return Object.fromEntries(counts) as Record<(typeof tables)[number], number>
}

import { sql } from 'kysely'
import type { Db } from '#server/database/open-database.ts'

/** Upcoming demos per person; more would fill the calendar for others. */
const MOST_AHEAD = 3

/** Returns further reasons to quarantine a demo form; empty if there are none. */
export async function doubtsAbout(db: Db, { email }: { email: string }, now: Date): Promise<string[]> {
  const ahead = await db
    .selectFrom('demo_bookings')
    .select('id')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'booked')
    .where('starts_at', '>', now.toISOString())
    .limit(MOST_AHEAD)
    .execute()
  return ahead.length < MOST_AHEAD ? [] : [`has ${MOST_AHEAD} demos ahead already`]
}

import { sql } from 'kysely'
import type { Db } from '#server/database/open-database.ts'

/** So many demos ahead of one person are enough; more would fill the calendar for everybody else. */
const MOST_AHEAD = 3

/** Why a wish is looked at by a person first, beside what its form shows; empty where nothing speaks against it. */
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

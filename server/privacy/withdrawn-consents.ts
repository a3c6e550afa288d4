import type { Db, Trx } from '#server/database/open-database.ts'

/** Whom a consent is about: somebody's lead, or their testimonial. */
type About = 'lead_id' | 'testimonial_id'

/** Whether the last that they said to us is that they don't want to hear from us. Who writes again agrees again. */
export async function hasWithdrawn(db: Db | Trx, about: About, id: string): Promise<boolean> {
  return (await withdrawnAmong(db, about, [id])).size > 0
}

/** Of leads or testimonials those of which that is so, each with the moment. */
export async function withdrawnAmong(
  db: Db | Trx,
  about: About,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('consents')
    .select([`${about as 'lead_id'} as id`, 'withdrawn_at'])
    .where(about, 'in', ids)
    .orderBy('given_at')
    .execute()
  const last = new Map(rows.map(({ id, withdrawn_at }) => [id, withdrawn_at]))
  return new Map([...last].filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Rows about leads, each with when its person withdrew their consent: one look for the few that are shown. */
export async function withWithdrawals<Row>(
  db: Db,
  rows: Row[],
  leadOf: (row: Row) => string,
): Promise<(Row & { withdrawnAt: string | null })[]> {
  const withdrawn = await withdrawnAmong(db, 'lead_id', rows.map(leadOf))
  return rows.map((row) => ({ ...row, withdrawnAt: withdrawn.get(leadOf(row)) ?? null }))
}

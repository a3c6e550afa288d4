import type { Db, Trx } from '#server/database/open-database.ts'

/** The subject of a consent: a lead or a testimonial. */
type Subject = 'lead_id' | 'testimonial_id'

/** Returns whether a person may be contacted about a lead or a testimonial; true if a mail is about neither. */
export async function mayContact(
  db: Db | Trx,
  { lead_id, testimonial_id }: { lead_id: string | null; testimonial_id: string | null },
): Promise<boolean> {
  if (lead_id !== null) return (await withdrawnAt(db, 'lead_id', lead_id)) === null
  return testimonial_id === null || (await withdrawnAt(db, 'testimonial_id', testimonial_id)) === null
}

/** Returns when the person of a lead or testimonial withdrew their consent, in ISO 8601; null if they did not. */
export async function withdrawnAt(db: Db | Trx, subject: Subject, id: string): Promise<string | null> {
  return (await readWithdrawals(db, subject, [id])).get(id) ?? null
}

/** Adds the time of withdrawal to rows about leads; null for rows without a lead. */
export async function withWithdrawnAt<Row>(
  db: Db,
  rows: Row[],
  leadOf: (row: Row) => string | undefined,
): Promise<(Row & { withdrawnAt: string | null })[]> {
  const leads = rows.flatMap((row) => leadOf(row) ?? [])
  const withdrawals = await readWithdrawals(db, 'lead_id', leads)
  return rows.map((row) => ({ ...row, withdrawnAt: withdrawals.get(leadOf(row) ?? '') ?? null }))
}

/** Selects the leads or testimonials whose latest consent was withdrawn, with the time. */
export async function readWithdrawals(
  db: Db | Trx,
  subject: Subject,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('consents')
    .select([`${subject as 'lead_id'} as id`, 'withdrawn_at'])
    .where(subject, 'in', ids)
    .orderBy('given_at')
    .orderBy('withdrawn_at', (order) => order.asc().nullsFirst())
    .execute()
  const latest = new Map(rows.map(({ id, withdrawn_at }) => [id, withdrawn_at]))
  return new Map([...latest].filter((entry): entry is [string, string] => entry[1] !== null))
}

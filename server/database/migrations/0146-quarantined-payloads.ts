import type { Kysely } from 'kysely'

type Stored = { quarantined_submissions: { id: string; kind: string; payload: string } }

/**
 * Gives quarantined quotes and demos the shape of today: a quote was once only the form itself, and a demo called its
 * form a request.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<Stored>
  const rows = await db
    .selectFrom('quarantined_submissions')
    .select(['id', 'kind', 'payload'])
    .where('kind', 'in', ['quote', 'demo'])
    .execute()
  for (const { id, kind, payload } of rows) {
    const { submission, request, ...rest } = JSON.parse(payload)
    if (submission) continue
    const whole =
      kind === 'demo' ? { ...rest, submission: request } : { submission: rest, attribution: {}, locale: 'en' }
    await db
      .updateTable('quarantined_submissions')
      .set({ payload: JSON.stringify(whole) })
      .where('id', '=', id)
      .execute()
  }
}

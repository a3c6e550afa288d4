import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/open-database.ts'

/** Inserts a file with one part that waits to be imported, and returns its stored rows. */
export async function insertWaitingImport(database: Database, rows: string[][]) {
  const id = randomUUID()
  await database.write(async (trx) => {
    await trx
      .insertInto('lead_imports')
      .values({
        id,
        file_name: 'leads.csv',
        status: 'waiting',
        created_by: 'member@example.test',
        header: '["Name","Phone"]',
        file_facts: '{}',
        plan: null,
        rows_total: rows.length,
        parts_total: 1,
        parts_done: 0,
        rows_read: 0,
        imported: 0,
        joined: 0,
        skipped: 0,
        bad: 0,
        undone: 0,
        created_at: '2026-11-23T04:00:00.000Z',
      })
      .execute()
    await trx
      .insertInto('lead_import_parts')
      .values({ import_id: id, number: 0, rows: JSON.stringify(rows.map((row, at) => [at + 2, row])) })
      .execute()
  })
  return {
    async kept(): Promise<string> {
      const part = await database.db
        .selectFrom('lead_import_parts')
        .select('rows')
        .where('import_id', '=', id)
        .executeTakeFirstOrThrow()
      return part.rows
    },
  }
}

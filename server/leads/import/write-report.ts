import type { Viewer } from '#domain/accounts/viewer.ts'
import { CSV_MARK, csvLine } from '#domain/csv.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { textStream } from '#server/text-stream.ts'

const PARTS_AT_ONCE = 20

/**
 * Writes all rows that were not imported, each with its line and the reason, as a table that can be corrected
 * and uploaded again.
 */
export async function importReport(
  { database }: { database: Pick<Database, 'db'> },
  viewer: Viewer | undefined,
  id: string,
): Promise<ReadableStream<Uint8Array> | undefined> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return undefined
  const { db } = database
  const found = await db.selectFrom('lead_imports').select('header').where('id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const header = JSON.parse(found.header) as string[]

  async function* lines(): AsyncGenerator<string> {
    yield CSV_MARK + csvLine(['Line', 'Why', ...header])
    for (let after = -1; ; ) {
      const parts = await db
        .selectFrom('lead_import_parts')
        .select(['number', 'rows', 'remarks'])
        .where('import_id', '=', id)
        .where('number', '>', after)
        .where('remarks', 'is not', null)
        .where('remarks', '<>', '[]')
        .orderBy('number')
        .limit(PARTS_AT_ONCE)
        .execute()
      for (const { number, rows, remarks } of parts) {
        after = number
        const cellsOf = new Map(JSON.parse(rows) as [number, string[]][])
        for (const [line, reason] of JSON.parse(remarks ?? '[]') as [number, string][]) {
          yield csvLine([String(line), reason, ...(cellsOf.get(line) ?? [])])
        }
      }
      if (parts.length < PARTS_AT_ONCE) return
    }
  }
  return textStream(lines())
}

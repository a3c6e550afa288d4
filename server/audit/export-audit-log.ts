import { describeAction } from '#content/office/audit-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { CSV_MARK, csvLine } from '#domain/csv.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import type { RowPlace } from '#server/database/row-place.ts'
import { textStream } from '#server/text-stream.ts'
import { type AuditEntry, type AuditFilter, readRows } from './read-audit-log.ts'

/** The number of rows that a spreadsheet handles easily; older entries can be exported by their days. */
const MOST = 50_000
const BATCH_SIZE = 1000

/**
 * Streams the log as a file in portions, so that the site stays responsive. The export itself is recorded in
 * the log.
 */
export async function exportAuditLog(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  filter: AuditFilter,
): Promise<ReadableStream<Uint8Array>> {
  authorize(viewer, 'settings:write')
  await database.write((trx) =>
    noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'audit.exported',
      subjectType: 'audit_log',
      subjectId: null,
      at: clock(),
    }),
  )
  return textStream(linesOf(database.db, filter))
}

async function* linesOf(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(['Time (UTC)', 'Who', 'What', 'About', 'Id', 'Details'])
  let before: RowPlace | undefined
  for (let written = 0; written < MOST; written += BATCH_SIZE) {
    const rows = await readRows(db, filter, { before, limit: BATCH_SIZE })
    yield rows.map(lineOf).join('')
    before = rows.at(-1)
    if (rows.length < BATCH_SIZE) return
  }
}

function lineOf(entry: AuditEntry): string {
  const { before, name, after } = describeAction(entry)
  return csvLine([
    entry.at,
    entry.actor?.name ?? '',
    `${before}${name}${after}`,
    entry.name ?? entry.subjectType,
    entry.subjectId,
    Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : '',
  ])
}

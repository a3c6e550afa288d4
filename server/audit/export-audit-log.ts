import { describeAction } from '#content/office/audit-words.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { writeCsv } from '#domain/csv.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { type AuditFilter, readRows } from './read-audit-log.ts'

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
  const encoder = new TextEncoder()
  let before: { at: string; id: string } | undefined
  let written = 0
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(writeCsv([['Time (UTC)', 'Who', 'What', 'About', 'Id', 'Details']])))
    },
    async pull(controller) {
      const rows = await readRows(database.db, filter, { before, limit: BATCH_SIZE })
      const last = rows.at(-1)
      written += rows.length
      if (rows.length > 0) {
        const lines = writeCsv(
          rows.map((entry) => {
            const { before, name, after } = describeAction(entry)
            return [
              entry.at,
              entry.actor?.name ?? '',
              `${before}${name}${after}`,
              entry.name ?? entry.subjectType,
              entry.subjectId,
              Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : '',
            ]
          }),
        )
        // Only the start of the file has a byte order mark.
        controller.enqueue(encoder.encode(lines.slice(1)))
      }
      if (!last || rows.length < BATCH_SIZE || written >= MOST) controller.close()
      else before = { at: last.at, id: last.id }
    },
  })
}

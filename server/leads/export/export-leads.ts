import type { Viewer } from '#domain/accounts/viewer.ts'
import { CSV_MARK, csvLine } from '#domain/csv.ts'
import { isNarrowed, type LeadFilters } from '#domain/leads/search/lead-filters.ts'
import type { LeadQuery } from '#domain/leads/search/lead-query.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { leadColumns } from '#server/database/lead-columns.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { textStream } from '#server/text-stream.ts'
import { searchWords, type WordSearch } from '../list/find-leads.ts'
import { inTurn, resolveFor } from '../list/list-leads.ts'
import { idAt, type Place, readPlaces } from '../list/read-leads.ts'
import { cellsOf, exportHeadings } from './export-cells.ts'

/** Rows in memory at a time. */
const AT_ONCE = 500
const MOST_TICKED = 1_000

type Wanted = {
  filters: LeadFilters
  /** The selected leads; empty for all that match the filters. */
  ids: readonly string[]
}

/**
 * Exports leads as a file, written as fast as it is read; closing the stream stops it. The export is recorded
 * in the audit log.
 */
export async function exportLeads(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { filters, ids }: Wanted,
): Promise<ReadableStream<Uint8Array>> {
  authorize(viewer, 'leads:read')
  await database.write((trx) =>
    noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'leads.exported',
      subjectType: 'lead',
      subjectId: null,
      // The search text is omitted, because it may be a person's name.
      details: { leads: ids.length > 0 ? 'ticked' : isNarrowed(filters) ? 'found' : 'all' },
      at: clock(),
    }),
  )
  const query = resolveFor({ clock }, viewer, filters)
  const words = await searchWords(database, query)
  const portions = ids.length > 0 ? ticked(database, ids) : matching(database, query, words)

  async function* lines(): AsyncGenerator<string> {
    // By the mark, Excel recognises UTF-8.
    yield CSV_MARK + csvLine(exportHeadings)
    for await (const leads of portions) {
      const rows = await withWithdrawnAt(database.db, leads, ({ id }) => id)
      yield rows.map((lead) => csvLine(cellsOf(lead))).join('')
    }
  }
  return textStream(lines())
}

async function* matching(database: Database, query: LeadQuery, words: WordSearch | undefined) {
  for (let from: Place | undefined; ; ) {
    const places = await readPlaces(database, query, words, { to: 'forth', from, limit: AT_ONCE })
    if (places.length === 0) return
    const ids = places.map(idAt)
    const rows = await exportedRows(database).where('id', 'in', ids).execute()
    yield inTurn(ids, new Map(rows.map((row) => [row.id, row])))
    from = places.at(-1)
  }
}

async function* ticked(database: Database, ids: readonly string[]) {
  const some = [...new Set(ids)].filter(isRowId).slice(0, MOST_TICKED)
  if (some.length === 0) return
  yield await exportedRows(database)
    .where('id', 'in', some)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

function exportedRows({ db }: Database) {
  return db.selectFrom('leads').select(leadColumns)
}

import { sql } from 'kysely'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { writeCsv } from '#domain/csv.ts'
import type { ExportField } from '#domain/leads/export-fields.ts'
import { isNarrowed, type LeadFilters } from '#domain/leads/lead-filters.ts'
import { resolveLeadFilters } from '#domain/leads/lead-query.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import { leadColumns } from '#server/database/lead-columns.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { withWithdrawnAt } from '#server/privacy/may-contact.ts'
import { indexLeads } from '../index-leads.ts'
import type { Place } from '../lead-order.ts'
import { readerOf } from '../matching-leads.ts'
import { cellsOf, headingsOf } from './export-cells.ts'

/** So many rows are in memory at a time. */
const AT_ONCE = 500
const MOST_TICKED = 1_000

/** Beside another table both have a `name`. */
const ofLeads = leadColumns.map((column) => `leads.${column}` as const)

type Wanted = {
  filters: LeadFilters
  /** Those that were ticked; none: all that the filters find. */
  ids: readonly string[]
  fields: readonly ExportField[]
  /** Whether the file begins with the mark by which Excel knows that it is UTF-8. */
  marked: boolean
}

/**
 * Leads as a file, written as fast as it is read: whoever asks no more ends the reading. That it was exported is noted
 * in the audit log.
 */
export async function exportLeads(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { filters, ids, fields, marked }: Wanted,
): Promise<ReadableStream<Uint8Array>> {
  authorize(viewer, 'leads:read')
  await database.write((trx) =>
    noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'leads.exported',
      subjectType: 'lead',
      subjectId: null,
      // Not what was searched: that can be somebody's name.
      details: { leads: ids.length > 0 ? 'ticked' : isNarrowed(filters) ? 'found' : 'all', fields },
      at: clock(),
    }),
  )
  await indexLeads(database)
  const resolve = (asked: LeadFilters) => resolveLeadFilters(asked, { email: viewer.email, now: clock() })
  const query = resolve(filters)
  // In any other order a search would be gone through from its beginning for each part.
  const inOrder = query.words ? resolve({ ...filters, sort: undefined }) : query
  const portions =
    ids.length > 0 ? ticked(database, ids) : matching(database, await readerOf(database, inOrder))
  const encoder = new TextEncoder()
  const encode = (rows: string[][]) => encoder.encode(writeCsv(rows).slice(1))
  return new ReadableStream(
    {
      start(controller) {
        if (marked) controller.enqueue(encoder.encode('\ufeff'))
        controller.enqueue(encode([headingsOf(fields)]))
      },
      async pull(controller) {
        const { value: leads, done } = await portions.next()
        if (done) return controller.close()
        const rows = await withWithdrawnAt(database.db, leads, ({ id }) => id)
        controller.enqueue(encode(rows.map((lead) => cellsOf(lead, fields))))
      },
      async cancel() {
        await portions.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}

type Reader = Awaited<ReturnType<typeof readerOf>>

async function* matching(database: Database, read: Reader) {
  for (let from: Place | undefined; ; ) {
    const places = await read(from, AT_ONCE)
    if (places.length === 0) return
    const rows = await exportedRows(database)
      .where(
        'number',
        'in',
        places.map(({ number }) => sql<number>`cast(${number} as bigint)`),
      )
      .execute()
    const byNumber = new Map(rows.map((row) => [row.number, row]))
    yield places.flatMap(({ number }) => byNumber.get(number) ?? [])
    from = places.at(-1)
  }
}

async function* ticked(database: Database, ids: readonly string[]) {
  const some = [...new Set(ids)].filter(isRowId).slice(0, MOST_TICKED)
  if (some.length === 0) return
  yield await exportedRows(database)
    .where('leads.id', 'in', some)
    .orderBy('lead_keys.number', 'desc')
    .execute()
}

function exportedRows({ db }: Database) {
  return db
    .selectFrom('lead_keys')
    .innerJoin('leads', 'leads.id', 'lead_keys.lead_id')
    .select([...ofLeads, sql<string>`cast(number as text)`.as('number')])
}

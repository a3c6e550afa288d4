import type { Viewer } from '#domain/accounts/viewer.ts'
import { momentInIndia } from '#domain/indian-time.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { addDays } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { type RowPlace, readRowPlace, writeRowPlace } from '#server/database/row-place.ts'
import { namesOfRecords } from './describe-records.ts'

/** The filters of the log. Days are those of Delhi. */
export type AuditFilter = {
  /** An account id. */
  person?: string | undefined
  /** The kind of record, as `subject_type`. */
  kind?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type AuditEntry = Awaited<ReturnType<typeof readRows>>[number]
export type AuditPage = Awaited<ReturnType<typeof readAuditLog>>

const PAGE_SIZE = 50

/** Returns the entries of the audit log, newest first. */
export async function readAuditLog(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  filter: AuditFilter,
  before?: string,
) {
  authorize(viewer, 'settings:write')
  const { db } = database
  const [rows, people] = await Promise.all([
    readRows(db, filter, { before: readRowPlace(before), limit: PAGE_SIZE + 1 }),
    db.selectFrom('user').select(['id', 'name']).orderBy('name').limit(500).execute(),
  ])
  const entries = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? entries.at(-1) : undefined
  return { entries, people, older: last && writeRowPlace(last) }
}

/** Returns the newest rows, or the newest before a position. */
export async function readRows(
  db: Db,
  { person, kind, from, to }: AuditFilter,
  { before, limit }: { before: RowPlace | undefined; limit: number },
) {
  let query = db
    .selectFrom('audit_log as log')
    .leftJoin('user as actor', 'actor.id', 'log.actor_id')
    .select([
      'log.id',
      'log.created_at',
      'log.actor_id',
      'log.action',
      'log.subject_type',
      'log.subject_id',
      'log.details',
      'actor.name as actor_name',
    ])
  if (person) query = query.where('log.actor_id', '=', person)
  if (kind) query = query.where('log.subject_type', '=', kind)
  const start = from && momentInIndia(from, '00:00')
  if (start) query = query.where('log.created_at', '>=', start)
  const end = to && momentInIndia(to, '00:00')
  if (end) query = query.where('log.created_at', '<', addDays(new Date(end), 1).toISOString())
  if (before) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('log.created_at', 'log.id'), '<', tuple(before.at, before.id)),
    )
  }
  const rows = await query.orderBy('log.created_at', 'desc').orderBy('log.id', 'desc').limit(limit).execute()
  const nameOf = await namesOfRecords(db, rows)
  return rows.map((row) => ({
    id: row.id,
    at: row.created_at,
    /** Undefined if the actor is no team member, or no longer. */
    actor:
      row.actor_id === null ? undefined : { id: row.actor_id, name: row.actor_name ?? 'A former member' },
    action: row.action,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    /** The present name of the record, unless it is the actor's own account. */
    name: row.subject_id === row.actor_id ? undefined : nameOf(row),
    details: JSON.parse(row.details) as Record<string, unknown>,
  }))
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import type { BulkWork } from '#domain/leads/bulk-work.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team-members.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { deleteLeads } from '../bin/delete-leads.ts'
import { changeLeads } from '../change-leads.ts'
import { nextMatching } from './next-matching.ts'

/** So many in one transaction: others get to write between two. */
const AT_ONCE = 100
/** So many for one who asks. */
export const MOST_AT_A_TIME = 1_000

type Part = {
  work: BulkWork
  /** Those that were ticked, or all that the filters find, from a place among them on. */
  leads: { ids: readonly string[] } | { filters: LeadFilters; from?: string | undefined }
  /** The change of which this is a further part. */
  changeId?: string | undefined
  atMost: number
}

/** `next`: where to go on; nothing where all is done. `seen`: how many leads were gone through. */
export type BulkOutcome =
  | { kind: 'done'; changeId: string; changed: number; seen: number; next: string | undefined }
  | { kind: 'no-member' }

type Dependencies = { database: Database; clock: Clock }

/**
 * Does the same with many leads, a part at a time, all of which one id takes back. What is found by filters is gone
 * through from the newest to the oldest, so that leads which come in meanwhile, or leave the filters by the change
 * itself, move nothing.
 */
export async function changeMany(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { work, leads, changeId: earlier, atMost }: Part,
): Promise<BulkOutcome> {
  authorize(viewer, work.kind === 'delete' ? 'leads:delete' : 'leads:write')
  const changeId = await goOnWith(deps.database, viewer, work, earlier)
  const limit = Math.min(atMost, MOST_AT_A_TIME)
  const { ids, next } =
    'ids' in leads
      ? { ids: [...new Set(leads.ids)].filter(isRowId).slice(0, MOST_AT_A_TIME), next: undefined }
      : await nextMatching(deps, viewer, leads, limit)
  let changed = 0
  if (work.kind === 'delete') {
    changed = (await deleteLeads(deps, viewer, ids, changeId)).deleted.length
  } else {
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const some = ids.slice(at, at + AT_ONCE)
      const outcome = await deps.database.write((trx) =>
        changeSome(trx, viewer, { work, ids: some, changeId, now: deps.clock() }),
      )
      if (outcome === undefined) return { kind: 'no-member' }
      changed += outcome
    }
  }
  return { kind: 'done', changeId, changed, seen: ids.length, next }
}

type Some = { work: Exclude<BulkWork, { kind: 'delete' }>; ids: string[]; changeId: string; now: Date }

async function changeSome(
  trx: Trx,
  viewer: Viewer,
  { work, ids, changeId, now }: Some,
): Promise<number | undefined> {
  if (work.kind === 'assign' && work.to !== null && !(await isTeamMember(trx, work.to))) return undefined
  const set: FieldValues = work.kind === 'status' ? { status: work.status } : { assigned_to: work.to }
  const leads = ids.map((id) => ({ id, set }))
  const { changed } = await changeLeads(trx, { viewer, at: now, kind: work.kind, leads, changeId })
  return changed.length
}

/** A part belongs to one's own change of that kind, which nobody took back; else it begins a change of its own. */
async function goOnWith(
  { db }: Database,
  viewer: Viewer,
  work: BulkWork,
  changeId: string | undefined,
): Promise<string> {
  if (!changeId || !isRowId(changeId)) return newRowId()
  const change = await db
    .selectFrom('lead_changes')
    .select(['made_by', 'kind', 'undone_at'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  // The parts before may have found all as it was to be.
  if (!change) return changeId
  const isOwn = change.made_by === viewer.email && change.kind === work.kind && change.undone_at === null
  return isOwn ? changeId : newRowId()
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { momentInIndia } from '#domain/indian-time.ts'
import type { BulkWork } from '#domain/leads/bulk-work.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isTeamMember } from '#server/accounts/team/team-members.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { isRowId, newRowId } from '#server/database/row-id.ts'
import { deleteLeads } from '../bin/delete-leads.ts'
import { changeLeads } from '../changes/change-leads.ts'
import { nextMatching } from './next-matching.ts'

/** Leads per transaction; other writes can run in between. */
const AT_ONCE = 100
/** Leads per request. */
export const MOST_AT_A_TIME = 1_000

type Part = {
  work: BulkWork
  /** The selected leads, or all that match the filters, starting after a place among them. */
  leads: { ids: readonly string[] } | { filters: LeadFilters; from?: string | undefined }
  /** The change that this part continues. */
  changeId?: string | undefined
  atMost: number
}

/** `next`: the place to continue from; undefined at the end. `seen`: the number of leads processed. */
export type BulkOutcome =
  | { kind: 'done'; changeId: string; changed: number; seen: number; next: string | undefined }
  | { kind: 'no-member' }

type Dependencies = { database: Database; clock: Clock }

/**
 * Applies one change to many leads in parts; one id undoes all of them. Filtered leads are processed from the
 * newest to the oldest, so new leads, and leads that stop matching because of the change, shift nothing.
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
  const leads = ids.map((id) => ({ id, set: fieldsOf(work) }))
  const { changed } = await changeLeads(trx, { viewer, at: now, kind: work.kind, leads, changeId })
  return changed.length
}

function fieldsOf(work: Some['work']): FieldValues {
  if (work.kind === 'status') return { status: work.status }
  if (work.kind === 'assign') return { assigned_to: work.to }
  return { follow_up_date: momentInIndia(work.day) ?? null }
}

/**
 * A part continues the viewer's own change of that kind unless it was undone; otherwise it begins a new
 * change.
 */
async function goOnWith(
  { db }: Database,
  viewer: Viewer,
  work: BulkWork,
  changeId: string | undefined,
): Promise<string> {
  if (!changeId || !isRowId(changeId)) return newRowId()
  const change = await db
    .selectFrom('changes')
    .select(['made_by', 'kind', 'undone_at'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  // Earlier parts may have found nothing to change.
  if (!change) return changeId
  const isOwn = change.made_by === viewer.email && change.kind === work.kind && change.undone_at === null
  return isOwn ? changeId : newRowId()
}

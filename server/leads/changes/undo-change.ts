import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type RestoreNote, restoreLeads } from '../bin/restore-leads.ts'
import { noteUndo } from './note-undo.ts'
import { undoAdd } from './undo-add.ts'
import { type SomeParts, type StayedLead, UNDONE_AT_ONCE, undoSome } from './undo-parts.ts'

const MAX_TOLD = 5
/** Kinds of changes that only the person who made them can undo. */
const own = new Set(['note', 'view'])
/** Leads per request, which takes a few seconds. */
const MOST_UNDONE = 5_000

export type UndoOutcome =
  | { kind: 'gone' }
  | { kind: 'already' }
  /** The undo period is over. */
  | { kind: 'too-late' }
  /** An added lead is in the bin. */
  | { kind: 'binned' }
  /** An added lead stays because of later activity. */
  | { kind: 'worked-on'; name: string; what: 'entry' | 'task' | 'demo' }
  /** A deletion was undone; the notes say what could not be restored. */
  | { kind: 'restored'; restored: string[]; gone: number; notes: RestoreNote[]; rest?: string }
  /** `stayed` names the first few of `stayedCount`; `gone`: the number of leads that no longer exist. */
  | {
      kind: 'undone'
      of?: 'testimonials'
      undone: string[]
      stayed: StayedLead[]
      stayedCount: number
      gone: number
      rest?: string
    }

type Dependencies = { database: Database; clock: Clock }
/** Where to continue, and with how many leads at most. */
type Part = { from?: string; atMost?: number }

/**
 * Undoes a change on all leads that are still as it left them, and reports the others. `rest`: where to continue a
 * very large change.
 */
export async function undoChange(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  changeId: string,
  { from = '', atMost = MOST_UNDONE }: Part = {},
): Promise<UndoOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(changeId) || !(from === '' || isRowId(from))) return { kind: 'gone' }
  const change = await database.db
    .selectFrom('changes')
    .select(['id', 'kind', 'made_by', 'made_at', 'undone_at'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  if (!change) return { kind: 'gone' }
  if (change.undone_at) return { kind: 'already' }
  if (own.has(change.kind) && change.made_by !== viewer.email) return { kind: 'gone' }
  // Deleted and merged leads are restored, unless they were deleted permanently meanwhile.
  const kept = await readKept(database, changeId, from, atMost + 1)
  if (kept.length > 0) {
    const ids = kept.slice(0, atMost)
    const { restored, gone, notes } = await restoreLeads({ database, clock }, viewer, ids)
    const rest = kept.length > atMost ? ids.at(-1) : undefined
    return { kind: 'restored', restored, gone: gone.length, notes, ...(rest && { rest }) }
  }
  if (change.kind === 'delete' || change.kind === 'merge') return { kind: 'gone' }
  if (change.kind === 'add') return undoAdd({ database, clock }, viewer, changeId)
  const outcome = await takeBackParts({ database, clock }, viewer, change, { from, atMost })
  // The undo of an import is recorded as one.
  if (from === '' && outcome.undone.length > 0 && change.kind !== 'import') {
    await noteUndo({ database, clock }, viewer, change)
  }
  return outcome
}

/** Many leads are undone in several transactions, so that other writes can run in between. */
async function takeBackParts(
  { database, clock }: Dependencies,
  viewer: Viewer,
  change: Parameters<typeof undoSome>[2],
  { from, atMost }: Required<Part>,
) {
  const tally = { undone: [] as string[], stayed: [] as StayedLead[], stayedCount: 0, gone: 0 }
  let rest: string | undefined = from
  for (let seen = 0; rest !== undefined && seen < atMost; ) {
    const some: SomeParts = { from: rest, limit: Math.min(UNDONE_AT_ONCE, atMost - seen) }
    const done = await database.write((trx) => undoSome(trx, viewer, change, clock(), some))
    tally.undone.push(...done.undone)
    tally.stayed.push(...done.stayed.slice(0, MAX_TOLD - tally.stayed.length))
    tally.stayedCount += done.stayed.length + (done.isStale ? 1 : 0)
    tally.gone += done.gone
    seen += done.undone.length + done.stayed.length + done.gone
    rest = done.last
  }
  return { kind: 'undone' as const, ...tally, ...(rest && { rest }) }
}

/** Returns the first leads of a change that are in the bin. */
async function readKept({ db }: Database, changeId: string, from: string, limit: number): Promise<string[]> {
  const kept = await db
    .selectFrom('deleted_leads')
    .select('id')
    .where('change_id', '=', changeId)
    .$if(from !== '', (query) => query.where('id', '>', from))
    .orderBy('id')
    .limit(limit)
    .execute()
  return kept.map(({ id }) => id)
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type RestoreNote, restoreLeads } from './bin/restore-leads.ts'
import { noteUndo } from './note-undo.ts'
import { undoAdd } from './undo-add.ts'
import { type SomeParts, type StayedLead, UNDONE_AT_ONCE, undoSome } from './undo-parts.ts'

const MAX_TOLD = 5

export type UndoOutcome =
  | { kind: 'gone' }
  | { kind: 'already' }
  /** An added lead is in the bin. */
  | { kind: 'binned' }
  /** An added lead stays because of later activity. */
  | { kind: 'worked-on'; name: string; what: 'entry' | 'task' | 'demo' }
  /** A deletion was undone; the notes say what could not be restored. */
  | { kind: 'restored'; restored: string[]; gone: number; notes: RestoreNote[]; rest?: Rest }
  /** `stayed` names the first few of `stayedCount`; `gone`: the number of leads that no longer exist. */
  | { kind: 'undone'; undone: string[]; stayed: StayedLead[]; stayedCount: number; gone: number; rest?: Rest }

/** For a large change: how many leads remain, and where to continue. */
type Rest = { from: string; left: number }

type Dependencies = { database: Database; clock: Clock }
type Tally = Extract<UndoOutcome, { kind: 'undone' }>
/** Where to continue, and with how many leads at most. */
type Part = { from?: string; atMost?: number }

/** Undoes a change on all leads that are still as it left them, and reports the others. */
export async function undoChange(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  changeId: string,
  { from = '', atMost = Number.POSITIVE_INFINITY }: Part = {},
): Promise<UndoOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(changeId) || !(from === '' || isRowId(from))) return { kind: 'gone' }
  const change = await database.db
    .selectFrom('lead_changes')
    .select(['id', 'kind', 'made_at', 'undone_at'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  if (!change) return { kind: 'gone' }
  if (change.undone_at) return { kind: 'already' }
  // Deleted and merged leads are restored, unless they were deleted permanently meanwhile.
  const kept = await readKept(database, changeId, from, atMost)
  if (kept.length > 0) return bringBack({ database, clock }, viewer, changeId, kept, atMost)
  if (change.kind === 'delete' || change.kind === 'merge') return { kind: 'gone' }
  if (change.kind === 'add') return undoAdd({ database, clock }, viewer, changeId)
  const outcome = await takeBackParts({ database, clock }, viewer, change, from, atMost)
  // The undo of an import is recorded as one.
  if (from === '' && outcome.undone.length > 0 && change.kind !== 'import') {
    await noteUndo({ database, clock }, viewer, change)
  }
  return outcome
}

type Change = Parameters<typeof undoSome>[2]

/** Large changes are undone in parts, so that other writes can run in between. */
async function takeBackParts(
  { database, clock }: Dependencies,
  viewer: Viewer,
  change: Change,
  from: string,
  atMost: number,
): Promise<Tally> {
  const tally: Tally = { kind: 'undone', undone: [], stayed: [], stayedCount: 0, gone: 0 }
  let seen = 0
  for (let after: string | undefined = from; after !== undefined; ) {
    const left = seen < atMost ? 0 : await countLeft(database, change.id, after)
    if (left > 0) return { ...tally, rest: { from: after, left } }
    const some: SomeParts = {
      from: after,
      limit: Math.min(UNDONE_AT_ONCE, Math.max(atMost - seen, 1)),
    }
    const done = await database.write((trx) => undoSome(trx, viewer, change, clock(), some))
    tally.undone.push(...done.undone)
    tally.stayed.push(...done.stayed.slice(0, MAX_TOLD - tally.stayed.length))
    tally.stayedCount += done.stayed.length
    tally.gone += done.gone
    seen += done.undone.length + done.stayed.length + done.gone
    after = done.last
  }
  return tally
}

/** Returns the leads of a change that are in the bin, one more than are restored now. */
function readKept(
  { db }: Database,
  changeId: string,
  from: string,
  atMost: number,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('deleted_leads')
    .select('id')
    .where('change_id', '=', changeId)
    .$if(from !== '', (query) => query.where('id', '>', from))
    .orderBy('id')
    .$if(Number.isFinite(atMost), (query) => query.limit(atMost + 1))
    .execute()
}

async function bringBack(
  deps: Dependencies,
  viewer: Viewer,
  changeId: string,
  kept: { id: string }[],
  atMost: number,
): Promise<UndoOutcome> {
  const ids = kept.slice(0, atMost).map(({ id }) => id)
  const { restored, gone, notes } = await restoreLeads(deps, viewer, ids)
  const outcome: UndoOutcome = { kind: 'restored', restored, gone: gone.length, notes }
  if (kept.length <= atMost) return outcome
  const from = ids.at(-1) ?? ''
  const { left } = await deps.database.db
    .selectFrom('deleted_leads')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('change_id', '=', changeId)
    .where('id', '>', from)
    .executeTakeFirstOrThrow()
  return { ...outcome, rest: { from, left: Number(left) } }
}

async function countLeft({ db }: Database, changeId: string, from: string): Promise<number> {
  const { left } = await db
    .selectFrom('lead_change_parts')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('change_id', '=', changeId)
    .where('undone_at', 'is', null)
    .where('lead_id', '>', from)
    .executeTakeFirstOrThrow()
  return Number(left)
}

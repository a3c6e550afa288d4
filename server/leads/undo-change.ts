import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type RestoreNote, restoreLeads } from './bin/restore-leads.ts'
import { undoAdd } from './undo-add.ts'
import { type StayedLead, undoSome } from './undo-parts.ts'

const MAX_TOLD = 5

export type UndoOutcome =
  | { kind: 'gone' }
  | { kind: 'already' }
  /** A lead that was added is in the bin. */
  | { kind: 'binned' }
  /** The leads of a deletion are there again; the notes say what of them is not. */
  | { kind: 'restored'; restored: string[]; gone: number; notes: RestoreNote[] }
  /** `stayed` names the first few of `stayedCount`; `gone`: how many leads are not there any more. */
  | { kind: 'undone'; undone: string[]; stayed: StayedLead[]; stayedCount: number; gone: number }

type Dependencies = { database: Database; clock: Clock }
type Tally = Extract<UndoOutcome, { kind: 'undone' }>

/** Takes a change back where its leads still stand as it left them, and says where they don't. */
export async function undoChange(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  changeId: string,
): Promise<UndoOutcome> {
  authorize(viewer, 'leads:write')
  if (!isRowId(changeId)) return { kind: 'gone' }
  const change = await database.db
    .selectFrom('lead_changes')
    .select(['id', 'kind', 'made_at', 'undone_at'])
    .where('id', '=', changeId)
    .executeTakeFirst()
  if (!change) return { kind: 'gone' }
  if (change.undone_at) return { kind: 'already' }
  const kept = await database.db
    .selectFrom('deleted_leads')
    .select('id')
    .where('change_id', '=', changeId)
    .execute()
  // What was deleted or merged comes out of the bin, where it was not thrown away for good meanwhile.
  if (kept.length > 0) return bringBack({ database, clock }, viewer, kept)
  if (change.kind === 'delete') return { kind: 'gone' }
  if (change.kind === 'add') return undoAdd({ database, clock }, viewer, changeId)
  const tally: Tally = { kind: 'undone', undone: [], stayed: [], stayedCount: 0, gone: 0 }
  // Of a change to thousands a part at a time, so that others get to write in between.
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after
    const done = await database.write((trx) => undoSome(trx, viewer, change, from, clock()))
    tally.undone.push(...done.undone)
    tally.stayed.push(...done.stayed.slice(0, MAX_TOLD - tally.stayed.length))
    tally.stayedCount += done.stayed.length
    tally.gone += done.gone
    after = done.last
  }
  return tally
}

async function bringBack(deps: Dependencies, viewer: Viewer, kept: { id: string }[]): Promise<UndoOutcome> {
  const { restored, gone, notes } = await restoreLeads(
    deps,
    viewer,
    kept.map(({ id }) => id),
  )
  return { kind: 'restored', restored, gone: gone.length, notes }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'

/** The tables whose rows are restored as they were, with their keys. */
export const undoableTables = {
  lead_activities: 'id',
  lead_tasks: 'id',
  lead_outcomes: 'lead_id',
  lead_contacts: 'contact',
  saved_views: 'id',
  usual_views: 'user_id',
  reply_templates: 'id',
} as const

/** `before` is missing for an added row, `after` for a deleted one. */
export type ChangedRow = {
  /** `testimonials` are undone by a use case of their own. */
  table: keyof typeof undoableTables | 'testimonials'
  id: string
  before?: object | undefined
  after?: object | undefined
}

type Change = { id?: string; kind: string; at: Date; leadId?: string; rows: readonly ChangedRow[] }

/** Records a change of rows and returns its id, which undoes it. */
export async function recordChange(trx: Trx, viewer: Viewer, change: Change): Promise<string> {
  const { id = newRowId(), kind, at, leadId = null, rows } = change
  if (change.id) await dropEarlier(trx, viewer, { id, kind })
  await trx
    .insertInto('changes')
    .values({ id, made_by: viewer.email, made_at: at.toISOString(), kind })
    .execute()
  await recordRows(trx, id, leadId, rows)
  return id
}

/** Deletes the change of a form that is sent again after its undo. */
export async function dropEarlier(
  trx: Trx,
  viewer: Viewer,
  { id, kind }: { id: string; kind: string },
): Promise<void> {
  await trx
    .deleteFrom('changes')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('made_by', '=', viewer.email)
    .execute()
}

/** Adds rows to a recorded change. */
export async function recordRows(
  trx: Trx,
  changeId: string,
  leadId: string | null,
  rows: readonly ChangedRow[],
): Promise<void> {
  await trx
    .insertInto('change_parts')
    .values(
      rows.map(({ table, id, before, after }) => ({
        change_id: changeId,
        entity: table,
        record_id: id,
        lead_id: leadId,
        before: before ? JSON.stringify(after ? onlyChanged(before, after) : before) : null,
        after: after ? JSON.stringify(before ? onlyChanged(after, before) : after) : null,
      })),
    )
    .execute()
}

function onlyChanged(row: object, other: object) {
  const others = new Map(Object.entries(other))
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => others.get(name) !== value))
}

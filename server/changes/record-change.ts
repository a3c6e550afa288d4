import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'

/** The tables whose changes can be undone, with their keys. */
export const undoableTables = {
  leads: 'id',
  lead_activities: 'id',
  lead_tasks: 'id',
  lead_outcomes: 'lead_id',
  lead_contacts: 'contact',
  saved_views: 'id',
  reply_templates: 'id',
} as const

/** `id` is missing for changes without an account: by the person themselves or by an import. */
export type ChangeMaker = Pick<Viewer, 'email'> & Partial<Pick<Viewer, 'id'>>

/** `before` is missing for an added row, `after` for a deleted one. */
export type ChangedRow = {
  /** `testimonials` are undone by a use case of their own. */
  table: keyof typeof undoableTables | 'testimonials'
  id: string
  before?: object | undefined
  after?: object | undefined
}

type Change = {
  /** An earlier part of the same change. */
  id?: string
  kind: string
  at: Date
  /** The lead to which the rows belong. */
  leadId?: string
  rows: readonly ChangedRow[]
}

/** Records a change of rows, or of leads that are in the bin now, and returns its id, which undoes it. */
export async function recordChange(trx: Trx, maker: ChangeMaker, change: Change): Promise<string> {
  const { id = newRowId(), kind, at, leadId = null, rows } = change
  await trx
    .insertInto('changes')
    .values({ id, made_by: maker.email, made_at: at.toISOString(), kind })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  if (rows.length === 0) return id
  const earlier = change.id ? await readRecorded(trx, id, rows) : new Map<string, Recorded>()
  await trx
    .insertInto('change_parts')
    .values(
      rows.map(({ table, id: record_id, before, after }) => {
        const first = earlier.get(record_id)
        return {
          change_id: id,
          entity: table,
          record_id,
          lead_id: table === 'leads' ? record_id : leadId,
          before: before ? JSON.stringify({ ...onlyChanged(before, after), ...first?.before }) : null,
          after: after ? JSON.stringify({ ...first?.after, ...onlyChanged(after, before) }) : null,
        }
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['change_id', 'entity', 'record_id']).doUpdateSet((eb) => ({
        before: eb.ref('excluded.before'),
        after: eb.ref('excluded.after'),
      })),
    )
    .execute()
  return id
}

type Recorded = { before: object; after: object }

/** If one change meets a row twice, undoing restores the first old values. */
async function readRecorded(trx: Trx, changeId: string, rows: readonly ChangedRow[]) {
  const ids = rows.map(({ id }) => id)
  const found = await trx
    .selectFrom('change_parts')
    .select(['record_id', 'before', 'after'])
    .where('change_id', '=', changeId)
    .where('record_id', 'in', ids)
    .execute()
  return new Map<string, Recorded>(
    found.map(({ record_id, before, after }) => [
      record_id,
      { before: JSON.parse(before ?? '{}'), after: JSON.parse(after ?? '{}') },
    ]),
  )
}

function onlyChanged(row: object, other: object = {}) {
  const others = new Map(Object.entries(other))
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => others.get(name) !== value))
}

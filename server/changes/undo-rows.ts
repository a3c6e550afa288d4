import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import { undoableTables } from './record-change.ts'

type Row = Record<string, string | number | boolean | null>

/** Columns that say who changed a row last, and when: they do not prevent an undo. */
const STAMPS = new Set(['updated_at', 'updated_by', 'version'])
const tables = Object.keys(undoableTables)
/** The tables whose rows a restored row refers to, by column. */
const references = { lead_id: 'leads', view_id: 'saved_views' } as const

/**
 * Restores the rows of a change, if all are still as it left them. Returns the ids of the records; undefined if one
 * was changed since, or belongs to a deleted record.
 */
export async function undoRows(trx: Trx, changeId: string, at: string): Promise<string[] | undefined> {
  const parts = await trx
    .selectFrom('change_parts')
    .select(['entity', 'record_id', 'before', 'after'])
    .where('change_id', '=', changeId)
    .where('entity', 'in', tables)
    .where('undone_at', 'is', null)
    .orderBy('entity')
    .execute()
  const rows: { table: 'lead_tasks'; key: 'id'; id: string; before: Row | null; now: Row | undefined }[] = []
  for (const { entity, record_id, ...part } of parts) {
    const { table, key } = named(entity)
    const query = trx.selectFrom(table).selectAll().where(key, '=', record_id)
    const now = (await heldRows(trx, query).executeTakeFirst()) as Row | undefined
    const before = JSON.parse(part.before ?? 'null') as Row | null
    const after = JSON.parse(part.after ?? 'null') as Row | null
    if (after ? !(now && isAsLeft(after, now)) : now) return undefined
    for (const [column, owners] of Object.entries(references)) {
      const owner = before?.[column]
      if (!owner || rows.some(({ id }) => id === owner)) continue
      const found = trx.selectFrom(owners).select('id').where('id', '=', String(owner))
      if (!(await found.executeTakeFirst())) return undefined
    }
    rows.push({ table, key, id: record_id, before, now })
  }
  for (const { table, key, id, before, now } of rows) {
    if (!before) await trx.deleteFrom(table).where(key, '=', id).execute()
    else if (now) {
      const stamp = {
        ...('updated_at' in now && { updated_at: at }),
        ...('version' in now && { version: Number(now.version) + 1 }),
      }
      await trx
        .updateTable(table)
        .set({ ...before, ...stamp })
        .where(key, '=', id)
        .execute()
    } else
      await trx
        .insertInto(table)
        .values(before as never)
        .execute()
  }
  await trx
    .updateTable('change_parts')
    .set({ undone_at: at })
    .where('change_id', '=', changeId)
    .where('entity', 'in', tables)
    .execute()
  return rows.map(({ id }) => id)
}

/** No query here depends on which of the tables it is. */
function named(entity: string) {
  const key = undoableTables[entity as keyof typeof undoableTables]
  return { table: entity as 'lead_tasks', key: key as 'id' }
}

function isAsLeft(after: Row, now: Row): boolean {
  return Object.entries(after).every(([name, value]) => STAMPS.has(name) || now[name] === value)
}

import type { LeadImportsTable } from '#server/database/import-tables.ts'
import type { Trx } from '#server/database/open-database.ts'
import { heldRows } from '#server/database/row-lock.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { ASKED_TO_BE_ERASED, type ImportJob, importPart, type PartOutcome, type Rows } from './import-part.ts'
import type { ImportPlan } from './import-plan.ts'

/**
 * Imports the next part, or reports its rows as not stored, so that it does not block the following ones. Returns
 * whether there are more; false if this import is not running.
 */
export async function importStep(
  { trx, personKey }: { trx: Trx; personKey: PersonKey },
  id: string,
  { now, isGivenUp }: { now: Date; isGivenUp: boolean },
): Promise<boolean> {
  const stored = await heldRows(
    trx,
    trx.selectFrom('lead_imports').selectAll().where('id', '=', id),
  ).executeTakeFirst()
  if (stored?.status !== 'running') return false
  if (stored.parts_done >= stored.parts_total) {
    await finish(trx, id, now)
    return false
  }
  const { rows } = await trx
    .selectFrom('lead_import_parts')
    .select('rows')
    .where('import_id', '=', id)
    .where('number', '=', stored.parts_done)
    .executeTakeFirstOrThrow()
  const parsed = JSON.parse(rows) as Rows
  const outcome = isGivenUp
    ? notStored(parsed)
    : await importPart({ trx, personKey }, jobOf(stored), parsed, now)
  const remarks = outcome.remarks.toSorted(([one], [other]) => one - other)
  await trx
    .updateTable('lead_import_parts')
    .set({ remarks: JSON.stringify(remarks), rows: JSON.stringify(stillWanted(parsed, outcome)) })
    .where('import_id', '=', id)
    .where('number', '=', stored.parts_done)
    .execute()
  await trx
    .updateTable('lead_imports')
    .set({
      parts_done: stored.parts_done + 1,
      rows_read: stored.rows_read + outcome.rows,
      imported: stored.imported + outcome.imported,
      joined: stored.joined + outcome.joined,
      skipped: stored.skipped + outcome.skipped,
      bad: stored.bad + outcome.bad,
    })
    .where('id', '=', id)
    .execute()
  if (stored.parts_done + 1 < stored.parts_total) return true
  await finish(trx, id, now)
  return false
}

function notStored(rows: Rows): PartOutcome {
  const remarks = rows.map(([line]): [number, string] => [line, 'Could not be stored'])
  return { rows: rows.length, imported: 0, joined: 0, skipped: 0, bad: rows.length, remarks }
}

/**
 * Rows that became leads, and rows of people who asked for erasure, are dropped; the report needs the others.
 */
function stillWanted(rows: Rows, { remarks }: PartOutcome): Rows {
  const reported = remarks.filter(([, reason]) => reason !== ASKED_TO_BE_ERASED)
  const lines = new Set(reported.map(([line]) => line))
  return rows.filter(([line]) => lines.has(line))
}

async function finish(trx: Trx, id: string, now: Date) {
  await trx
    .updateTable('lead_imports')
    .set({ status: 'done', finished_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}

function jobOf(stored: LeadImportsTable): ImportJob {
  return {
    id: stored.id,
    fileName: stored.file_name,
    createdBy: stored.created_by,
    header: JSON.parse(stored.header) as string[],
    plan: JSON.parse(stored.plan ?? '{}') as ImportPlan,
    changeId: stored.change_id ?? stored.id,
  }
}

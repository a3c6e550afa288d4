import { setImmediate } from 'node:timers/promises'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { ImportField } from '#domain/leads/import/import-fields.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import { addKnown, type Owners, type Rows, readPeople, sortOut } from './import-part.ts'
import { parsePlan } from './import-plan.ts'

export type ImportTrial = {
  /** How many rows were tried, which may be fewer than the file has. */
  rows: number
  created: number
  known: number
  unreadable: { line: number; reason: string }[]
  /** How many values of each field are not understood and go to the notes. */
  noted: Partial<Record<ImportField, number>>
}

/** Trying this many rows takes a second or two. */
const MOST_ROWS = 10_000

/** Tells what an import would do, without writing anything. */
export async function tryImport(
  { database, clock, personKey }: { database: Pick<Database, 'db'>; clock: Clock; personKey: PersonKey },
  viewer: Viewer | undefined,
  { id, plan: typed }: { id: string; plan: unknown },
): Promise<{ kind: 'tried'; trial: ImportTrial } | { kind: 'incomplete' | 'unchanged' }> {
  authorize(viewer, 'leads:write')
  const plan = parsePlan(typed)
  if ('problem' in plan) return { kind: 'incomplete' }
  if (!isRowId(id)) return { kind: 'unchanged' }
  const { db } = database
  const file = await db
    .selectFrom('lead_imports')
    .select(['header', 'parts_total'])
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  if (!file) return { kind: 'unchanged' }
  const header = JSON.parse(file.header) as string[]
  const trial: ImportTrial = { rows: 0, created: 0, known: 0, unreadable: [], noted: {} }
  const owners: Owners = new Map()
  for (let number = 0; number < file.parts_total && trial.rows < MOST_ROWS; number++) {
    const part = await db
      .selectFrom('lead_import_parts')
      .select('rows')
      .where('import_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!part) return { kind: 'unchanged' }
    const rows = JSON.parse(part.rows) as Rows
    const { people, unreadable, noted } = await readPeople({ db, personKey }, { header, plan }, rows, clock())
    await addKnown(db, owners, people)
    const created = sortOut(people, owners, plan).created.length
    trial.rows += rows.length
    trial.created += created
    trial.known += rows.length - created - unreadable.length
    trial.unreadable.push(...unreadable.map(([line, reason]) => ({ line, reason })))
    for (const field of noted) trial.noted[field] = (trial.noted[field] ?? 0) + 1
    await setImmediate()
  }
  return { kind: 'tried', trial }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { guessColumns } from '#domain/leads/import/guess-columns.ts'
import type { ColumnMapping } from '#domain/leads/import/import-fields.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { HEADINGS_PART, type ImportStatus, type StoredRow } from '#server/database/import-tables.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { ImportPlan } from './import-plan.ts'
import type { FileFacts } from './read-csv.ts'

export type ImportItem = {
  id: string
  fileName: string
  status: ImportStatus
  createdBy: string
  createdAt: string
  finishedAt: string | null
  rowsTotal: number
  rowsRead: number
  imported: number
  joined: number
  skipped: number
  bad: number
  undone: number
}

export type ImportDetail = ImportItem & {
  header: string[]
  facts: FileFacts
  plan: ImportPlan | undefined
  guess: ColumnMapping
  /** The lines that may be the heading row, and the chosen one; null if there is none. */
  lines: { line: number; text: string }[]
  headingLine: number | null
  /** The first rows. */
  preview: string[][]
  /** The first rows that were not imported. */
  remarks: { line: number; reason: string }[]
}

type Dependencies = { database: Pick<Database, 'db'> }

const SHOWN = 20
const PREVIEW_LINES = 10
const PREVIEW_ROWS = 5
const PREVIEW_CHARACTERS = 80
const REMARKS = 50

/** Returns the recent imports, newest first. */
export async function listImports(
  { database }: Dependencies,
  viewer: Viewer | undefined,
): Promise<ImportItem[]> {
  authorize(viewer, 'leads:write')
  return items(database.db).where('rows_total', '>', 0).orderBy('created_at', 'desc').limit(SHOWN).execute()
}

export async function getImport(
  { database }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<ImportDetail | undefined> {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return undefined
  const { db } = database
  const found = await items(db)
    .select(['header', 'file_facts', 'plan'])
    .where('id', '=', id)
    .where('rows_total', '>', 0)
    .executeTakeFirst()
  if (!found) return undefined
  const { header: headerText, file_facts, plan, ...item } = found
  const header = JSON.parse(headerText) as string[]
  return {
    ...item,
    header,
    facts: JSON.parse(file_facts) as FileFacts,
    plan: plan ? (JSON.parse(plan) as ImportPlan) : undefined,
    guess: guessColumns(header),
    ...(item.status === 'waiting' ? await beginningOf(db, id) : noBeginning),
    remarks: await remarksOf(db, id),
  }
}

function items(db: Db) {
  return db
    .selectFrom('lead_imports')
    .select([
      'id',
      'file_name as fileName',
      'status',
      'created_by as createdBy',
      'created_at as createdAt',
      'finished_at as finishedAt',
      'rows_total as rowsTotal',
      'rows_read as rowsRead',
      'imported',
      'joined',
      'skipped',
      'bad',
      'undone',
    ])
}

const noBeginning = { lines: [], headingLine: null, preview: [] }

async function beginningOf(db: Db, id: string) {
  const parts = await db
    .selectFrom('lead_import_parts')
    .select('rows')
    .where('import_id', '=', id)
    .where('number', 'in', [HEADINGS_PART, 0])
    .orderBy('number')
    .execute()
  const [above = [], rows = []] = parts.map((part) => JSON.parse(part.rows) as StoredRow[])
  const lines = [...above, ...rows].slice(0, PREVIEW_LINES)
  return {
    lines: lines.map(([line, cells]) => ({ line, text: cut(cells.filter(Boolean).join(' · ')) })),
    headingLine: above.at(-1)?.[0] ?? null,
    preview: rows.slice(0, PREVIEW_ROWS).map(([, cells]) => cells.map(cut)),
  }
}

const cut = (cell: string) => [...cell.slice(0, 200)].slice(0, PREVIEW_CHARACTERS).join('')

async function remarksOf(db: Db, id: string) {
  const parts = await db
    .selectFrom('lead_import_parts')
    .select('remarks')
    .where('import_id', '=', id)
    .where('remarks', 'is not', null)
    .where('remarks', '<>', '[]')
    .orderBy('number')
    .limit(REMARKS)
    .execute()
  return parts
    .flatMap(({ remarks }) => JSON.parse(remarks ?? '[]') as [number, string][])
    .slice(0, REMARKS)
    .map(([line, reason]) => ({ line, reason }))
}

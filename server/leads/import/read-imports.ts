import type { Viewer } from '#domain/accounts/viewer.ts'
import { guessColumns } from '#domain/leads/import/guess-columns.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { StoredRow } from '#server/database/import-tables.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import type { ImportPlan } from './import-plan.ts'

export type ImportItem = Awaited<ReturnType<typeof listImports>>[number]
export type ImportDetail = NonNullable<Awaited<ReturnType<typeof getImport>>>

type Dependencies = { database: Pick<Database, 'db'> }

const SHOWN = 20
const PREVIEW_ROWS = 5
const PREVIEW_CHARACTERS = 80
const REMARKS = 50

/** Returns the recent imports, newest first. */
export async function listImports({ database }: Dependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'leads:write')
  return items(database.db).where('rows_total', '>', 0).orderBy('created_at', 'desc').limit(SHOWN).execute()
}

/** Returns an import with its first rows, and the first rows that were not imported. */
export async function getImport({ database }: Dependencies, viewer: Viewer | undefined, id: string) {
  authorize(viewer, 'leads:write')
  if (!isRowId(id)) return undefined
  const { db } = database
  const found = await items(db)
    .select(['header', 'plan'])
    .where('id', '=', id)
    .where('rows_total', '>', 0)
    .executeTakeFirst()
  if (!found) return undefined
  const { header: headerText, plan, ...item } = found
  const header = JSON.parse(headerText) as string[]
  return {
    ...item,
    header,
    plan: plan ? (JSON.parse(plan) as ImportPlan) : undefined,
    guess: guessColumns(header),
    preview: item.status === 'waiting' ? await previewOf(db, id) : [],
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
      'change_id as changeId',
    ])
}

async function previewOf(db: Db, id: string) {
  const part = await db
    .selectFrom('lead_import_parts')
    .select('rows')
    .where('import_id', '=', id)
    .where('number', '=', 0)
    .executeTakeFirst()
  const rows = JSON.parse(part?.rows ?? '[]') as StoredRow[]
  return rows.slice(0, PREVIEW_ROWS).map(([, cells]) => cells.map(cut))
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

/** The page where files of leads are uploaded. */
export const IMPORT_PATH = '/del-admin-dashboard/leads/import'

/** The fields that a column can be mapped to. */
export const importFields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'service',
  'budget',
  'timeline',
  'businessType',
  'urgency',
  'value',
  'status',
  'source',
  'followUp',
  'created',
  'message',
  'notes',
] as const
export type ImportField = (typeof importFields)[number]

/** Several columns can be mapped to this field; each is prefixed with its heading. */
export const MANY_COLUMNS: ImportField = 'notes'

/** The field of each column by position; null columns are ignored. */
export type ColumnMapping = (ImportField | null)[]

export const duplicateWays = ['skip', 'fill', 'new'] as const
/** How a row of a known person is handled. An open lead is never duplicated. */
export type DuplicateWay = (typeof duplicateWays)[number]

export const importLimits = {
  bytes: 50 * 1024 * 1024,
  columns: 200,
  rows: 200_000,
  /** Characters per row. */
  row: 100_000,
} as const

/** Returns whether a text is an import field. */
export function isImportField(text: string): text is ImportField {
  return (importFields as readonly string[]).includes(text)
}

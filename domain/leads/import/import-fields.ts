/** Where files of leads are brought. */
export const IMPORT_PATH = '/del-admin-dashboard/leads/import'

/** What a column of a file can be read as. */
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

/** Several columns can go there, each with its heading before it. */
export const MANY_COLUMNS: ImportField = 'notes'

/** Which column is read as what, by its place; the others are left out. */
export type ColumnMapping = (ImportField | null)[]

export const duplicateWays = ['skip', 'fill', 'new'] as const
/** What happens with somebody who is known. A lead that is still open is never doubled. */
export type DuplicateWay = (typeof duplicateWays)[number]

export const importLimits = {
  bytes: 50 * 1024 * 1024,
  columns: 200,
  rows: 200_000,
  /** Characters of one row. */
  row: 100_000,
} as const

export function isImportField(text: string): text is ImportField {
  return (importFields as readonly string[]).includes(text)
}

/** What can stand between the cells of a row. */
export const importDelimiters = [',', ';', '\t', '|'] as const
export type ImportDelimiter = (typeof importDelimiters)[number]

export function isDelimiter(text: string): text is ImportDelimiter {
  return (importDelimiters as readonly string[]).includes(text)
}

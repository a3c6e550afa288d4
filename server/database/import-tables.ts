export type ImportStatus =
  /** Read into parts; what the columns are is still to be said. */
  'waiting' | 'running' | 'cancelled' | 'done' | 'undoing' | 'undone'

/** A file of leads that somebody brought, and how far its import is. */
export type LeadImportsTable = {
  id: string
  file_name: string
  status: ImportStatus
  /** The address of whoever brought it. */
  created_by: string
  /** JSON: the headings, as text[]. */
  header: string
  /** JSON: `FileFacts`, how the file is written. */
  file_facts: string
  /** JSON: `ImportPlan`, what is to be done with it. */
  plan: string | null
  rows_total: number
  parts_total: number
  parts_done: number
  rows_read: number
  imported: number
  joined: number
  skipped: number
  bad: number
  undone: number
  /** Under which the fields that were filled in can be taken back. */
  change_id: string | null
  created_at: string
  finished_at: string | null
}

/** A row as it is stored; its text only until it is said how the file is to be read. */
export type StoredRow = [line: number, cells: string[], raw?: string]
/** The number of the part that holds the headings and the lines above them, while a file waits. */
export const HEADINGS_PART = -1

/** Some rows of a file. A part is imported whole or not at all. */
export type LeadImportPartsTable = {
  import_id: string
  number: number
  /** JSON: `[line, reason][]`, once it is done: the rows that became no lead. */
  remarks: string | null
  /** JSON: `StoredRow[]`. */
  rows: string
}

/** Which leads an import made. */
export type ImportedLeadsTable = {
  lead_id: string
  import_id: string
  /** Whoever changed it since has made it their own. */
  imported_at: string
}

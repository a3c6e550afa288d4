export type ImportStatus =
  /** Split into parts; the column mapping is still missing. */
  'waiting' | 'running' | 'cancelled' | 'done'

/** An uploaded file of leads and the progress of its import. */
export type LeadImportsTable = {
  id: string
  file_name: string
  status: ImportStatus
  /** The e-mail address of the member who uploaded it. */
  created_by: string
  /** JSON: the headings, as text[]. */
  header: string
  /** JSON: `ImportPlan`, the choices for the import. */
  plan: string | null
  rows_total: number
  parts_total: number
  parts_done: number
  rows_read: number
  imported: number
  joined: number
  skipped: number
  bad: number
  /** The change by which filled fields can be undone. */
  change_id: string | null
  created_at: string
  finished_at: string | null
}

export type StoredRow = [line: number, cells: string[]]

/** Some rows of a file. A part is imported completely or not at all. */
export type LeadImportPartsTable = {
  import_id: string
  number: number
  /** JSON: `[line, reason][]` after the import: the rows that did not become leads. */
  remarks: string | null
  /** JSON: `StoredRow[]`. */
  rows: string
}

/** The leads that an import created. */
export type ImportedLeadsTable = {
  lead_id: string
  import_id: string
  imported_at: string
}

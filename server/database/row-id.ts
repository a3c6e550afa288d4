import { randomUUIDv7 } from 'node:crypto'

/**
 * An id for a new row. It begins with the time, so that rows of one day lie side by side in every index: a commit
 * changes few pages, however large the tables are. Easier to guess than a random one: no secret may hang on it.
 */
export function newRowId(): string {
  return randomUUIDv7()
}

/** The last six characters of a row's id, in capitals: short enough to be read out. Names nothing uniquely. */
export function shortReference(id: string): string {
  return id.slice(-6).toUpperCase()
}

/** Whether a text can be a row's id. PostgreSQL answers anything else with an error instead of no row. */
export function isRowId(text: string): boolean {
  return /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(text)
}

import { randomUUIDv7 } from 'node:crypto'

/**
 * Returns an id for a new row. It begins with the time, so that rows of one day are adjacent in every index
 * and a commit changes few pages. It is easier to guess than a random id, so no secret may depend on it.
 */
export function newRowId(): string {
  return randomUUIDv7()
}

/**
 * Returns the last six characters of a row's id in capitals, short enough to read out. They are not unique.
 */
export function shortReference(id: string): string {
  return id.slice(-6).toUpperCase()
}

/**
 * Returns whether a text can be a row's id. PostgreSQL fails for any other text instead of finding no row.
 */
export function isRowId(text: string): boolean {
  return /^[0-9a-f]{8}-?([0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(text)
}

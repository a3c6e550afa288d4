import type { Person } from '#domain/privacy/person.ts'
import type { Records } from './read-records.ts'

export type PersonDocument = ReturnType<typeof writeDocument>

/** Returns all data about a person in machine-readable form, with the names of tables and columns. */
export function writeDocument(person: Person, records: Records, now: Date) {
  return {
    format: 'person-data/1',
    madeAt: now.toISOString(),
    person,
    records: Object.fromEntries(records.map(({ table, rows }) => [table, rows])),
    /** Display names of the tables. */
    titles: Object.fromEntries(records.map(({ table, title }) => [table, title])),
  }
}

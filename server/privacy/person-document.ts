import type { Person } from '#domain/privacy/person.ts'
import type { PersonalRow, Records } from './read-records.ts'

/** Returns all data about a person in machine-readable form, with the names of tables and columns. */
export type PersonDocument = {
  format: 'person-data/1'
  madeAt: string
  person: Person
  records: Record<string, PersonalRow[]>
  /** Display names of the tables. */
  titles: Record<string, string>
}

export function writeDocument(person: Person, records: Records, now: Date): PersonDocument {
  return {
    format: 'person-data/1',
    madeAt: now.toISOString(),
    person,
    records: Object.fromEntries(records.map(({ table, rows }) => [table, rows])),
    titles: Object.fromEntries(records.map(({ table, title }) => [table, title])),
  }
}

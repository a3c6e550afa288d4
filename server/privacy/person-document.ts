import type { Person } from '#domain/privacy/person.ts'
import type { PersonalRow, Records } from './read-records.ts'

/** All that is held of somebody, for machines: the tables and columns have the names they are stored by. */
export type PersonDocument = {
  format: 'person-data/1'
  madeAt: string
  person: Person
  records: Record<string, PersonalRow[]>
  /** What people call the tables. */
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

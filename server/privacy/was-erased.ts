import { contactOf, type Person } from '#domain/privacy/person.ts'
import type { Db, Trx } from '#server/database/open-database.ts'
import type { SearchParts } from './find-subject-records.ts'
import type { PersonKey } from './person-key.ts'

/** Returns when a person with this address or number was erased; undefined if nobody was. */
export async function wasErased(
  { database, personKey }: SearchParts,
  person: Person,
): Promise<string | undefined> {
  const row = await database.db
    .selectFrom('erasures')
    .select('erased_at')
    .where('contact_key', '=', personKey(contactOf(person)))
    .orderBy('erased_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.erased_at
}

/** Returns which contacts, in the format of `contactKeys`, belong to erased persons. */
export async function erasedAmong(
  { db, personKey }: { db: Db | Trx; personKey: PersonKey },
  contacts: string[],
): Promise<Set<string>> {
  if (contacts.length === 0) return new Set()
  const rows = await db
    .selectFrom('erasures')
    .select('contact_key')
    .where('contact_key', 'in', contacts.map(personKey))
    .execute()
  const erased = new Set(rows.map(({ contact_key }) => contact_key))
  return new Set(contacts.filter((contact) => erased.has(personKey(contact))))
}

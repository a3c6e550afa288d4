import { contactOf, type Person } from '#domain/privacy/person.ts'
import type { SearchParts } from './find-roots.ts'

/** When somebody asked to be erased who had this address or number; nothing where nobody did. */
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

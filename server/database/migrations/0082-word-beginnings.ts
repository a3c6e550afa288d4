import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/**
 * The first two and the first four letters of each word of a lead, for PostgreSQL: its index of words lists every lead
 * of every word that begins as was typed, where this one skips in each of its lists what the others have not.
 */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  if (types.id !== 'uuid') return
  await sql`create function word_beginnings(words tsvector)
    returns text[] language sql immutable parallel safe as $$
      select array(
        select distinct left(word, letters)
        from unnest(tsvector_to_array(words)) as word, (values (2), (4)) as lengths (letters)
        where char_length(word) >= letters
      )
    $$`.execute(db)
  await sql`create index lead_keys_beginnings on lead_keys
    using gin (word_beginnings(words)) with (gin_pending_list_limit = 256)`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Two pieces of SQLite's word index that are of like size are enough to merge them; as it comes, it waits for four. */
export async function up(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  if (types.id === 'uuid') return
  await sql`insert into lead_words (lead_words, rank) values ('usermerge', 2)`.execute(db)
}

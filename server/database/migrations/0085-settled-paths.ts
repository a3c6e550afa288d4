import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Addresses looked for in vain that somebody has seen to. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('not_found_paths').addColumn('settled_at', timestamp).execute()
}

import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Answers that the team wrote to questions the assistant did not know. */
export async function up(db: Kysely<unknown>, { timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('owner_answers')
    .addColumn('id', 'text', (col) => col.primaryKey())
    .addColumn('question', 'text', (col) => col.notNull())
    .addColumn('answer', 'text', (col) => col.notNull())
    .addColumn('page', 'text')
    .addColumn('updated_by', 'text', (col) => col.notNull())
    .addColumn('updated_at', timestamp, (col) => col.notNull())
    .execute()
}

import type { Kysely } from 'kysely'

type Stored = { deleted_testimonials: { id: string; payload: string } }

/** The change before an undo is in `changes`; the sitemap no longer needs a copy. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('testimonial_details').dropColumn('previous_status').execute()
  await database.schema.alterTable('testimonial_details').dropColumn('previous_featured').execute()
  // Deleted testimonials are restored from what was stored of them.
  const db = database as Kysely<Stored>
  for (const { id, payload } of await db.selectFrom('deleted_testimonials').selectAll().execute()) {
    const { details, ...others } = JSON.parse(payload)
    if (!details) continue
    const { previous_status, previous_featured, ...kept } = details
    await db
      .updateTable('deleted_testimonials')
      .set({ payload: JSON.stringify({ ...others, details: kept }) })
      .where('id', '=', id)
      .execute()
  }
}

import { sql } from 'kysely'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { quarantinedPhotos } from '#server/submissions/quarantine.ts'
import { type Found, orNone, personalTables, rowsOf } from './personal-data.ts'

export type Erased = {
  /** The number of deleted rows per table. */
  counts: Record<string, number>
  /** Their files are removed after the commit. */
  photos: string[]
  pagesChanged: boolean
}

/** Deletes the found records permanently. */
export async function eraseRecords(trx: Trx, found: Found): Promise<Erased> {
  const photos = await photosOf(trx, found)
  const pagesChanged = await isAnyPublished(trx, found)

  await letGoOfLeads(trx, found.leads)
  const counts: Record<string, number> = {}
  for (const [table, { of }] of Object.entries(personalTables).toReversed()) {
    const condition = rowsOf(of, found)
    if (!condition) continue
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${condition}`.execute(trx)
    if (numAffectedRows) counts[table] = Number(numAffectedRows)
  }
  if (pagesChanged) await raisePublicVersion(trx)
  return { counts, photos, pagesChanged }
}

async function photosOf(trx: Trx, found: Found): Promise<string[]> {
  const current = await trx
    .selectFrom('testimonial_details')
    .select('photo_key')
    .where('testimonial_id', 'in', orNone(found.testimonials))
    .execute()
  const deleted = await trx
    .selectFrom('deleted_testimonials')
    .select('photo_key')
    .where('id', 'in', orNone(found.deleted_testimonials))
    .execute()
  const quarantined = await trx
    .selectFrom('quarantined_submissions')
    .select(['kind', 'payload'])
    .where('id', 'in', orNone(found.quarantined_submissions))
    .execute()
  return [
    ...[...current, ...deleted].flatMap(({ photo_key }) => photo_key ?? []),
    ...quarantinedPhotos(quarantined),
  ]
}

async function isAnyPublished(trx: Trx, { testimonials }: Found): Promise<boolean> {
  const published = await trx
    .selectFrom('testimonials')
    .select('id')
    .where('id', 'in', orNone(testimonials))
    .where('status', '=', 'approved')
    .executeTakeFirst()
  return published !== undefined
}

/** Removes references to deleted leads from records of other people. */
async function letGoOfLeads(trx: Trx, leads: string[]): Promise<void> {
  for (const table of ['demo_bookings', 'conversations', 'emails', 'testimonial_details'] as const) {
    await trx
      .updateTable(table as 'emails')
      .set({ lead_id: null })
      .where('lead_id', 'in', orNone(leads))
      .execute()
  }
}

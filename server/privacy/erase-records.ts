import { sql } from 'kysely'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { quarantinedPhotos } from '#server/submissions/quarantine.ts'
import { type Found, orNone, personalTables, rowsOf } from './personal-data.ts'

/** Published testimonials are either deleted or made anonymous. */
export type TestimonialChoice = 'remove' | 'keep-unnamed'

export type Erased = {
  /** The number of deleted rows per table. */
  counts: Record<string, number>
  /** Their files are removed after the commit. */
  photos: string[]
  pagesChanged: boolean
}

/** Deletes the found records permanently. */
export async function eraseRecords(trx: Trx, found: Found, choice: TestimonialChoice): Promise<Erased> {
  const photos = await photosOf(trx, found)
  const shown = await publishedOf(trx, found)
  const unnamed = choice === 'keep-unnamed' ? shown : []
  if (unnamed.length > 0) await takeNameOff(trx, unnamed)
  const gone = { ...found, testimonials: found.testimonials.filter((id) => !unnamed.includes(id)) }

  await letGoOfLeads(trx, found.leads)
  const counts: Record<string, number> = {}
  for (const [table, { of }] of Object.entries(personalTables).toReversed()) {
    const condition = rowsOf(of, gone)
    if (!condition) continue
    const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ${condition}`.execute(trx)
    if (numAffectedRows) counts[table] = Number(numAffectedRows)
  }
  if (unnamed.length > 0) counts.testimonials_unnamed = unnamed.length
  if (shown.length > 0) await raisePublicVersion(trx)
  return { counts, photos, pagesChanged: shown.length > 0 }
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

async function publishedOf(trx: Trx, { testimonials }: Found): Promise<string[]> {
  const rows = await trx
    .selectFrom('testimonials')
    .select('id')
    .where('id', 'in', orNone(testimonials))
    .where('status', '=', 'approved')
    .execute()
  return rows.map(({ id }) => id)
}

/** Keeps a testimonial's text and rating, without anything about its author. */
async function takeNameOff(trx: Trx, ids: string[]): Promise<void> {
  await trx
    .updateTable('testimonials')
    .set({
      name: 'Name erased',
      email: '',
      company: null,
      role: null,
      project_details: null,
      photo_url: null,
      video_url: null,
    })
    .where('id', 'in', ids)
    .execute()
  await trx
    .updateTable('testimonial_details')
    .set({
      name_shown: 'anonymous',
      consented_at: null,
      consent_version: null,
      verified_at: null,
      lead_id: null,
      request_id: null,
      photo_key: null,
      own_words: null,
    })
    .where('testimonial_id', 'in', ids)
    .execute()
  await trx.deleteFrom('testimonial_edits').where('testimonial_id', 'in', ids).execute()
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

import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'
import { heldPhotos } from '#server/submissions/quarantine.ts'
import { photoKeyOf } from './photos/photo-names.ts'
import type { PhotoStore } from './photos/photo-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Dependencies = { database: Database; clock: Clock; photos: Pick<PhotoStore, 'list' | 'remove'> }

/**
 * Deletes files older than a day that no row names: a process that was killed between the file and its row leaves them.
 * Does nothing while no row names any photo, since the database may then be a new one beside older files.
 *
 * @returns how many files were deleted
 */
export async function sweepPhotos({ database, clock, photos }: Dependencies): Promise<number> {
  const before = new Date(clock().getTime() - DAY_MS)
  const old: string[] = []
  for await (const { name, changedAt } of photos.list()) {
    // Unfinished files begin with a dot; what has another name is not ours.
    if (changedAt < before && (photoKeyOf(name) || name.startsWith('.'))) old.push(name)
  }
  if (old.length === 0) return 0
  const named = await namedPhotos(database.db)
  if (named.size === 0) return 0
  const unnamed = old.filter((name) => !named.has(photoKeyOf(name) ?? ''))
  for (const name of unnamed) await photos.remove(name)
  return unnamed.length
}

async function namedPhotos(db: Db): Promise<Set<string>> {
  // Read first: one that is released meanwhile stands among the testimonials afterwards.
  const held = await db
    .selectFrom('quarantined_submissions')
    .select(['kind', 'payload'])
    .where('kind', '=', 'testimonial')
    .execute()
  // In one statement: one that is deleted or restored meanwhile changes from the one table to the other.
  const rows = await db
    .selectFrom('testimonial_details')
    .select('photo_key')
    .where('photo_key', 'is not', null)
    .unionAll(db.selectFrom('deleted_testimonials').select('photo_key').where('photo_key', 'is not', null))
    .execute()
  const founder = await readSetting(db, 'site.photo')
  return new Set([
    ...(founder ? [founder] : []),
    ...heldPhotos(held),
    ...rows.flatMap(({ photo_key }) => photo_key ?? []),
  ])
}

import type { Clock } from '#server/clock.ts'
import type { Database, Db } from '#server/database/open-database.ts'
import { readSetting } from '#server/settings/read-setting.ts'
import { quarantinedPhotos } from '#server/submissions/quarantine.ts'
import { photoKeyOf } from './photos/photo-names.ts'
import type { PhotoStore } from './photos/photo-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Dependencies = { database: Database; clock: Clock; photos: Pick<PhotoStore, 'list' | 'remove'> }

/**
 * Deletes files older than a day without a row, which a process leaves if it is killed between writing the
 * file and its row. Does nothing while no row refers to any photo, because the database may be new beside
 * older files.
 * @returns The number of deleted files.
 */
export async function sweepPhotos({ database, clock, photos }: Dependencies): Promise<number> {
  const before = new Date(clock().getTime() - DAY_MS)
  const old: string[] = []
  for await (const { name, changedAt } of photos.list()) {
    // Unfinished files begin with a dot; other names are not ours.
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
  // Quarantined submissions are read first, because one that is released meanwhile is then found among the
  // testimonials.
  const quarantined = await db
    .selectFrom('quarantined_submissions')
    .select(['kind', 'payload'])
    .where('kind', '=', 'testimonial')
    .execute()
  // A single statement is needed, because a testimonial that is deleted or restored meanwhile moves between
  // the tables.
  const rows = await db
    .selectFrom('testimonial_details')
    .select('photo_key')
    .where('photo_key', 'is not', null)
    .unionAll(db.selectFrom('deleted_testimonials').select('photo_key').where('photo_key', 'is not', null))
    .execute()
  const founder = await readSetting(db, 'site.photo')
  return new Set([
    ...(founder ? [founder] : []),
    ...quarantinedPhotos(quarantined),
    ...rows.flatMap(({ photo_key }) => photo_key ?? []),
  ])
}

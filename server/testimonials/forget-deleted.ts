import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { UNDO_MS } from '#domain/testimonials/moderation.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'

type Dependencies = {
  database: Database
  clock: Clock
  photos: { discard(key: string): Promise<void> }
}

/** Permanently removes deleted testimonials after the undo period, with their photos. */
export async function forgetDeleted({ database, clock, photos }: Dependencies): Promise<void> {
  const before = new Date(clock().getTime() - UNDO_MS).toISOString()
  const due = await database.db
    .selectFrom('deleted_testimonials')
    .select(['id', 'photo_key'])
    .where('deleted_at', '<=', before)
    .execute()
  for (const { id, photo_key } of due) {
    // The photo is removed first: if that fails, the row still refers to it.
    if (photo_key) await photos.discard(photo_key)
    await database.write(async (trx) => {
      await trx.deleteFrom('deleted_testimonials').where('id', '=', id).execute()
    })
  }
}

/** No upload takes this long. */
const ABANDONED_MS = 60 * 60 * 1000

/** Removes unfinished uploads of ended processes. */
export async function forgetAbandoned(dir: string, now: Date): Promise<void> {
  const names = await readdir(dir).catch(() => [])
  for (const name of names) {
    const file = path.join(dir, name)
    const found = await stat(file).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
  }
}

import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPhotoFolder } from '#server/adapters/photo-folder.ts'
import { quarantine } from '#server/submissions/quarantine.ts'
import { describeOnEveryDatabase, openTestDatabase } from '#tests/support/records/test-database.ts'
import { startTestimonials } from '#tests/support/records/test-testimonials.ts'
import { newDataFolder } from '#tests/support/servers/data-folder.ts'
import { newPhotoKey, photoFile } from './photos/photo-names.ts'
import { sweepPhotos } from './sweep-photos.ts'

const NOW = new Date('2026-11-21T10:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000

describeOnEveryDatabase('photos that no row names', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let folder: string
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    folder = newDataFolder()
  })
  afterEach(async () => {
    await database.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const store = (name: string, hoursAgo: number) => {
    const at = new Date(NOW.getTime() - hoursAgo * HOUR_MS)
    writeFileSync(path.join(folder, name), '')
    utimesSync(path.join(folder, name), at, at)
    return name
  }
  const sweep = () => sweepPhotos({ database, clock: () => NOW, photos: createPhotoFolder(folder) })

  test('are deleted after a day, and no others', async () => {
    const keys = {
      shown: newPhotoKey(),
      deleted: newPhotoKey(),
      heldBack: newPhotoKey(),
      founder: newPhotoKey(),
    }
    await startTestimonials(database).submit()
    await database.db.updateTable('testimonial_details').set({ photo_key: keys.shown }).execute()
    await database.write(async (trx) => {
      const at = NOW.toISOString()
      await trx
        .insertInto('deleted_testimonials')
        .values({ id: randomUUID(), payload: '{}', photo_key: keys.deleted, deleted_at: at })
        .execute()
      const setting = { key: 'site.photo', value: JSON.stringify(keys.founder) }
      await trx
        .insertInto('site_settings')
        .values({ ...setting, updated_at: at, updated_by: null })
        .execute()
      await quarantine(trx, { kind: 'testimonial', payload: { photoKey: keys.heldBack }, reasons: [] }, NOW)
    })
    const named = Object.values(keys).flatMap((key) => [photoFile(key), photoFile(key, 'small')])
    for (const name of named) store(name, 1000)
    const recent = store(photoFile(newPhotoKey()), 23)
    const foreign = store('README', 1000)
    mkdirSync(path.join(folder, 'incoming'))
    const lost = newPhotoKey()
    store(photoFile(lost), 25)
    store(photoFile(lost, 'small'), 25)
    store('.unfinished', 25)

    expect(await sweep()).toBe(3)
    expect(readdirSync(folder).sort()).toEqual([...named, recent, foreign, 'incoming'].sort())

    // The process died between the deletion of the row and that of its files.
    await database.db.deleteFrom('testimonial_details').execute()
    expect(await sweep()).toBe(2)
  })

  test('stay while no row refers to any photo', async () => {
    store(photoFile(newPhotoKey()), 1000)
    expect(await sweep()).toBe(0)
  })
})

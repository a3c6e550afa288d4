import { may, type Viewer } from '#domain/accounts/viewer.ts'
import type { Database } from '#server/database/open-database.ts'
import { photoKeyOf } from './photos/photo-names.ts'

type Dependencies = {
  database: Database
  photos: { read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> }
}

/** A stored photo. Everybody may see those that are shown on the site, the team all; nothing for all else. */
export async function readPhoto(
  { database, photos }: Dependencies,
  name: string,
  readViewer: () => Promise<Viewer | undefined>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isPublic: boolean } | undefined> {
  const key = photoKeyOf(name)
  const found =
    key &&
    (await database.db
      .selectFrom('testimonial_details')
      .innerJoin('testimonials', 'testimonials.id', 'testimonial_details.testimonial_id')
      .select(['status', 'name_shown'])
      .where('photo_key', '=', key)
      .executeTakeFirst())
  if (!found) return undefined
  const isPublic = found.status === 'approved' && found.name_shown !== 'anonymous'
  if (!isPublic && !may(await readViewer(), 'testimonials:read')) return undefined
  const bytes = await photos.read(name)
  return bytes && { bytes, isPublic }
}

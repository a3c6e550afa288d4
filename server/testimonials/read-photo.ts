import { may } from '#domain/accounts/permissions.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Database } from '#server/database/open-database.ts'
import { photoKeyOf, photoUrl } from './photos/photo-names.ts'

type Dependencies = {
  database: Database
  founderPhoto: () => string | undefined
  photos: { read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> }
}

/**
 * Returns a stored photo; undefined if the viewer may not see it. The founder's and published photos are
 * public; the team sees all.
 */
export async function readPhoto(
  { database, photos, founderPhoto }: Dependencies,
  name: string,
  readViewer: () => Promise<Viewer | undefined>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; isPublic: boolean } | undefined> {
  const key = photoKeyOf(name)
  if (key && photoUrl(key) === founderPhoto()) {
    const bytes = await photos.read(name)
    return bytes && { bytes, isPublic: true }
  }
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

import { copy } from '#content/copy/copy.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { SentPhoto } from '#server/testimonials/photos/photos.ts'
import { type SettingChange, saveSetting } from './save-setting.ts'
import type { SettingsDependencies } from './settings.ts'

/**
 * Makes a picked file the founder's photo, or removes the photo. A photo that is no longer shown is deleted a day later
 * by `sweepPhotos`. Throws where it can't be stored.
 */
export async function savePhoto(
  deps: SettingsDependencies,
  viewer: Viewer | undefined,
  { photo, remove, version }: { photo: SentPhoto | undefined; remove: boolean; version: string },
): Promise<SettingChange<'site.photo'>> {
  authorize(viewer, 'settings:write')
  if (remove) return saveSetting(deps, viewer, { key: 'site.photo', input: '', version })
  if (!photo) return { kind: 'invalid', problems: { photo: 'Choose a photo.' } }
  const taken = await deps.photos.take(photo, undefined)
  if (!taken.ok) {
    return { kind: 'invalid', problems: { photo: copy.en.testimonialForm.problems[taken.problem] } }
  }
  return saveSetting(deps, viewer, { key: 'site.photo', input: taken.key, version })
}

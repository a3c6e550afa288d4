import { copy } from '#content/copy/copy.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { SentPhoto } from '#server/testimonials/photos/photos.ts'
import { type SettingChange, saveSetting } from './save-setting.ts'
import type { SettingsDependencies } from './settings.ts'

/**
 * Replaces or removes the founder's photo. `sweepPhotos` deletes an unused photo a day later. Throws if the
 * photo cannot be stored.
 */
export async function savePhoto(
  deps: SettingsDependencies,
  viewer: Viewer | undefined,
  { photo, remove, version }: { photo: SentPhoto | undefined; remove: boolean; version: number },
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

import { copy } from '#content/copy/copy.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { SentPhoto } from '#server/testimonials/photos/photos.ts'
import { readSetting } from './read-setting.ts'
import { type SettingChange, saveSetting } from './save-setting.ts'
import type { SettingsDependencies } from './settings.ts'

/** Replaces or removes the founder's photo. Throws if the photo cannot be stored. */
export async function savePhoto(
  deps: SettingsDependencies,
  viewer: Viewer | undefined,
  { photo, remove, version }: { photo: SentPhoto | undefined; remove: boolean; version: number },
): Promise<SettingChange<'site.photo'>> {
  authorize(viewer, 'settings:write')
  let key = ''
  if (!remove) {
    if (!photo) return { kind: 'invalid', problems: { photo: 'Choose a photo.' } }
    const taken = await deps.photos.take(photo, undefined)
    if (!taken.ok) {
      return { kind: 'invalid', problems: { photo: copy.en.testimonialForm.problems[taken.problem] } }
    }
    key = taken.key
  }
  const before = await readSetting(deps.database.db, 'site.photo')
  const change = await saveSetting(deps, viewer, { key: 'site.photo', input: key, version })
  const unused = change.kind === 'saved' ? before : key
  if (unused) await deps.photos.discard(unused)
  return change
}

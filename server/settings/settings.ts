import type { Viewer } from '#domain/accounts/viewer.ts'
import type { SiteLinks } from '#domain/settings/site-links.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { exportAuditLog } from '#server/audit/export-audit-log.ts'
import { readAuditLog } from '#server/audit/read-audit-log.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { bindAll } from '#server/failing-as.ts'
import type { Photos } from '#server/testimonials/photos/photos.ts'
import { readStoredSetting } from './read-setting.ts'
import { savePhoto } from './save-photo.ts'
import { saveSetting } from './save-setting.ts'
import type { SettingKey } from './site-settings.ts'

export type SettingsDependencies = {
  database: Database
  clock: Clock
  /** Drops the cached public pages. */
  pagesChanged: () => void | Promise<void>
  photos: Pick<Photos, 'take' | 'discard'>
  /** The links in the server configuration. */
  configuredLinks: Record<Exclude<keyof SiteLinks, 'social'>, string | null>
}

type Asker = Viewer | undefined

/** Creates the use cases of the owner's settings. */
export function createSettings(deps: SettingsDependencies) {
  return {
    async read<Key extends SettingKey>(viewer: Asker, key: Key) {
      authorize(viewer, 'settings:write')
      return readStoredSetting(deps.database.db, key)
    },
    configuredLinks(viewer: Asker) {
      authorize(viewer, 'settings:write')
      return deps.configuredLinks
    },
    ...bindAll(deps, { readAuditLog, exportAuditLog, savePhoto }),
    save: <Key extends SettingKey>(viewer: Asker, key: Key, input: unknown, version: number) =>
      saveSetting(deps, viewer, { key, input, version }),
  }
}

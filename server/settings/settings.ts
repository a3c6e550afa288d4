import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { readStoredSetting } from './read-setting.ts'
import { saveSetting } from './save-setting.ts'
import type { SettingKey } from './site-settings.ts'

export type SettingsDependencies = {
  database: Database
  clock: Clock
  /** Drops the public pages that are kept. */
  pagesChanged: () => void
}

type Asker = Viewer | undefined

/** What the owner sets on screens, bound to the parts it needs. */
export function createSettings(deps: SettingsDependencies) {
  return {
    async read<Key extends SettingKey>(viewer: Asker, key: Key) {
      authorize(viewer, 'settings:write')
      return readStoredSetting(deps.database.db, key)
    },
    save: <Key extends SettingKey>(viewer: Asker, key: Key, input: unknown, version: string) =>
      saveSetting(deps, viewer, { key, input, version }),
  }
}

import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { readStoredSetting, type StoredSetting } from './read-setting.ts'
import { type Setting, type SettingKey, type SettingValue, siteSettings } from './site-settings.ts'

type Write<Key extends SettingKey> = {
  actorId: string | null
  key: Key
  value: SettingValue<Key>
  /** The version on which the change is based. */
  version: number
  at: Date
  /** In the audit log. */
  action?: string
}

export type SettingWrite<Key extends SettingKey> =
  | { kind: 'saved'; version: number }
  /** Someone else saved meanwhile; this is the current value. */
  | ({ kind: 'conflict' } & StoredSetting<Key>)

/** Saves a setting if its version is unchanged, and records in the audit log who changed which parts. */
export async function writeSetting<Key extends SettingKey>(
  trx: Trx,
  { actorId, key, value, version, at, action = 'settings.saved' }: Write<Key>,
): Promise<SettingWrite<Key>> {
  const before = await readStoredSetting(trx, key)
  const row = { value: JSON.stringify(value), updated_at: at.toISOString(), updated_by: actorId }
  const saved = await trx
    .insertInto('site_settings')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ ...row, version: version + 1 })
        .where('site_settings.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst()
  if (!saved) return { kind: 'conflict', ...(await readStoredSetting(trx, key)) }
  await noteInAuditLog(trx, {
    actorId,
    action,
    subjectType: 'site_settings',
    subjectId: key,
    details: { changed: changedParts(before.value, value) },
    at,
  })
  if ((siteSettings[key] as Setting<unknown>).isPublic) await raisePublicVersion(trx)
  return { kind: 'saved', ...saved }
}

/** Returns the names of the changed parts, never their values. */
function changedParts(before: unknown, after: unknown): string[] {
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return []
  const old = (before ?? {}) as Record<string, unknown>
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value))
    .map(([name]) => name)
}

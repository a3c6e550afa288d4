import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { DEFAULT_VERSION, readStoredSetting, type StoredSetting } from './read-setting.ts'
import { type Setting, type SettingKey, type SettingValue, siteSettings } from './site-settings.ts'

type Write<Key extends SettingKey> = {
  actorId: string | null
  key: Key
  value: SettingValue<Key>
  /** The version on which the change is based. */
  version: string
  at: Date
}

export type SettingWrite<Key extends SettingKey> =
  | { kind: 'saved'; version: string }
  /** Someone else saved meanwhile; this is the current value. */
  | ({ kind: 'outdated' } & StoredSetting<Key>)

/** Saves a setting if its version is unchanged, and records in the audit log who changed which parts. */
export async function writeSetting<Key extends SettingKey>(
  trx: Trx,
  { actorId, key, value, version, at }: Write<Key>,
): Promise<SettingWrite<Key>> {
  const before = await readStoredSetting(trx, key)
  if (before.version !== version) return { kind: 'outdated', ...before }
  const row = {
    value: JSON.stringify(value),
    updated_at: later(at, version),
    updated_by: actorId,
  }
  // The statement checks the version too, so that only one of two concurrent saves succeeds.
  const saved =
    version === DEFAULT_VERSION
      ? await trx
          .insertInto('site_settings')
          .values({ key, ...row })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('updated_at')
          .executeTakeFirst()
      : await trx
          .updateTable('site_settings')
          .set(row)
          .where('key', '=', key)
          .where('updated_at', '=', version)
          .returning('updated_at')
          .executeTakeFirst()
  if (!saved) return { kind: 'outdated', ...(await readStoredSetting(trx, key)) }
  await noteInAuditLog(trx, {
    actorId,
    action: 'settings.saved',
    subjectType: 'site_settings',
    subjectId: key,
    details: { changed: changedParts(before.value, value) },
    at,
  })
  if ((siteSettings[key] as Setting<unknown>).isPublic) await raisePublicVersion(trx)
  return { kind: 'saved', version: saved.updated_at }
}

/** Ensures that versions in quick succession differ. */
function later(at: Date, version: string): string {
  const before = Date.parse(version)
  return new Date(Number.isNaN(before) ? at.getTime() : Math.max(at.getTime(), before + 1)).toISOString()
}

/** Returns the names of the changed parts, never their values. */
function changedParts(before: unknown, after: unknown): string[] {
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return []
  const old = (before ?? {}) as Record<string, unknown>
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value))
    .map(([name]) => name)
}

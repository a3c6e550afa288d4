import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { raisePublicVersion } from '#server/database/public-version.ts'
import { DEFAULT_VERSION, readStoredSetting, type StoredSetting } from './read-setting.ts'
import { type Setting, type SettingKey, type SettingValue, siteSettings } from './site-settings.ts'

type Write<Key extends SettingKey> = {
  actorId: string | null
  key: Key
  value: SettingValue<Key>
  /** The version that was looked at when this was decided. */
  version: string
  at: Date
}

export type SettingWrite<Key extends SettingKey> =
  | { kind: 'saved'; version: string }
  /** Somebody else saved meanwhile: this is what holds now. */
  | ({ kind: 'outdated' } & StoredSetting<Key>)

/** Saves a setting over the version that was looked at, and notes in the audit log who changed which parts. */
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
  // The version is part of the statement too: of two at once only one finds it.
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

/** No two versions are named alike, however quickly they follow each other. */
function later(at: Date, version: string): string {
  const before = Date.parse(version)
  return new Date(Number.isNaN(before) ? at.getTime() : Math.max(at.getTime(), before + 1)).toISOString()
}

/** The names of the parts, never what they say. */
function changedParts(before: unknown, after: unknown): string[] {
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return []
  const old = (before ?? {}) as Record<string, unknown>
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value))
    .map(([name]) => name)
}

import type { Db, Trx } from '#server/database/open-database.ts'
import { type Setting, type SettingKey, type SettingValue, siteSettings } from './site-settings.ts'

/** A setting with its version, which a change must send back; 0 if it was never saved. */
export type StoredSetting<Key extends SettingKey> = { value: SettingValue<Key>; version: number }

/** Returns a setting, or its default if the stored value is missing or invalid. */
export async function readSetting<Key extends SettingKey>(
  db: Db | Trx,
  key: Key,
): Promise<SettingValue<Key>> {
  return (await readStoredSetting(db, key)).value
}

/** Returns a setting with its version, or its default if the stored value is missing or invalid. */
export async function readStoredSetting<Key extends SettingKey>(
  db: Db | Trx,
  key: Key,
): Promise<StoredSetting<Key>> {
  const row = await db
    .selectFrom('site_settings')
    .select(['value', 'version'])
    .where('key', '=', key)
    .executeTakeFirst()
  const setting = siteSettings[key] as Setting<SettingValue<Key>>
  if (!row) return { value: setting.fallback, version: 0 }
  return { value: understand(setting, row.value), version: row.version }
}

function understand<Value>({ fallback, input }: Setting<Value>, json: string): Value {
  let found: unknown
  try {
    found = JSON.parse(json)
  } catch {
    return fallback
  }
  // Parts that were added after the setting was saved get their defaults.
  const whole = isRecord(fallback) && isRecord(found) ? { ...fallback, ...found } : found
  const parsed = input.safeParse(whole)
  return parsed.success ? parsed.data : fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

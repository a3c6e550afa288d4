import type { Db, Trx } from '#server/database/open-database.ts'
import { type Setting, type SettingKey, type SettingValue, siteSettings } from './site-settings.ts'

/** A setting with the name of its version, which a change must give back. */
export type StoredSetting<Key extends SettingKey> = { value: SettingValue<Key>; version: string }

export const DEFAULT_VERSION = 'default'

/** What is set, or the default: also where what is stored makes no sense (any more). */
export async function readSetting<Key extends SettingKey>(
  db: Db | Trx,
  key: Key,
): Promise<SettingValue<Key>> {
  return (await readStoredSetting(db, key)).value
}

export async function readStoredSetting<Key extends SettingKey>(
  db: Db | Trx,
  key: Key,
): Promise<StoredSetting<Key>> {
  const row = await db
    .selectFrom('site_settings')
    .select(['value', 'updated_at'])
    .where('key', '=', key)
    .executeTakeFirst()
  const setting = siteSettings[key] as Setting<SettingValue<Key>>
  if (!row) return { value: setting.fallback, version: DEFAULT_VERSION }
  return { value: understand(setting, row.value), version: row.updated_at }
}

function understand<Value>({ fallback, input, stored = input }: Setting<Value>, json: string): Value {
  let found: unknown
  try {
    found = JSON.parse(json)
  } catch {
    return fallback
  }
  // What was saved before a part of a setting came to be has that part's default.
  const whole = isRecord(fallback) && isRecord(found) ? { ...fallback, ...found } : found
  const parsed = stored.safeParse(whole)
  return parsed.success ? parsed.data : fallback
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

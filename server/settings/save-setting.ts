import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { SettingsDependencies } from './settings.ts'
import { type Setting, type SettingKey, type SettingValue, siteSettings } from './site-settings.ts'
import { type SettingWrite, writeSetting } from './write-setting.ts'

/** The problems by part of the setting; '' for the whole setting. */
export type SettingProblems = Partial<Record<string, string>>

export type SettingChange<Key extends SettingKey = SettingKey> =
  | SettingWrite<Key>
  | { kind: 'invalid'; problems: SettingProblems }

/** Saves the owner's input if it is valid and nobody saved another value meanwhile. */
export async function saveSetting<Key extends SettingKey>(
  { database, clock, pagesChanged }: SettingsDependencies,
  viewer: Viewer | undefined,
  { key, input, version }: { key: Key; input: unknown; version: number },
): Promise<SettingChange<Key>> {
  authorize(viewer, 'settings:write')
  const setting = siteSettings[key] as Setting<SettingValue<Key>>
  const parsed = setting.input.safeParse(input)
  if (!parsed.success) {
    const problems: SettingProblems = {}
    for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message
    return { kind: 'invalid', problems }
  }
  const change = await database.write((trx) =>
    writeSetting(trx, { actorId: viewer.id, key, value: parsed.data, version, at: clock() }),
  )
  if (change.kind === 'saved' && setting.isPublic) await pagesChanged()
  return change
}

import type { ChangeResult } from '#app/components/back-office/change-result.ts'
import type { SettingProblems } from '#server/settings/save-setting.ts'

/** How saving a setting ended. `form` names the form where a page has several. */
export type SettingResult = ChangeResult & {
  form?: string
  problems?: SettingProblems
  /** What was typed and not saved, field by field. */
  draft?: Record<string, string[]>
  /** Somebody else saved meanwhile: the version that a second try is to replace. */
  newer?: string
}

import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { reportOutage } from '#app/report-outage.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { SettingChange } from '#server/settings/save-setting.ts'
import type { SettingKey } from '#server/settings/site-settings.ts'
import { draftOf } from './draft-of.ts'
import type { SettingResult } from './setting-result.ts'
import { NOT_SAVED, SAVED } from './setting-words.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** What a page of settings does with one of its forms. */
export async function changeSetting(
  args: Args,
  viewer: Viewer,
  {
    form,
    key,
    save,
    input,
  }: {
    form: FormData
    key: SettingKey
    input?: unknown
    /** Saves in another way than by `input`. */
    save?: (version: string) => Promise<SettingChange>
  },
) {
  const failed = (status: number, result: Omit<SettingResult, 'ok' | 'message' | 'form'>) =>
    data<SettingResult>(
      { ok: false, message: NOT_SAVED, form: key, draft: draftOf(form), ...result },
      { status },
    )
  let change: SettingChange
  try {
    const { settings } = args.context.get(servicesContext)
    const version = String(form.get('version') ?? '')
    change = save ? await save(version) : await settings.save(viewer, key, input, version)
  } catch (error) {
    reportOutage(args, error)
    return failed(503, { description: 'Nothing was changed. Try again in a moment.' })
  }
  if (change.kind === 'invalid') {
    return failed(400, { description: 'See what is marked below.', problems: change.problems })
  }
  if (change.kind === 'outdated') {
    return failed(409, { description: 'Somebody else saved it meanwhile.', newer: change.version })
  }
  return data<SettingResult>({ ok: true, message: SAVED, form: key })
}

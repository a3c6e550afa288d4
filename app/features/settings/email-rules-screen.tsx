import type { SettingProblems } from '#server/settings/save-setting.ts'
import { SettingCheck, SettingField } from './setting-field.tsx'
import { SettingForm } from './setting-form.tsx'

type Props = {
  blocked: { value: string[]; version: string }
  headless: { value: boolean; version: string }
}

/** Whom visitors' mails don't go to. */
export function EmailRulesScreen({ blocked, headless }: Props) {
  return (
    <>
      <SettingForm
        intent="emails.blocked"
        title="Block list"
        lead="No mail goes to these addresses: it ends as “not delivered”, with 403 Forbidden. Mails to you always go out."
        version={blocked.version}
      >
        {(problems) => (
          <SettingField
            label="Addresses, one a line"
            hint="@example.org blocks everybody there."
            problem={describe(problems)}
          >
            {(attributes) => (
              <textarea
                {...attributes}
                name="blocked"
                rows={6}
                spellCheck={false}
                autoCapitalize="none"
                defaultValue={blocked.value.join('\n')}
              />
            )}
          </SettingField>
        )}
      </SettingForm>
      <SettingForm intent="emails.block_headless" title="Automated browsers" version={headless.version}>
        {() => (
          <SettingCheck
            name="headless"
            label="Don’t mail visitors with an automated browser"
            hint="What they send comes in as always; their copy ends as “not delivered”, with 451 Unavailable For Headless Browser. Somebody’s own helper may be such a browser."
            checked={headless.value}
          />
        )}
      </SettingForm>
    </>
  )
}

/** Which line it is about: the list's problems are numbered. */
function describe(problems: SettingProblems): string | undefined {
  const [first] = Object.entries(problems)
  if (!first) return undefined
  const [part, message] = first
  return part === '' ? `The list has ${message}.` : `Entry ${Number(part) + 1} ${message}.`
}

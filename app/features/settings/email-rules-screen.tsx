import type { SettingProblems } from '#server/settings/save-setting.ts'
import { SettingCheck, SettingField } from './setting-field.tsx'
import { SettingForm } from './setting-form.tsx'
import type { SettingResult } from './setting-result.ts'

type Props = {
  blocked: { value: string[]; version: string }
  headless: { value: boolean; version: string }
  result: SettingResult | undefined
}

/** Whom visitors' mails don't go to. */
export function EmailRulesScreen({ blocked, headless, result }: Props) {
  return (
    <>
      <SettingForm
        name="emails.blocked"
        title="Block list"
        lead="No mail goes to these addresses: it ends as “not delivered”, with 403 Forbidden. Mails to you are never held back."
        version={blocked.version}
        result={result}
      >
        {({ problems, draft }) => (
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
                defaultValue={draft?.('blocked')?.[0] ?? blocked.value.join('\n')}
              />
            )}
          </SettingField>
        )}
      </SettingForm>
      <SettingForm
        name="emails.block_headless"
        title="Automated browsers"
        version={headless.version}
        result={result}
      >
        {({ draft }) => (
          <SettingCheck
            name="headless"
            label="Don’t mail visitors whose browser says that it has no window"
            hint="What they send comes in as always; their copy ends as “not delivered”, with 451 Unavailable For Headless Browser. Somebody’s own helper may be such a browser."
            checked={draft ? draft('headless')?.length === 1 : headless.value}
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

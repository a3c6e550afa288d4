import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { Textarea } from '#app/ui/form/textarea.tsx'
import type { SettingProblems } from '#server/settings/save-setting.ts'
import { SettingForm } from './setting-form.tsx'

type Props = {
  blocked: { value: string[]; version: number }
  headless: { value: boolean; version: number }
}

/** The addresses and browsers that mails to visitors don't go to. */
export function EmailRulesScreen({ blocked, headless }: Props) {
  return (
    <>
      <SettingForm
        intent="emails.blocked"
        title="Block list"
        lead="E-mails to these addresses are not sent: they end as “not delivered”, with 403 Forbidden. E-mails to you are always sent."
        version={blocked.version}
      >
        {(problems) => (
          <Field
            label="Addresses, one a line"
            hint="@example.org blocks every address of that domain."
            error={describe(problems)}
          >
            <Textarea
              name="blocked"
              rows={6}
              spellCheck={false}
              autoCapitalize="none"
              defaultValue={blocked.value.join('\n')}
            />
          </Field>
        )}
      </SettingForm>
      <SettingForm intent="emails.block_headless" title="Automated browsers" version={headless.version}>
        {() => (
          <Checkbox
            name="headless"
            label="Don’t mail visitors with an automated browser"
            hint="Their requests still arrive. Their copy ends as “not delivered”, with 451 Unavailable For Headless Browser. Some people browse with such a helper."
            defaultChecked={headless.value}
          />
        )}
      </SettingForm>
    </>
  )
}

/** Says which line is wrong: the problems of the list are numbered. */
function describe(problems: SettingProblems): string | undefined {
  const [first] = Object.entries(problems)
  if (!first) return undefined
  const [part, message] = first
  return part === '' ? `The list has ${message}.` : `Entry ${Number(part) + 1} ${message}.`
}

import { Checkbox } from '#app/ui/form/checkbox.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { SECURITY_PATH, TEAM_PATH } from '#domain/accounts/paths.ts'
import { SettingForm } from './setting-form.tsx'

type Props = {
  security: { value: { requireCodes: boolean }; version: number }
}

/** How the team signs in. */
export function SecurityScreen({ security }: Props) {
  return (
    <>
      <SettingForm intent="security" title="Two-factor sign-in" version={security.version} isOnly>
        {() => (
          <Checkbox
            name="requireCodes"
            label="Require two-factor sign-in for the whole team"
            hint="Members without it, and you, must set it up before they see anything else. Until then their e-mails say only that something arrived."
            defaultChecked={security.value.requireCodes}
          />
        )}
      </SettingForm>
      <p className="flex flex-wrap gap-x-6">
        <TextLink isAlone to={SECURITY_PATH}>
          Your two-factor sign-in
        </TextLink>
        <TextLink isAlone to={TEAM_PATH}>
          Team
        </TextLink>
      </p>
    </>
  )
}

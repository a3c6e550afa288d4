import { Link } from 'react-router'
import { SECURITY_PATH, TEAM_PATH } from '#domain/accounts/paths.ts'
import { SettingCheck } from './setting-field.tsx'
import { SettingForm } from './setting-form.tsx'

type Props = {
  security: { value: { requireCodes: boolean }; version: string }
}

/** How the team signs in. */
export function SecurityScreen({ security }: Props) {
  return (
    <>
      <SettingForm intent="security" title="Signing in" version={security.version}>
        {() => (
          <SettingCheck
            name="requireCodes"
            label="Require two-factor sign-in for the whole team"
            hint="Who has none yet is led to set it up, and sees nothing else before; mails tell them only that something came. You too."
            checked={security.value.requireCodes}
          />
        )}
      </SettingForm>
      <p className="flex flex-wrap gap-x-6">
        <Link to={SECURITY_PATH} className="admin-link inline-flex min-h-11 items-center">
          Your own codes and passkeys
        </Link>
        <Link to={TEAM_PATH} className="admin-link inline-flex min-h-11 items-center">
          Who is on the team
        </Link>
      </p>
    </>
  )
}

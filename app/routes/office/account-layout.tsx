import { Outlet } from 'react-router'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'
import { PHONE_PATH, SECURITY_PATH } from '#domain/accounts/paths.ts'

const ACCOUNT = '/del-admin-dashboard/account'

const pages = [
  { to: ACCOUNT, label: 'Profile' },
  { to: SECURITY_PATH, label: 'Two-factor and passkeys' },
  { to: `${ACCOUNT}/mails`, label: 'E-mails' },
  { to: PHONE_PATH, label: 'On your phone' },
]

export default function AccountLayout() {
  return (
    <SettingsFrame title="Account" pages={pages}>
      <Outlet />
    </SettingsFrame>
  )
}

import { Outlet } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'
import { officeLoader } from '#app/lib/office-loader.ts'

export const meta = () => adminMeta('Settings')

// Without a loader of its own the guard would be skipped on navigation inside the app.
export const loader = officeLoader('settings:write', async () => null)

export default function SettingsLayout() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}

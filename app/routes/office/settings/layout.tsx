import { Outlet } from 'react-router'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeMeta } from '#app/lib/office/office-page.ts'

export const meta = () => officeMeta('Settings')

// Without a loader of its own the guard would be skipped on navigation inside the app.
export const loader = officeLoader('settings:write', async () => null)

export default function SettingsLayout() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}

import { Outlet } from 'react-router'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { settingsPages } from '#app/office/settings-pages.ts'
import { may } from '#domain/accounts/permissions.ts'
import type { Route } from './+types/layout.ts'

// What the whole team may see is here too; each page checks its own permission.
export const loader = officeLoader('bookings:read', async ({ viewer }) => ({
  mayChange: may(viewer, 'settings:write'),
}))

export default function SettingsLayout({ loaderData: { mayChange } }: Route.ComponentProps) {
  return (
    <SettingsFrame title="Settings" pages={settingsPages.filter(({ isForAll }) => mayChange || isForAll)}>
      <Outlet />
    </SettingsFrame>
  )
}

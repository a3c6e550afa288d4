import { Outlet } from 'react-router'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeMeta } from '#app/lib/office/office-page.ts'
import { type SettingsGroup, settingsGroups, settingsPages } from '#app/office/settings-pages.ts'
import { may } from '#domain/accounts/permissions.ts'
import type { Route } from './+types/layout.ts'

export const meta = () => officeMeta('Settings')

// What the whole team may see is here too; each page checks its own permission.
export const loader = officeLoader('bookings:read', async ({ viewer }) => ({
  mayChange: may(viewer, 'settings:write'),
}))

type Page = { to: string; label: string; group: SettingsGroup }

const availability: Page = {
  to: '/del-admin-dashboard/availability',
  label: 'Availability',
  group: 'Business',
}
const privacy: Page = { to: '/del-admin-dashboard/privacy', label: 'Privacy', group: 'Data' }
const team: Page = { to: '/del-admin-dashboard/team', label: 'Team', group: 'People' }

export default function SettingsLayout({ loaderData }: Route.ComponentProps) {
  const pages = loaderData.mayChange
    ? [...settingsPages, availability, team, privacy]
    : [availability, privacy]
  const inGroups = settingsGroups.flatMap((name) => pages.filter(({ group }) => group === name))
  return (
    <SettingsFrame title="Settings" pages={inGroups}>
      <Outlet />
    </SettingsFrame>
  )
}

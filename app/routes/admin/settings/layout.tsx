import { Outlet } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/layout.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = () => adminMeta('Settings')

// Without a loader of its own the guard would be skipped when somebody comes here by a link in the app.
export async function loader({ context, request }: Route.LoaderArgs) {
  await requireViewer(context, request, 'settings:write')
  return null
}

export default function SettingsLayout() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  )
}

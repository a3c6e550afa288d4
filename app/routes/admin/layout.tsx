import { Outlet } from 'react-router'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/layout.ts'

// Without a loader of its own the guard would be skipped when somebody comes here by a link in the app.
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'leads:read')
  return { viewer: { email: viewer.email, name: viewer.name, role: viewer.role } }
}

export default function AdminLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}

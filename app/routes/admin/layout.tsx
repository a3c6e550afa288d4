import { Outlet } from 'react-router'
import { adminHeaders, adminMeta } from '#app/admin-page.ts'
import { adminLinks } from '#app/admin-styles.ts'
import { revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { Failure } from '#app/features/back-office/failure.tsx'
import { Shell } from '#app/features/back-office/shell.tsx'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/layout.ts'

export const links = adminLinks
export const shouldRevalidate = revalidateUnlessFailed
export const headers = adminHeaders
export const meta = () => adminMeta('Back office')

// Without a loader of its own the guard would be skipped when somebody comes here by a link in the app.
export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = await requireViewer(context, request, 'leads:read')
  return { viewer: { email: viewer.email, name: viewer.name, role: viewer.role } }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell viewer={loaderData.viewer}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell viewer={loaderData?.viewer}>
      <Failure error={error} />
    </Shell>
  )
}

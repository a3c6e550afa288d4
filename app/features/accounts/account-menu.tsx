import { lazy, Suspense } from 'react'
import { useAuth } from './auth-provider.tsx'

const AdminMenu = lazy(() => import('./admin-menu.tsx'))

/** The place of the team's menu in the site's header: for other visitors nothing, not even its code. */
export function AccountMenu() {
  const { user } = useAuth()
  if (!user?.role) return null
  return (
    <Suspense>
      <AdminMenu />
    </Suspense>
  )
}

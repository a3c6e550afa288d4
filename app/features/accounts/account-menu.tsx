import { lazy, Suspense } from 'react'
import { TeamOnly } from './team-only.tsx'

const AdminMenu = lazy(() => import('./admin-menu.tsx'))

/** The place of the team's menu in the site's header: for other visitors nothing, not even its code. */
export function AccountMenu() {
  return (
    <TeamOnly>
      <Suspense>
        <AdminMenu />
      </Suspense>
    </TeamOnly>
  )
}

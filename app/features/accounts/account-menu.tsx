import { lazy, Suspense } from 'react'
import { TeamOnly } from './team-only.tsx'

const AdminMenu = lazy(() => import('./admin-menu.tsx'))

/** The team's menu in the site's header. Its code loads only for the team. */
export function AccountMenu() {
  return (
    <TeamOnly>
      <Suspense>
        <AdminMenu />
      </Suspense>
    </TeamOnly>
  )
}

import { Outlet } from 'react-router'
import { PortalFrame } from '#app/features/accounts/portal-frame.tsx'

export const meta = () => [{ title: 'Admin' }, { name: 'robots', content: 'noindex, nofollow' }]

export default function PortalLayout() {
  return (
    <PortalFrame>
      <Outlet />
    </PortalFrame>
  )
}

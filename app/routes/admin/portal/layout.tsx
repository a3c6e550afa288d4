import { Outlet } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { adminLinks } from '#app/admin-styles.ts'
import { ToastHost } from '#app/components/ui/toast-host.tsx'
import Toaster from '#app/components/ui/toaster.tsx'
import { PortalFrame, PortalLink, PortalTitle } from '#app/features/accounts/portal-frame.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'

export const links = adminLinks
export const meta = () => adminMeta('Admin')

export default function PortalLayout() {
  return (
    <PortalFrame>
      <Outlet />
      <ToastHost words={{ region: 'Messages', dismiss: 'Close' }} Toaster={Toaster} />
    </PortalFrame>
  )
}

export function ErrorBoundary() {
  return (
    <PortalFrame>
      <PortalTitle title="Something went wrong" />
      <p role="alert">Nothing was changed. Please go back and try again.</p>
      <PortalLink to={PORTAL_PATH}>Back to sign-in</PortalLink>
    </PortalFrame>
  )
}

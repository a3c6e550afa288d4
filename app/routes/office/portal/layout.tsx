import { Outlet } from 'react-router'
import { PortalFrame, PortalLink, PortalTitle } from '#app/features/accounts/portal-frame.tsx'
import { officeMeta } from '#app/lib/office/office-page.ts'
import { officeLinks } from '#app/lib/office/office-styles.ts'
import { ToastHost } from '#app/ui/site/toast-host.tsx'
import Toaster from '#app/ui/site/toaster.tsx'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'

export const links = officeLinks
export const meta = officeMeta

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

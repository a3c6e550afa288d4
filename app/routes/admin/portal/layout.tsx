import { Outlet } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { adminLinks } from '#app/admin-styles.ts'
import { ToastHost } from '#app/components/ui/toast-host.tsx'
import Toaster from '#app/components/ui/toaster.tsx'
import { PortalFrame, PortalTitle } from '#app/features/accounts/portal-frame.tsx'
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

/** What went wrong is in the server's log, and nowhere else. */
export function ErrorBoundary() {
  return (
    <PortalFrame>
      <PortalTitle title="Something went wrong" />
      <p role="alert">Nothing was changed. Please go back and try again.</p>
      <p className="mt-4">
        <a className="admin-link" href={PORTAL_PATH}>
          Back to signing in
        </a>
      </p>
    </PortalFrame>
  )
}

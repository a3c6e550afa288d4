import { Navigate, useLocation } from 'react-router'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import { useAuth } from './auth-provider.tsx'

/**
 * Shows its children to the signed-in team: a spinner while the session loads; others are sent away as the server
 * would. It hides, it does not protect: what it shows must have been asked of the server, which checks by itself.
 */
export function SessionGuard({ children }: { children: React.ReactNode }) {
  const { loading, user } = useAuth()
  const { pathname, search } = useLocation()
  if (loading) return <Spinner />
  if (!user) return <Navigate replace to={`${PORTAL_PATH}?next=${encodeURIComponent(pathname + search)}`} />
  if (!user.role) return <Navigate replace to="/" />
  return children
}

function Spinner() {
  return (
    <div role="status" className="flex items-center justify-center gap-3 p-10 text-muted">
      <span
        aria-hidden="true"
        className="size-6 rounded-full border-2 border-edge border-t-transparent motion-safe:animate-spin"
      />
      Loading…
    </div>
  )
}

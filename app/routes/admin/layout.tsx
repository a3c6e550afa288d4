import { Outlet } from 'react-router'
import { adminHeaders, adminMeta } from '#app/admin-page.ts'
import { adminLinks } from '#app/admin-styles.ts'
import { keepScreen, useKeptScreen } from '#app/features/back-office/connection/keep-screen.ts'
import { Failure } from '#app/features/back-office/failure.tsx'
import { Shell } from '#app/features/back-office/shell.tsx'
import { officeLoader } from '#app/lib/office-loader.ts'
import { loadCounts } from '#app/load-counts.ts'
import { indianDay } from '#domain/indian-time.ts'
import { themeOf } from '#domain/theme.ts'
import type { Route } from './+types/layout.ts'

export const links = adminLinks
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]
export const headers = adminHeaders
export const meta = () => adminMeta('Back office')

// Without a loader of its own the guard would be skipped when somebody comes here by a link in the app.
export const loader = officeLoader('account:write', async ({ args, viewer, services }) => {
  const { email, name, role, sessionId, needsCode = false } = viewer
  return {
    viewer: { email, name, role, sessionId, needsCode },
    theme: themeOf(args.request.headers.get('cookie')) ?? null,
    day: indianDay(services.now()),
    counts: await loadCounts(args, viewer),
  }
})

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useKeptScreen()
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell
      viewer={loaderData?.viewer}
      counts={loaderData?.counts}
      day={loaderData?.day}
      theme={loaderData?.theme}
    >
      <Failure error={error} />
    </Shell>
  )
}

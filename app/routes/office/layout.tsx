import { Outlet } from 'react-router'
import { snapshotScreen, useSnapshot } from '#app/features/back-office/connection/snapshot-screen.ts'
import { Failure } from '#app/features/back-office/failure.tsx'
import { Shell } from '#app/features/back-office/shell.tsx'
import { loadCounts } from '#app/lib/office/load-counts.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeHeaders, officeMeta } from '#app/lib/office/office-page.ts'
import { officeLinks } from '#app/lib/office/office-styles.ts'
import { indianDay } from '#domain/indian-time.ts'
import { themeOf } from '#domain/theme.ts'
import type { Route } from './+types/layout.ts'

export const links = officeLinks
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [snapshotScreen]
export const headers = officeHeaders
export const meta = officeMeta

// Without a loader, client navigation would skip the guard.
export const loader = officeLoader('account:write', async ({ args, viewer, services }) => {
  const { email, name, role, sessionId, needsCode = false } = viewer
  return {
    viewer: { email, name, role, sessionId, needsCode },
    theme: themeOf(args.request.headers.get('cookie')) ?? null,
    day: indianDay(services.now()),
    counts: await loadCounts(args, viewer),
  }
})

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  useSnapshot()
  return (
    <Shell loaded={loaderData}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell loaded={loaderData}>
      <Failure error={error} />
    </Shell>
  )
}

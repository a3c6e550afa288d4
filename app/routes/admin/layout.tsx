import { Outlet } from 'react-router'
import { adminHeaders, adminMeta } from '#app/admin-page.ts'
import { adminLinks } from '#app/admin-styles.ts'
import { revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { UndoNotice } from '#app/components/back-office/undo-notice.tsx'
import { servicesContext } from '#app/context.ts'
import { keepScreen, useKeptScreen } from '#app/features/back-office/connection/keep-screen.ts'
import { Failure } from '#app/features/back-office/failure.tsx'
import { Shell } from '#app/features/back-office/shell.tsx'
import { loadCounts } from '#app/load-counts.ts'
import { requireViewer } from '#app/require-viewer.ts'
import { indianDay } from '#domain/indian-time.ts'
import { themeOf } from '#domain/theme.ts'
import type { Route } from './+types/layout.ts'

export const links = adminLinks
export const shouldRevalidate = revalidateUnlessFailed
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen]
export const headers = adminHeaders
export const meta = () => adminMeta('Back office')

// Without a loader of its own the guard would be skipped when somebody comes here by a link in the app.
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'account:write')
  const { email, name, role, sessionId, needsCode = false } = viewer
  const theme = themeOf(request.headers.get('cookie')) ?? null
  const day = indianDay(context.get(servicesContext).now())
  return {
    viewer: { email, name, role, sessionId, needsCode },
    theme,
    day,
    counts: await loadCounts(args, viewer),
  }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useKeptScreen()
  return (
    <Shell {...loaderData}>
      <UndoNotice />
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

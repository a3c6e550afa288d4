import { Outlet } from 'react-router'
import { adminHeaders, adminMeta } from '#app/admin-page.ts'
import { adminLinks } from '#app/admin-styles.ts'
import { revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { UndoNotice } from '#app/components/back-office/undo-notice.tsx'
import { servicesContext } from '#app/context.ts'
import { Failure } from '#app/features/back-office/failure.tsx'
import { Shell } from '#app/features/back-office/shell.tsx'
import { orInstead } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Route } from './+types/layout.ts'

export const links = adminLinks
export const shouldRevalidate = revalidateUnlessFailed
export const headers = adminHeaders
export const meta = () => adminMeta('Back office')

// Without a loader of its own the guard would be skipped when somebody comes here by a link in the app.
export async function loader(args: Route.LoaderArgs) {
  const { context, request } = args
  const viewer = await requireViewer(context, request, 'account:write')
  const { inbox, emails, bookings, testimonials } = context.get(servicesContext)
  // Who must set up codes first is told nothing else.
  const count = (ask: (viewer: Viewer) => Promise<number>) =>
    viewer.needsCode ? 0 : orInstead(args, ask(viewer), 0)
  const [waitingChats, pendingTestimonials, deadEmails, dueBookings] = await Promise.all([
    count(inbox.countWaiting),
    count(testimonials.countPending),
    count(emails.countDead),
    count(bookings.countDue),
  ])
  const { email, name, role } = viewer
  return {
    viewer: { email, name, role, waitingChats, pendingTestimonials, deadEmails, dueBookings },
  }
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell viewer={loaderData.viewer}>
      <UndoNotice />
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell viewer={loaderData?.viewer}>
      <Failure error={error} />
    </Shell>
  )
}

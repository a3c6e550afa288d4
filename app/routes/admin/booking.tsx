import { data } from 'react-router'
import { adminMeta } from '#app/admin-page.ts'
import { announce, revalidateUnlessFailed } from '#app/components/back-office/announce.ts'
import { servicesContext } from '#app/context.ts'
import { BookingScreen } from '#app/features/bookings/admin/booking-screen.tsx'
import { changeBooking, failureOf } from '#app/features/bookings/admin/change-booking.ts'
import { readForm } from '#app/read-form.ts'
import { orOutage } from '#app/report-outage.ts'
import { requireViewer } from '#app/require-viewer.ts'
import type { Route } from './+types/booking.ts'

export const shouldRevalidate = revalidateUnlessFailed
export const meta = ({ loaderData }: Route.MetaArgs) => adminMeta(loaderData?.booking.name ?? 'Booking')

export async function loader(args: Route.LoaderArgs) {
  const { context, request, params } = args
  const viewer = await requireViewer(context, request, 'bookings:read')
  const { bookings, emails } = context.get(servicesContext)
  const [found, mail] = await Promise.all([
    orOutage(args, bookings.get(viewer, params.id)),
    orOutage(args, emails.state()),
  ])
  if (!found) throw data(null, { status: 404 })
  return { ...found, mail: mail.kind }
}

export async function action(args: Route.ActionArgs) {
  const viewer = await requireViewer(args.context, args.request, 'bookings:write')
  return changeBooking(args, viewer, await readForm(args.request), args.params.id)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent')
  return announce(() => serverAction(), failureOf(intent))
}

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingScreen {...loaderData} result={actionData} />
}

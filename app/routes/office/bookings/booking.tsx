import { bookingIntents } from '#app/features/bookings/office/booking-intents.ts'
import { BookingScreen } from '#app/features/bookings/office/booking-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/booking.ts'

export const loader = officeLoader('bookings:read', async ({ viewer, services, id }) => {
  const [found, mail] = await Promise.all([services.bookings.get(viewer, id), services.emails.state()])
  return found && { ...found, mail: mail.kind, now: services.now() }
})

export const action = officeAction('bookings:write', bookingIntents)

export default function BookingPage({ loaderData }: Route.ComponentProps) {
  return <BookingScreen {...loaderData} />
}

import { newBookingIntents } from '#app/features/bookings/office/booking-intents.ts'
import { NewBookingScreen } from '#app/features/bookings/office/new-booking-screen.tsx'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import type { Route } from './+types/new-booking.ts'

export const loader = officeLoader('bookings:write', async ({ viewer, services, query }) => {
  const [prepared, mail] = await Promise.all([
    services.bookings.prepare(viewer, query('lead') ?? ''),
    services.emails.state(),
  ])
  return { ...prepared, at: query('at') ?? '', mail: mail.kind, formKey: crypto.randomUUID() }
})

export const action = officeAction('bookings:write', newBookingIntents)

export default function NewBooking({ loaderData }: Route.ComponentProps) {
  return <NewBookingScreen {...loaderData} />
}

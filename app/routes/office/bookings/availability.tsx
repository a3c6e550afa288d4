import { AvailabilityScreen } from '#app/features/bookings/office/availability/availability-screen.tsx'
import { saveAvailability } from '#app/features/bookings/office/booking-intents.ts'
import { officeAction } from '#app/lib/office/office-action.ts'
import { officeLoader } from '#app/lib/office/office-loader.ts'
import { may } from '#domain/accounts/permissions.ts'
import { allTimeZones } from '#domain/bookings/availability.ts'
import type { Route } from './+types/availability.ts'

export const loader = officeLoader('bookings:read', async ({ viewer, services: { bookings } }) => ({
  ...(await bookings.readAvailability(viewer)),
  timeZones: allTimeZones(),
  maySave: may(viewer, 'settings:write'),
}))

export const action = officeAction('settings:write', { save: saveAvailability })

export default function AvailabilityPage({ loaderData }: Route.ComponentProps) {
  return <AvailabilityScreen {...loaderData} />
}

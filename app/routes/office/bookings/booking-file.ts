import { data } from 'react-router'
import { type OfficeLoad, officeLoader } from '#app/lib/office/office-loader.ts'
import { officeHeaders } from '#app/lib/office/office-page.ts'
import type { Route } from './+types/booking-file.ts'

/** The booking for one's own calendar. */
export const loader = officeLoader('bookings:read', async (load: OfficeLoad<Route.LoaderArgs>) => {
  const file = await load.services.bookings.teamCalendarFile(load.viewer, load.params.id)
  if (!file) throw data(null, { status: 404 })
  return new Response(file.content, {
    headers: {
      ...officeHeaders(),
      'Content-Type': `text/calendar; charset=utf-8; method=${file.method}`,
      'Content-Disposition': 'attachment; filename="demo.ics"',
    },
  })
})

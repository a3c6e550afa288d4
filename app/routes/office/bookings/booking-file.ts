import { officeLoader } from '#app/lib/office/office-loader.ts'
import { officeHeaders } from '#app/lib/office/office-page.ts'

/** The booking for one's own calendar. */
export const loader = officeLoader('bookings:read', async ({ viewer, services, id }) => {
  const file = await services.bookings.teamCalendarFile(viewer, id)
  if (!file) return undefined
  return new Response(file.content, {
    headers: {
      ...officeHeaders(),
      'Content-Type': `text/calendar; charset=utf-8; method=${file.method}`,
      'Content-Disposition': 'attachment; filename="demo.ics"',
    },
  })
})

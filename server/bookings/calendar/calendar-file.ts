import type { Viewer } from '#domain/accounts/viewer.ts'
import { managePath } from '#domain/bookings/booking.ts'
import type { CalendarEntry } from '#domain/bookings/calendar-links.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { loadAvailability } from '../book/availability-settings.ts'
import { findByToken, type LinkDependencies } from '../manage-by-link.ts'
import { type Booking, findBooking } from '../stored-booking.ts'
import { teamEntry, visitorEntry } from './calendar-entry.ts'
import { writeCalendarFile } from './write-calendar-file.ts'

/** Returns the booking's current calendar file for the holder of its link; undefined if the link is invalid. */
export async function calendarFileByLink(deps: LinkDependencies, token: string) {
  const booking = await findByToken(deps, token)
  return booking && write(deps, booking, await visitorEntryOf(deps, booking), [booking])
}

/** Returns the same for the team, with the visitor's name and a link to the booking. */
export async function calendarFileForTeam(deps: LinkDependencies, viewer: Viewer | undefined, id: string) {
  authorize(viewer, 'bookings:read')
  const booking = await findBooking(deps.database.db, id)
  if (!booking) return undefined
  const { availability } = await loadAvailability(deps.database.db)
  const entry = teamEntry({ ...booking, bookingId: id, place: availability.place }, deps.siteUrl)
  return write(deps, booking, entry, [booking, { name: viewer.name, email: viewer.email }])
}

async function visitorEntryOf({ database, links, siteUrl }: LinkDependencies, booking: Booking) {
  const { availability } = await loadAvailability(database.db)
  const manageUrl = `${siteUrl}${managePath(links.sign(booking.id))}`
  const told = { ...booking, bookingId: booking.id, place: availability.place, manageUrl }
  return visitorEntry(told, booking.locale)
}

function write(
  { contact }: LinkDependencies,
  booking: Booking,
  entry: CalendarEntry,
  attendees: { name: string; email: string }[],
) {
  return writeCalendarFile({
    bookingId: booking.id,
    sequence: booking.sequence,
    isCancelled: booking.status === 'cancelled',
    changedAt: booking.updatedAt,
    entry,
    contact,
    attendees: attendees.map(({ name, email }) => ({ name, email })),
  })
}

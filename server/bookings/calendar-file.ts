import type { Viewer } from '#domain/accounts/viewer.ts'
import { managePath } from '#domain/bookings/booking.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { loadAvailability } from './availability-settings.ts'
import { visitorEntry } from './calendar-entry.ts'
import { findByToken, type LinkDependencies } from './manage-by-link.ts'
import { type Booking, findBooking } from './stored-booking.ts'
import { writeCalendarFile } from './write-calendar-file.ts'

/** The booking's calendar file as it stands now, for whoever holds its link; nothing where the link isn't good. */
export async function calendarFileByLink(deps: LinkDependencies, token: string) {
  const booking = await findByToken(deps, token)
  return booking && write(deps, booking)
}

export async function calendarFileForTeam(deps: LinkDependencies, viewer: Viewer | undefined, id: string) {
  authorize(viewer, 'bookings:read')
  const booking = await findBooking(deps.database.db, id)
  return booking && write(deps, booking)
}

async function write({ database, links, siteUrl }: LinkDependencies, booking: Booking) {
  const { availability } = await loadAvailability(database.db)
  const { id, name, email, sequence, locale, updatedAt, status } = booking
  const manageUrl = `${siteUrl}${managePath(links.sign(id))}`
  const told = { ...booking, bookingId: id, place: availability.place, manageUrl }
  return writeCalendarFile({
    bookingId: id,
    sequence,
    isCancelled: status === 'cancelled',
    changedAt: updatedAt,
    entry: visitorEntry(told, locale),
    attendees: [{ name, email }],
  })
}

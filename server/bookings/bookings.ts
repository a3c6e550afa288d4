import { bindAll, binder } from '#server/failing-as.ts'
import { readAvailability, saveAvailability } from './book/availability-settings.ts'
import { bookForTeam, prepareBooking } from './book/book-for-team.ts'
import { readFreeSlots } from './book/free-slots.ts'
import { bookQuarantined } from './book/quarantined-demos.ts'
import { type DemoFormDependencies, submitDemo } from './book/submit-demo.ts'
import { calendarFileByLink, calendarFileForTeam } from './calendar/calendar-file.ts'
import { getBooking } from './get-booking.ts'
import { bookingsOf, countDue, listBookings, listDue, readCalendar } from './list-bookings.ts'
import { cancelByLink, correctByLink, moveByLink, readByLink } from './manage-by-link.ts'
import { cancelForTeam, markBooking, moveForTeam, saveBookingNotes } from './work-on-booking.ts'

/** Creates the use cases of demo bookings. */
export function createBookings(deps: DemoFormDependencies) {
  const bind = binder(deps)
  return {
    ...bindAll(deps, { freeSlots: readFreeSlots, submitDemo, bookQuarantined }),
    ...bindAll(deps, {
      readByLink,
      moveByLink,
      correctByLink,
      cancelByLink,
      calendarFile: calendarFileByLink,
    }),

    list: bind('Failed to fetch bookings', listBookings),
    calendar: bind('Failed to fetch bookings', readCalendar),
    countDue: bind('Failed to fetch bookings', countDue),
    listDue: bind('Failed to fetch bookings', listDue),
    of: bind('Failed to fetch bookings', bookingsOf),
    get: bind('Failed to fetch bookings', getBooking),
    prepare: bind('Failed to fetch free times', prepareBooking),
    bookForTeam: bind('Failed to book demo', bookForTeam),
    move: bind('Failed to update booking', moveForTeam),
    cancel: bind('Failed to update booking', cancelForTeam),
    mark: bind('Failed to update booking', markBooking),
    saveNotes: bind('Failed to update booking', saveBookingNotes),
    teamCalendarFile: bind('Failed to fetch bookings', calendarFileForTeam),
    readAvailability: bind('Failed to fetch availability', readAvailability),
    saveAvailability: bind('Failed to save availability', saveAvailability),
  }
}

import { binder } from '#server/failing-as.ts'
import { readAvailability, saveAvailability } from './book/availability-settings.ts'
import { bookForTeam, prepareBooking } from './book/book-for-team.ts'
import { readFreeSlots } from './book/free-slots.ts'
import { type DemoFormDependencies, type SentDemo, submitDemo } from './book/submit-demo.ts'
import { calendarFileByLink, calendarFileForTeam } from './calendar/calendar-file.ts'
import type { TypedDetails } from './correct-booking.ts'
import { getBooking } from './get-booking.ts'
import { bookingsOf, countDue, listBookings, listDue, readCalendar } from './list-bookings.ts'
import { cancelByLink, correctByLink, moveByLink, readByLink } from './manage-by-link.ts'
import type { MoveTarget } from './move-booking.ts'
import { bookQuarantined } from './quarantined-demos.ts'
import { cancelForTeam, markBooking, moveForTeam, saveBookingNotes } from './work-on-booking.ts'

/** Creates the use cases of demo bookings. */
export function createBookings(deps: DemoFormDependencies) {
  const bind = binder(deps)
  return {
    freeSlots: () => readFreeSlots(deps),
    book: (form: SentDemo) => submitDemo(deps, form),
    readByLink: (token: string) => readByLink(deps, token),
    moveByLink: (token: string, to: MoveTarget, addressKey: string) =>
      moveByLink(deps, token, to, addressKey),
    correctByLink: (token: string, typed: TypedDetails, addressKey: string) =>
      correctByLink(deps, token, typed, addressKey),
    cancelByLink: (token: string, reason: string | undefined, addressKey: string) =>
      cancelByLink(deps, token, reason, addressKey),
    /** Books a released demo form. */
    bookQuarantined: (payload: string, sentAt: string) => bookQuarantined(deps, payload, sentAt),
    calendarFile: (token: string) => calendarFileByLink(deps, token),

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

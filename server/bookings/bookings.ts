import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Availability } from '#domain/bookings/availability.ts'
import type { BookingFilters } from '#domain/bookings/booking-filters.ts'
import { readAvailability, saveAvailability } from './availability-settings.ts'
import { calendarFileByLink, calendarFileForTeam } from './calendar-file.ts'
import { readFreeSlots } from './free-slots.ts'
import { getBooking } from './get-booking.ts'
import { bookingsOfDays, countUpcoming, listBookings } from './list-bookings.ts'
import { cancelByLink, moveByLink, readByLink } from './manage-by-link.ts'
import type { MoveTarget } from './move-booking.ts'
import { type DemoFormDependencies, type DemoVisit, submitDemoForm } from './submit-demo-form.ts'
import { cancelForTeam, type Mark, markBooking, moveForTeam, saveBookingNotes } from './work-on-booking.ts'

type Asker = Viewer | undefined

/** All that can be done with demo bookings, bound to the parts it needs. */
export function createBookings(deps: DemoFormDependencies) {
  return {
    freeSlots: () => readFreeSlots(deps),
    book: (visit: DemoVisit) => submitDemoForm(deps, visit),
    readByLink: (token: string) => readByLink(deps, token),
    moveByLink: (token: string, to: MoveTarget, addressKey: string) =>
      moveByLink(deps, token, to, addressKey),
    cancelByLink: (token: string, reason: string | undefined, addressKey: string) =>
      cancelByLink(deps, token, reason, addressKey),
    calendarFile: (token: string) => calendarFileByLink(deps, token),

    list: (viewer: Asker, filters: BookingFilters) => listBookings(deps, viewer, filters),
    ofDays: (viewer: Asker, days: { from: string; to: string }) => bookingsOfDays(deps, viewer, days),
    countUpcoming: (viewer: Asker) => countUpcoming(deps, viewer),
    get: (viewer: Asker, id: string) => getBooking(deps, viewer, id),
    move: (viewer: Asker, id: string, to: MoveTarget & { anyway?: boolean }) =>
      moveForTeam(deps, viewer, id, to),
    cancel: (viewer: Asker, id: string, reason?: string) => cancelForTeam(deps, viewer, id, reason),
    mark: (viewer: Asker, id: string, mark: Mark) => markBooking(deps, viewer, id, mark),
    saveNotes: (viewer: Asker, id: string, text: string) => saveBookingNotes(deps, viewer, id, text),
    teamCalendarFile: (viewer: Asker, id: string) => calendarFileForTeam(deps, viewer, id),
    readAvailability: (viewer: Asker) => readAvailability(deps, viewer),
    saveAvailability: (viewer: Asker, availability: Availability, version: string) =>
      saveAvailability(deps, viewer, availability, version),
  }
}

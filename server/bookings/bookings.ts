import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Availability } from '#domain/bookings/availability.ts'
import type { BookingFilters } from '#domain/bookings/booking-filters.ts'
import { failingAs } from '#server/failing-as.ts'
import { readAvailability, saveAvailability } from './availability-settings.ts'
import { type BookingsOf, bookingsOf } from './bookings-of.ts'
import { calendarFileByLink, calendarFileForTeam } from './calendar-file.ts'
import type { TypedDetails } from './correct-booking.ts'
import { readFreeSlots } from './free-slots.ts'
import { getBooking } from './get-booking.ts'
import { bookHeldBack } from './held-back-demos.ts'
import { countDue, listBookings, listDue, readCalendar } from './list-bookings.ts'
import { cancelByLink, correctByLink, moveByLink, readByLink } from './manage-by-link.ts'
import type { MoveTarget } from './move-booking.ts'
import { type DemoFormDependencies, type DemoVisit, submitDemoForm } from './submit-demo-form.ts'
import {
  cancelForTeam,
  type Mark,
  markBooking,
  moveForTeam,
  type NotesChange,
  saveBookingNotes,
  type TeamCancellation,
  type TeamMove,
} from './work-on-booking.ts'

type Asker = Viewer | undefined

/** All that can be done with demo bookings, bound to the parts it needs. */
export function createBookings(deps: DemoFormDependencies) {
  return {
    freeSlots: () => readFreeSlots(deps),
    book: (visit: DemoVisit) => submitDemoForm(deps, visit),
    readByLink: (token: string) => readByLink(deps, token),
    moveByLink: (token: string, to: MoveTarget, addressKey: string) =>
      moveByLink(deps, token, to, addressKey),
    correctByLink: (token: string, typed: TypedDetails, addressKey: string) =>
      correctByLink(deps, token, typed, addressKey),
    cancelByLink: (token: string, reason: string | undefined, addressKey: string) =>
      cancelByLink(deps, token, reason, addressKey),
    /** Takes in a demo form that was held back. */
    bookHeldBack: (payload: string, sentAt: string) => bookHeldBack(deps, payload, sentAt),
    calendarFile: (token: string) => calendarFileByLink(deps, token),

    list: (viewer: Asker, filters: BookingFilters) =>
      failingAs('Failed to fetch bookings', () => listBookings(deps, viewer, filters)),
    calendar: (viewer: Asker, place: Parameters<typeof readCalendar>[2]) =>
      failingAs('Failed to fetch bookings', () => readCalendar(deps, viewer, place)),
    countDue: (viewer: Asker) => failingAs('Failed to fetch bookings', () => countDue(deps, viewer)),
    listDue: (viewer: Asker, limit: number) =>
      failingAs('Failed to fetch bookings', () => listDue(deps, viewer, limit)),
    of: (viewer: Asker, whose: BookingsOf) =>
      failingAs('Failed to fetch bookings', () => bookingsOf(deps, viewer, whose)),
    get: (viewer: Asker, id: string) =>
      failingAs('Failed to fetch bookings', () => getBooking(deps, viewer, id)),
    move: (viewer: Asker, id: string, to: TeamMove) =>
      failingAs('Failed to update booking', () => moveForTeam(deps, viewer, id, to)),
    cancel: (viewer: Asker, id: string, cancellation?: TeamCancellation) =>
      failingAs('Failed to update booking', () => cancelForTeam(deps, viewer, id, cancellation)),
    mark: (viewer: Asker, id: string, mark: Mark) =>
      failingAs('Failed to update booking', () => markBooking(deps, viewer, id, mark)),
    saveNotes: (viewer: Asker, id: string, change: NotesChange) =>
      failingAs('Failed to update booking', () => saveBookingNotes(deps, viewer, id, change)),
    teamCalendarFile: (viewer: Asker, id: string) =>
      failingAs('Failed to fetch bookings', () => calendarFileForTeam(deps, viewer, id)),
    readAvailability: (viewer: Asker) =>
      failingAs('Failed to fetch availability', () => readAvailability(deps, viewer)),
    saveAvailability: (viewer: Asker, availability: Availability, version: string) =>
      failingAs('Failed to save availability', () => saveAvailability(deps, viewer, availability, version)),
  }
}

import type { AvailabilityProblem, Weekday } from '#domain/bookings/availability.ts'
import type { BookingStatus } from '#domain/bookings/booking.ts'
import type { BookingSpan } from '#domain/bookings/booking-filters.ts'
import type { CalendarView } from '#domain/bookings/calendar.ts'

/** Texts of the team's booking screens, in English only. */
export const bookingStatusWords: Record<BookingStatus, string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  held: 'Held',
  no_show: 'No-show',
}

export const calendarViewWords: Record<CalendarView, string> = {
  list: 'List',
  week: 'Week',
  month: 'Month',
}

export const weekdayWords: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

export const monthWords = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The problem of an availability field and how to correct it. */
export const availabilityProblemWords: Record<AvailabilityProblem, string> = {
  'time-zone': 'Choose a time zone from the list.',
  range: 'Give a beginning and an end after it, or clear both.',
  overlap: 'Two of these share time. Leave a gap, or make them one.',
  'too-many': 'That is more than can be kept.',
  date: 'Give a day that is in the calendar.',
  'too-long': 'Make it shorter.',
  number: 'Give a whole number within the limits.',
}

/** Reasons why a time is not free; the team may book it anyway. */
export const moveWarningWords = {
  notice: 'It is sooner than the notice that visitors must give.',
  horizon: 'It is further ahead than visitors can book.',
  'day-off': 'It is on a day off.',
  'outside-hours': 'It is outside your weekly hours.',
} as const

export const bookingSpanWords: Record<BookingSpan, string> = {
  today: 'Today',
  week: 'The next 7 days',
  due: 'Up to today',
  past: 'Before today',
  all: 'All times',
}

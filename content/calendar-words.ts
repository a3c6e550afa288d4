import type { Locale } from '#domain/locale.ts'

/** What a demo is called in the visitor's calendar, in each language. */
type CalendarWords = {
  /** With `{service}` and `{business}`. */
  title: string
  /** With `{id}` and `{url}`. */
  details: string
  /** Where the owner has not said how one meets. */
  place: string
}

export const calendarWords: Record<Locale, CalendarWords> = {
  en: {
    title: 'Demo: {service}, {business}',
    details: 'Booking number {id}.\nMove or cancel the demo: {url}',
    place: 'Online. We tell you how to join before it begins.',
  },
  hi: {
    title: 'डेमो: {service}, {business}',
    details: 'बुकिंग नंबर {id}।\nडेमो का समय बदलें या उसे रद्द करें: {url}',
    place: 'ऑनलाइन। कैसे जुड़ना है, यह हम शुरू होने से पहले बता देंगे।',
  },
  sw: {
    title: 'Onyesho: {service}, {business}',
    details: 'Nambari ya miadi {id}.\nBadilisha muda au ghairi: {url}',
    place: 'Mtandaoni. Tutakuambia jinsi ya kujiunga kabla halijaanza.',
  },
}

/** And in the team's: with `{service}` and `{name}`. */
export const teamCalendarTitle = 'Demo: {service}, {name}'

import type { Locale } from '#domain/locale.ts'

/** Texts of a demo in the visitor's calendar, by language. */
type CalendarWords = {
  /** Contains `{service}` and `{business}`. */
  title: string
  /** Contains `{id}` and `{url}`. */
  details: string
  /** Used if the owner has not set a meeting place. */
  place: string
}

export const calendarWords: Record<Locale, CalendarWords> = {
  en: {
    title: 'Demo: {service}, {business}',
    details: 'Booking number {id}.\nMove or cancel the demo: {url}',
    place: 'Online. You get the joining link before it begins.',
  },
  hi: {
    title: 'डेमो: {service}, {business}',
    details: 'बुकिंग नंबर {id}।\nडेमो का समय बदलें या उसे रद्द करें: {url}',
    place: 'ऑनलाइन। जुड़ने का लिंक शुरू होने से पहले मिल जाएगा।',
  },
  sw: {
    title: 'Demo: {service}, {business}',
    details: 'Namba ya miadi {id}.\nHamisha au ghairi demo: {url}',
    place: 'Mtandaoni. Utapata kiungo cha kujiunga kabla haijaanza.',
  },
}

/** The title in the team's calendar; contains `{service}` and `{name}`. */
export const teamCalendarTitle = 'Demo: {service}, {name}'

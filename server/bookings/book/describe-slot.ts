import type { Locale } from '#domain/locale.ts'

const languages: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN', sw: 'sw-TZ' }

/** Returns a moment in a time zone as text: `Mon, 23 Nov 2026, 10:00 am IST`. */
export function describeSlot(startsAt: string, timeZone: string, locale: Locale = 'en'): string {
  return new Intl.DateTimeFormat(languages[locale], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    minute: '2-digit',
    ...(locale === 'sw' ? { hour: '2-digit', hourCycle: 'h23' } : { hour: 'numeric', hour12: true }),
    timeZoneName: 'short',
  }).format(new Date(startsAt))
}

import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts'

/** Set in the browser's storage once the offer was taken or dismissed. */
export const OFFER_ANSWERED = 'language-offer'

/** The language to offer on an English page: the first of ours that the browser prefers, where it isn't English. */
export function offeredLanguage(shown: Locale): Exclude<Locale, 'en'> | undefined {
  if (shown !== defaultLocale) return undefined
  const preferred = navigator.languages.map((language) => language.slice(0, 2)).find(isLocale)
  if (!preferred || preferred === 'en') return undefined
  try {
    return localStorage.getItem(OFFER_ANSWERED) ? undefined : preferred
  } catch {
    // A browser that keeps nothing would ask on every page.
    return undefined
  }
}

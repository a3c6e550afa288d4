import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts'

/** The storage key that is set once the offer was taken or dismissed. */
export const OFFER_ANSWERED = 'language-offer'

/**
 * Returns the language to offer on an English page: the first of ours that the browser prefers, unless that
 * is English or the visitor has answered before.
 */
export function offeredLanguage(shown: Locale): Exclude<Locale, 'en'> | undefined {
  if (shown !== defaultLocale) return undefined
  const preferred = navigator.languages.map((language) => language.slice(0, 2)).find(isLocale)
  if (!preferred || preferred === 'en') return undefined
  try {
    return localStorage.getItem(OFFER_ANSWERED) ? undefined : preferred
  } catch {
    // Without storage, the offer would come back on every page.
    return undefined
  }
}

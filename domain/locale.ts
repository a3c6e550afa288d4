/** The languages of the site. Each has its own addresses; English has none in front. */
export const locales = ['en', 'hi', 'sw'] as const
export type Locale = (typeof locales)[number]

/** Each language by its own name. */
export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिन्दी', sw: 'Kiswahili' }

export const defaultLocale: Locale = 'en'

/** In the query of a record’s page: its visitor chose English over the language of the record. */
export const CHOSEN_LANGUAGE = 'language'

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** Those that stand in front of their addresses. */
export const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** The address of a page in a language, from its English one: `/home` in Hindi is `/hi/home`. */
export function localPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`
}

/** The language that an address names with its first part, or English. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/', 2)[1]
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale
}

/** The languages of the site. Each has its own path prefix, except for English. */
export const locales = ['en', 'hi', 'sw'] as const
export type Locale = (typeof locales)[number]

export const languageNames: Record<Locale, string> = { en: 'English', hi: 'हिंदी', sw: 'Kiswahili' }

export const defaultLocale: Locale = 'en'

/** Query parameter of a record's page: the visitor chose English instead of the record's language. */
export const CHOSEN_LANGUAGE = 'language'

/** Returns whether a value is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

/** The languages with a path prefix. */
export const otherLocales = locales.filter((locale) => locale !== defaultLocale)

/** Returns the path of a page in a language: `/home` in Hindi is `/hi/home`. */
export function localPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`
}

/** Returns the language of a path's prefix, or English. */
export function localeOfPath(path: string): Locale {
  const first = path.split('/', 2)[1]
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale
}

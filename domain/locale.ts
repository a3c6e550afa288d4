/** The languages of the site. Each has its own addresses; English has none in front. */
export const locales = ['en', 'hi', 'sw'] as const
export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale)
}

import { type PageId, pageAt, pagePaths, pages, pathOf } from '#content/pages.ts'
import { type Locale, locales } from '#domain/locale.ts'

const inAllLanguages: readonly PageId[] = ['home', 'services', 'contact']

/** The pages for slow tests: each in one language, in turn, and the fullest ones in all languages. */
export const samplePaths: readonly string[] = pagePaths.filter((path) => {
  const found = pageAt(path)
  if (!found) return false
  const turn = Object.keys(pages).indexOf(found.id) % locales.length
  return inAllLanguages.includes(found.id) || locales[turn] === found.locale
})

/** Returns the paths of all pages in one language. */
export function pathsIn(locale: Locale): string[] {
  return (Object.keys(pages) as PageId[]).map((id) => pathOf(id, locale))
}

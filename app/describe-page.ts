import { business } from '#content/business.ts'
import { type Page, type PageId, pages, pathOf } from '#content/pages.ts'
import { type Locale, locales } from '#domain/locale.ts'

type Words = { title: string; description: string; keywords: string }

/** What a page tells search engines and link previews about itself; made by its loader. */
export type PageDescription = Words & {
  canonical: string
  indexed: boolean
  locale: Locale
  alternates: { locale: string; href: string }[]
}

/** Describes a public page: full title, its one address, and its addresses in other languages. */
export function describePage(
  id: PageId,
  { title, description, keywords }: Words,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): PageDescription {
  const page: Page = pages[id]
  const main = (page.sameAs ?? id) as PageId
  const translated = locales.filter((language) => (pages[main] as Page).paths[language])
  const alternates =
    translated.length > 1
      ? [...translated, 'x-default' as const].map((language) => ({
          locale: language,
          href: siteUrl + pathOf(main, language === 'x-default' ? 'en' : language),
        }))
      : []
  return {
    title: withSuffix(title),
    description,
    keywords,
    canonical: siteUrl + pathOf(main, locale),
    indexed: page.indexed,
    locale,
    alternates,
  }
}

/** The title with the site's suffix, unless it has it already. */
export function withSuffix(title: string): string {
  return title.endsWith(business.titleSuffix) ? title : `${title} ${business.titleSuffix}`
}

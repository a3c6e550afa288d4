import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import {
  breadcrumbOf,
  type LanguageLink,
  languageLinks,
  mainPageOf,
  type Page,
  type PageId,
  pageName,
  pages,
  pathOf,
} from '#content/pages.ts'
import type { Locale } from '#domain/locale.ts'

type Words = { title: string; description: string; keywords: string }

/** What a page tells search engines and link previews about itself. Its loader makes it. */
export type PageDescription = Words & {
  canonical: string
  indexed: boolean
  locale: Locale
  alternates: LanguageLink[]
  /** The address of the picture in link previews. */
  picture: string
  /**
   * The pages above this one and the page itself. Empty on the home page and on pages that search engines
   * don't list.
   */
  breadcrumb: Crumb[]
}

export type Crumb = { href: string; label: string }

/** Describes a public page: its full title, its canonical address, and its addresses in other languages. */
export function describePage(
  id: PageId,
  { title, description, keywords }: Words,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): PageDescription {
  const page: Page = pages[id]
  const main = mainPageOf(id)
  return {
    title: withSuffix(title),
    description,
    keywords,
    canonical: siteUrl + pathOf(main, locale),
    indexed: page.indexed,
    locale,
    alternates: languageLinks(pages[main], siteUrl),
    picture: `${siteUrl}/share/${pageName(main, locale)}.png`,
    breadcrumb: page.indexed
      ? breadcrumbOf(id).map((one) => ({ href: pathOf(one, locale), label: copy[locale].common.pages[one] }))
      : [],
  }
}

/** Adds the site's suffix to a title that does not have it yet. */
export function withSuffix(title: string): string {
  return title.endsWith(business.titleSuffix) ? title : `${title} ${business.titleSuffix}`
}

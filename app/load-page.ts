import type { RouterContextProvider } from 'react-router'
import { type Copy, copy } from '#content/copy/copy.ts'
import { type PageId, pathOf } from '#content/pages.ts'
import { servicesContext, visitContext } from './context.ts'
import { describePage } from './describe-page.ts'

type HeadWords = { title: string; description: string; keywords: string }

/**
 * What every public page's loader begins with: the page's words in the visitor's language, and its description
 * for the head. Words come with the data, so that scripts carry none of them in any language.
 */
export function loadPage<Words extends HeadWords>(
  context: Readonly<RouterContextProvider>,
  id: PageId,
  choose: (copy: Copy) => Words,
) {
  const { locale } = context.get(visitContext)
  const { siteUrl } = context.get(servicesContext).links
  const { title, description, keywords, ...words } = choose(copy[locale])
  return {
    locale,
    words,
    page: describePage(id, { title, description, keywords }, { locale, siteUrl }),
    paths: { contact: pathOf('contact', locale), services: pathOf('services', locale) },
  }
}

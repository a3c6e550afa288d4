import { data, type RouterContextProvider } from 'react-router'
import { type Copy, copy } from '#content/copy/copy.ts'
import { fillContact } from '#content/fill-contact.ts'
import { type PageId, pathOf } from '#content/pages.ts'
import { servicesContext, structuredDataContext, visitContext } from './context.ts'
import { describePage } from './describe-page.ts'
import { pageGraph, type ToldWords } from './structured-data/page-graph.ts'

type HeadWords = ToldWords & { title: string; keywords: string }

/**
 * What every public page's loader begins with: the page's words in the visitor's language, and its description
 * for the head. Words come with the data, so that scripts carry none of them in any language. A `lead` and a `faq`
 * among them are told to search engines, so the page has to show them.
 */
export function loadPage<Words extends HeadWords>(
  context: Readonly<RouterContextProvider>,
  id: PageId,
  choose: (copy: Copy) => Words,
) {
  const { locale, path } = context.get(visitContext)
  // The route takes any first part for a language.
  if (path !== pathOf(id, locale)) throw data(null, { status: 404 })
  const { siteUrl, social, contact } = context.get(servicesContext).links
  const chosen = fillContact(choose(copy[locale]), contact)
  const { title, description, keywords, ...words } = chosen
  const page = describePage(id, { title, description, keywords }, { locale, siteUrl })
  const { breadcrumb } = page
  context.set(
    structuredDataContext,
    pageGraph(id, { words: chosen, breadcrumb, locale, siteUrl, social, contact }),
  )
  return {
    locale,
    words,
    page,
    paths: { contact: pathOf('contact', locale), services: pathOf('services', locale) },
  }
}

import { data, type RouterContextProvider } from 'react-router'
import { type Copy, copy } from '#content/copy/copy.ts'
import { fillContact } from '#content/fill-contact.ts'
import { type PageId, pathOf } from '#content/pages.ts'
import { servicesContext, structuredDataContext, visitContext } from '../context.ts'
import { type GraphWords, pageGraph } from '../structured-data/page-graph.ts'
import { describePage } from './describe-page.ts'

type HeadWords = GraphWords & { title: string; keywords: string }

/**
 * Begins the loader of every public page. Returns the page's text in the visitor's language and its
 * description for the head. The text comes with the data, so that scripts carry no text in any language. If
 * the text has a `lead` or a `faq`, search engines get it too, so the page has to show it.
 * @throws a 404 response if the address is not the page's own, as with an unknown language
 */
export function loadPage<Words extends HeadWords>(
  context: Readonly<RouterContextProvider>,
  id: PageId,
  choose: (copy: Copy) => Words,
) {
  const { locale, path } = context.get(visitContext)
  // The route accepts any first part of the path as a language.
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

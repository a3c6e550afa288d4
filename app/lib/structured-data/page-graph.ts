import type { Crumb } from '#app/lib/site/describe-page.ts'
import { business, businessPlace } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import type { Contact } from '#content/fill-contact.ts'
import { mainPageOf, type Page, type PageId, pages, pathOf } from '#content/pages.ts'
import type { Locale } from '#domain/locale.ts'
import { offersOf } from './offers.ts'

/** The texts of a page that search engines get. */
export type GraphWords = {
  description: string
  lead?: string
  faq?: readonly { question: string; answer: string }[]
}

/** A page in the vocabulary of schema.org. It contains only what is also visible on the page. */
export type PageGraph = Record<string, unknown>[]

type Facts = {
  words: GraphWords
  breadcrumb: readonly Crumb[]
  locale: Locale
  siteUrl: string
  /** The profiles of the business on other sites. */
  social?: readonly { href: string }[]
  contact: Contact
}

/** Returns the structured data of a page. */
export function pageGraph(
  id: PageId,
  { words, breadcrumb, locale, siteUrl, social = [], contact }: Facts,
): PageGraph {
  const page: Page = pages[id]
  const main = mainPageOf(id)
  const offers = offersOf(page.prices ?? [], locale)
  const isService = page.prices !== undefined || page.parent === 'services'
  return [
    ...(id === 'home' || id === 'about' ? [businessNode(siteUrl, social, contact)] : []),
    ...(id === 'home' ? [websiteNode(locale, siteUrl)] : []),
    ...(isService
      ? [
          {
            '@type': 'Service',
            '@id': `${siteUrl}${pathOf(main, 'en')}#service`,
            name: copy[locale].common.pages[main],
            description: words.lead ?? words.description,
            url: siteUrl + pathOf(main, locale),
            provider: { '@id': businessId(siteUrl) },
            offers: offers.length > 0 ? offers : undefined,
          },
        ]
      : []),
    ...(breadcrumb.length > 0 ? [breadcrumbNode(breadcrumb, siteUrl)] : []),
    ...(words.faq?.length ? [faqNode(words.faq)] : []),
  ]
}

const businessId = (siteUrl: string) => `${siteUrl}/home#business`

function businessNode(siteUrl: string, social: readonly { href: string }[], contact: Contact) {
  const { city, country, countryCode } = businessPlace.address
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(siteUrl),
    name: business.name,
    url: `${siteUrl}${pathOf('home', 'en')}`,
    email: contact.email,
    sameAs: social.length > 0 ? social.map(({ href }) => href) : undefined,
    image: `${siteUrl}/icon-512.png`,
    // The address of a place that the owner typed has no known city, so it is left out.
    ...(contact.place === business.location
      ? {
          address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: countryCode },
          areaServed: [
            { '@type': 'City', name: city },
            { '@type': 'Country', name: country },
          ],
        }
      : {}),
  }
}

function websiteNode(locale: Locale, siteUrl: string) {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/home#website`,
    name: business.name,
    url: siteUrl + pathOf('home', locale),
    inLanguage: locale,
    publisher: { '@id': businessId(siteUrl) },
  }
}

function breadcrumbNode(breadcrumb: readonly Crumb[], siteUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ href, label }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: siteUrl + href,
    })),
  }
}

function faqNode(questions: NonNullable<GraphWords['faq']>) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

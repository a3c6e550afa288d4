import { defaultLocale, type Locale, locales, localPath } from '#domain/locale.ts'
import { publishedQuery } from '#domain/testimonials/published-filters.ts'
import type { PriceGroup } from './prices.ts'

/** One public page. Routes, menus, the sitemap and the page cache all read this table. */
export type Page = {
  /** The English path. Other languages add their prefix. */
  path: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** The canonical page with the same content; this page is excluded from the sitemap. */
  sameAs?: string
  /** The parent page in the breadcrumb; the default is the home page. */
  parent?: string
  /** The groups of the price list on the page. */
  prices?: readonly PriceGroup[]
  /** The page has a form with the time trap against spam. */
  hasForm?: boolean
  takesPhoto?: boolean
  /** Query parameters that change the page; all others are ignored. */
  reads?: readonly string[]
}

export const pages = {
  home: { path: '/home', indexed: true },
  services: {
    path: '/services',
    indexed: true,
    prices: ['overview', 'packages'],
    reads: ['build', 'parts', 'teachers'],
  },
  ecommerce: {
    path: '/services/ecommerce',
    indexed: true,
    parent: 'services',
    prices: ['ecommerce'],
    reads: ['parts'],
  },
  smb: {
    path: '/services/smb',
    indexed: true,
    parent: 'services',
    prices: ['smb'],
    reads: ['parts'],
  },
  aiAppDevelopment: {
    path: '/services/ai-app-development',
    indexed: true,
    parent: 'services',
    prices: ['websites'],
    reads: ['parts'],
  },
  aiChatbots: {
    path: '/services/ai-chatbots',
    indexed: true,
    sameAs: 'ecommerce',
    parent: 'services',
    prices: ['ecommerce'],
    reads: ['parts'],
  },
  whatsAppAutomation: {
    path: '/services/whatsapp-automation',
    indexed: true,
    sameAs: 'smb',
    parent: 'services',
    prices: ['smb'],
    reads: ['parts'],
  },
  gptAgents: {
    path: '/services/gpt-agents',
    indexed: true,
    parent: 'services',
    prices: ['gptAgents'],
    reads: ['parts'],
  },
  aiProducts: { path: '/services/ai-products', indexed: true, parent: 'services' },
  musicCreation: {
    path: '/services/music-creation',
    indexed: true,
    parent: 'services',
    prices: ['music'],
    reads: ['parts'],
  },
  creativeServices: {
    path: '/services/creative-services',
    indexed: true,
    parent: 'services',
    prices: ['creative'],
    reads: ['parts'],
  },
  educationTools: {
    path: '/services/education-tools',
    indexed: true,
    parent: 'services',
    prices: ['schools'],
    reads: ['parts', 'teachers'],
  },
  saasTools: { path: '/saas-tools', indexed: true, parent: 'portfolio' },
  portfolio: { path: '/portfolio', indexed: true },
  testimonials: {
    path: '/testimonials',
    indexed: true,
    hasForm: true,
    takesPhoto: true,
    reads: [...publishedQuery, 'testimonial'],
  },
  about: { path: '/about', indexed: true },
  contact: {
    path: '/contact',
    indexed: true,
    hasForm: true,
    takesPhoto: true,
    reads: ['sent', 'service', 'budget', 'parts', 'teachers', 'testimonial'],
  },
  book: { path: '/book', indexed: true, parent: 'contact', hasForm: true },
  thankYou: { path: '/thank-you', indexed: false },
  privacy: { path: '/privacy-policy', indexed: true },
  myData: { path: '/my-data', indexed: false, parent: 'privacy', hasForm: true, reads: ['done'] },
  terms: { path: '/terms-conditions', indexed: true },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages

const byPath = new Map<string, { id: PageId; locale: Locale; page: Page }>()
for (const [id, page] of Object.entries<Page>(pages)) {
  for (const locale of locales) {
    byPath.set(localPath(page.path, locale), { id: id as PageId, locale, page })
  }
}

export const pagePaths: readonly string[] = [...byPath.keys()]

/** Returns the public page at a path, or undefined. */
export function pageAt(path: string) {
  return byPath.get(path)
}

/** Returns the path of a page in a language. */
export function pathOf(id: PageId, locale: Locale): string {
  return localPath(pages[id].path, locale)
}

/** Returns the canonical page for search engines. */
export function mainPageOf(id: PageId): PageId {
  return ((pages[id] as Page).sameAs ?? id) as PageId
}

/** Returns the page and its ancestors, starting with the home page; empty for the home page itself. */
export function breadcrumbOf(id: PageId): PageId[] {
  if (id === 'home') return []
  const parent = ((pages[id] as Page).parent ?? 'home') as PageId
  return [...(parent === 'home' ? [parent] : breadcrumbOf(parent)), id]
}

export type LanguageLink = { locale: Locale | 'x-default'; href: string }

/** Returns the URLs of a page in all languages. */
export function languageLinks({ path }: Page, siteUrl: string): LanguageLink[] {
  return [
    ...locales.map((locale) => ({ locale, href: siteUrl + localPath(path, locale) })),
    { locale: 'x-default', href: siteUrl + path },
  ]
}

/** Returns all pages that search engines may list, in all languages. */
export function listedPages(): { id: PageId; page: Page; locale: Locale; path: string }[] {
  return Object.entries<Page>(pages)
    .filter(([, page]) => page.indexed && !page.sameAs)
    .flatMap(([id, page]) =>
      locales.map((locale) => ({ id: id as PageId, page, locale, path: localPath(page.path, locale) })),
    )
}

/** Returns a page's name for files by page and language: `smb`, `smb.hi`. */
export function pageName(id: PageId, locale: Locale): string {
  return locale === defaultLocale ? id : `${id}.${locale}`
}

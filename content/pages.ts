import { defaultLocale, type Locale, locales, localPath } from '#domain/locale.ts'
import { publishedQuery } from '#domain/testimonials/published-filters.ts'
import type { PriceGroup } from './prices.ts'

/** One public page. Routes, menus, the sitemap and the page cache all read this table. */
export type Page = {
  /** The address in English. In other languages their code stands in front of it. */
  path: string
  /** Whether search engines may list it. */
  indexed: boolean
  /** It shows the same as that page, which search engines are pointed to; it stays out of the sitemap. */
  sameAs?: string
  /** The page above it in the breadcrumb; home where nothing is said. */
  parent?: string
  /** The parts of the price list that it shows. */
  prices?: readonly PriceGroup[]
  /** It holds a form that carries the time trap. */
  hasForm?: boolean
  /** A photo may come with its form. */
  takesPhoto?: boolean
  /** The query names that change what the page shows; all others are ignored. */
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

/** The addresses of all public pages in all languages. */
export const pagePaths: readonly string[] = [...byPath.keys()]

/** The public page at this path, if any. */
export function pageAt(path: string) {
  return byPath.get(path)
}

/** The address of a page in a language. */
export function pathOf(id: PageId, locale: Locale): string {
  return localPath(pages[id].path, locale)
}

/** The page that search engines are pointed to: itself, or the one that it shows the same as. */
export function mainPageOf(id: PageId): PageId {
  return ((pages[id] as Page).sameAs ?? id) as PageId
}

/** The page and those above it, from home on; nothing for home itself. */
export function breadcrumbOf(id: PageId): PageId[] {
  if (id === 'home') return []
  const parent = ((pages[id] as Page).parent ?? 'home') as PageId
  return [...(parent === 'home' ? [parent] : breadcrumbOf(parent)), id]
}

export type LanguageLink = { locale: Locale | 'x-default'; href: string }

/** A page's addresses in all languages. Each of them lists all. */
export function languageLinks({ path }: Page, siteUrl: string): LanguageLink[] {
  return [
    ...locales.map((locale) => ({ locale, href: siteUrl + localPath(path, locale) })),
    { locale: 'x-default', href: siteUrl + path },
  ]
}

/** The pages that search engines may list, each in each language. */
export function listedPages(): { id: PageId; page: Page; locale: Locale; path: string }[] {
  return Object.entries<Page>(pages)
    .filter(([, page]) => page.indexed && !page.sameAs)
    .flatMap(([id, page]) =>
      locales.map((locale) => ({ id: id as PageId, page, locale, path: localPath(page.path, locale) })),
    )
}

/** Names a page in one language where files are kept by page: `smb`, `smb.hi`. */
export function pageName(id: PageId, locale: Locale): string {
  return locale === defaultLocale ? id : `${id}.${locale}`
}

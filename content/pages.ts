import { defaultLocale, type Locale, locales } from '#domain/locale.ts'
import { publishedQuery } from '#domain/testimonials/published-filters.ts'
import type { PriceGroup } from './prices.ts'

/** One public page. Routes, menus, the sitemap and the page cache all read this table. */
export type Page = {
  /** The address in each language; a missing one means: not translated yet. */
  paths: Partial<Record<Locale, string>> & { en: string }
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
  home: { paths: { en: '/home' }, indexed: true },
  services: {
    paths: { en: '/services' },
    indexed: true,
    prices: ['overview', 'packages'],
    reads: ['build', 'parts', 'teachers'],
  },
  ecommerce: {
    paths: { en: '/services/ecommerce' },
    indexed: true,
    parent: 'services',
    prices: ['ecommerce'],
    reads: ['parts'],
  },
  smb: {
    paths: { en: '/services/smb' },
    indexed: true,
    parent: 'services',
    prices: ['smb'],
    reads: ['parts'],
  },
  aiAppDevelopment: {
    paths: { en: '/services/ai-app-development' },
    indexed: true,
    parent: 'services',
    prices: ['websites'],
    reads: ['parts'],
  },
  aiChatbots: {
    paths: { en: '/services/ai-chatbots' },
    indexed: true,
    sameAs: 'ecommerce',
    parent: 'services',
    prices: ['ecommerce'],
    reads: ['parts'],
  },
  whatsAppAutomation: {
    paths: { en: '/services/whatsapp-automation' },
    indexed: true,
    sameAs: 'smb',
    parent: 'services',
    prices: ['smb'],
    reads: ['parts'],
  },
  gptAgents: {
    paths: { en: '/services/gpt-agents' },
    indexed: true,
    parent: 'services',
    prices: ['gptAgents'],
    reads: ['parts'],
  },
  aiProducts: { paths: { en: '/services/ai-products' }, indexed: true, parent: 'services' },
  musicCreation: {
    paths: { en: '/services/music-creation' },
    indexed: true,
    parent: 'services',
    prices: ['music'],
    reads: ['parts'],
  },
  creativeServices: {
    paths: { en: '/services/creative-services' },
    indexed: true,
    parent: 'services',
    prices: ['creative'],
    reads: ['parts'],
  },
  educationTools: {
    paths: { en: '/services/education-tools' },
    indexed: true,
    parent: 'services',
    prices: ['schools'],
    reads: ['parts', 'teachers'],
  },
  saasTools: { paths: { en: '/saas-tools' }, indexed: true, parent: 'portfolio' },
  portfolio: { paths: { en: '/portfolio' }, indexed: true },
  testimonials: {
    paths: { en: '/testimonials' },
    indexed: true,
    hasForm: true,
    takesPhoto: true,
    reads: [...publishedQuery, 'testimonial'],
  },
  about: { paths: { en: '/about' }, indexed: true },
  contact: {
    paths: { en: '/contact' },
    indexed: true,
    hasForm: true,
    takesPhoto: true,
    reads: ['sent', 'service', 'budget', 'parts', 'teachers', 'testimonial'],
  },
  book: { paths: { en: '/book' }, indexed: true, parent: 'contact', hasForm: true },
  thankYou: { paths: { en: '/thank-you' }, indexed: false },
  privacy: { paths: { en: '/privacy-policy' }, indexed: true },
  myData: { paths: { en: '/my-data' }, indexed: false, parent: 'privacy', hasForm: true, reads: ['done'] },
  terms: { paths: { en: '/terms-conditions' }, indexed: true },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof pages

const byPath = new Map<string, { id: PageId; locale: Locale; page: Page }>()
for (const [id, page] of Object.entries<Page>(pages)) {
  for (const locale of locales) {
    const path = page.paths[locale]
    if (path) byPath.set(path, { id: id as PageId, locale, page })
  }
}

/** The public page at this path, if any. */
export function pageAt(path: string) {
  return byPath.get(path)
}

/** Where a page is in a language, or in English until it is translated. */
export function pathOf(id: PageId, locale: Locale): string {
  const { paths }: Page = pages[id]
  return paths[locale] ?? paths.en
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

/** A page's addresses in all its languages; nothing while it has one only. Each of them lists all. */
export function languageLinks({ paths }: Page, siteUrl: string): LanguageLink[] {
  const translated = locales.flatMap((locale) => {
    const path = paths[locale]
    return path ? [{ locale, href: siteUrl + path }] : []
  })
  if (translated.length < 2) return []
  return [...translated, { locale: 'x-default', href: siteUrl + paths.en }]
}

/** The pages that search engines may list, each with the languages it has. */
export function listedPages(): { id: PageId; page: Page; locale: Locale; path: string }[] {
  return Object.entries<Page>(pages)
    .filter(([, page]) => page.indexed && !page.sameAs)
    .flatMap(([id, page]) =>
      locales.flatMap((locale) => {
        const path = page.paths[locale]
        return path ? [{ id: id as PageId, page, locale, path }] : []
      }),
    )
}

/** Names a page in one language where files are kept by page: `smb`, `smb.hi`. */
export function pageName(id: PageId, locale: Locale): string {
  return locale === defaultLocale ? id : `${id}.${locale}`
}

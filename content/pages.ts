import { type Locale, locales } from '#domain/locale.ts'

/** One public page. Routes, menus, the sitemap and the page cache all read this table. */
export type Page = {
  /** The address in each language; a missing one means: not translated yet. */
  paths: Partial<Record<Locale, string>> & { en: string }
  /** Whether search engines may list it. */
  indexed: boolean
  /** It shows the same as that page, which search engines are pointed to; it stays out of the sitemap. */
  sameAs?: string
  /** It holds a form that carries the time trap. */
  hasForm?: boolean
  /** The query names that change what the page shows; all others are ignored. */
  reads?: readonly string[]
}

export const pages = {
  home: { paths: { en: '/home' }, indexed: true },
  services: { paths: { en: '/services' }, indexed: true },
  ecommerce: { paths: { en: '/services/ecommerce' }, indexed: true },
  smb: { paths: { en: '/services/smb' }, indexed: true },
  aiAppDevelopment: { paths: { en: '/services/ai-app-development' }, indexed: true },
  aiChatbots: { paths: { en: '/services/ai-chatbots' }, indexed: true, sameAs: 'ecommerce' },
  whatsAppAutomation: { paths: { en: '/services/whatsapp-automation' }, indexed: true, sameAs: 'smb' },
  gptAgents: { paths: { en: '/services/gpt-agents' }, indexed: true },
  aiProducts: { paths: { en: '/services/ai-products' }, indexed: true },
  musicCreation: { paths: { en: '/services/music-creation' }, indexed: true },
  creativeServices: { paths: { en: '/services/creative-services' }, indexed: true },
  educationTools: { paths: { en: '/services/education-tools' }, indexed: true },
  saasTools: { paths: { en: '/saas-tools' }, indexed: true },
  portfolio: { paths: { en: '/portfolio' }, indexed: true },
  about: { paths: { en: '/about' }, indexed: true },
  contact: { paths: { en: '/contact' }, indexed: true, hasForm: true, reads: ['sent', 'service', 'budget'] },
  thankYou: { paths: { en: '/thank-you' }, indexed: false },
  privacy: { paths: { en: '/privacy-policy' }, indexed: true },
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

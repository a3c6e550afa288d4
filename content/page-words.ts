import type { Locale } from '#domain/locale.ts'
import { type Copy, copy } from './copy/copy.ts'
import type { PageId } from './pages.ts'

/** Texts that describe a page in its head, in previews and in lists. */
export type PageWords = { title: string; description: string; heading: string }

// The type ensures that every page has texts.
const wordsOf: Record<PageId, (texts: Copy) => PageWords> = {
  home: ({ home }) => ({ ...home, heading: home.hero.heading }),
  services: ({ services }) => services,
  ecommerce: ({ servicePages }) => servicePages.ecommerce,
  smb: ({ servicePages }) => servicePages.smb,
  aiAppDevelopment: ({ servicePages }) => servicePages.aiAppDevelopment,
  aiChatbots: ({ servicePages, sameServicePages }) => ({
    ...servicePages.ecommerce,
    ...sameServicePages.aiChatbots,
  }),
  whatsAppAutomation: ({ servicePages, sameServicePages }) => ({
    ...servicePages.smb,
    ...sameServicePages.whatsAppAutomation,
  }),
  gptAgents: ({ servicePages }) => servicePages.gptAgents,
  aiProducts: ({ aiProducts }) => aiProducts,
  musicCreation: ({ servicePages }) => servicePages.musicCreation,
  creativeServices: ({ servicePages }) => servicePages.creativeServices,
  educationTools: ({ servicePages }) => servicePages.educationTools,
  saasTools: ({ saasTools }) => saasTools,
  portfolio: ({ portfolio }) => portfolio,
  testimonials: ({ testimonials }) => testimonials,
  about: ({ about }) => about,
  contact: ({ contact }) => contact,
  book: ({ book }) => book,
  thankYou: ({ thankYou }) => thankYou,
  privacy: ({ privacy }) => privacy,
  myData: ({ myData }) => myData,
  terms: ({ terms }) => terms,
}

/** Returns the describing texts of a page in a language. */
export function pageWords(id: PageId, locale: Locale): PageWords {
  const { title, description, heading } = wordsOf[id](copy[locale])
  return { title, description, heading }
}

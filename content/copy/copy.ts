import type { Locale } from '#domain/locale.ts'
import { about } from './en/about.ts'
import { actions } from './en/actions.ts'
import { aiProducts } from './en/ai-products.ts'
import { book, booking } from './en/book.ts'
import { chat } from './en/chat.ts'
import { common } from './en/common.ts'
import { contact } from './en/contact.ts'
import { home } from './en/home.ts'
import { myData, myDataPage } from './en/my-data.ts'
import { packageBuilder, packageMessage } from './en/package-builder.ts'
import { portfolio } from './en/portfolio.ts'
import { priceNames, priceWords } from './en/prices.ts'
import { privacy } from './en/privacy.ts'
import { saasTools } from './en/saas-tools.ts'
import { sameServicePages, servicePages, services, serviceWords } from './en/services.ts'
import { terms } from './en/terms.ts'
import { testimonials, testimonialWords } from './en/testimonials.ts'
import { thankYou } from './en/thank-you.ts'

const english = {
  book,
  booking,
  chat,
  common,
  home,
  contact,
  actions,
  services,
  servicePages,
  sameServicePages,
  serviceWords,
  aiProducts,
  priceWords,
  priceNames,
  packageBuilder,
  packageMessage,
  portfolio,
  saasTools,
  testimonials,
  testimonialWords,
  about,
  thankYou,
  privacy,
  myData,
  myDataPage,
  terms,
}

/** All words of the public site. A language that misses one does not compile. */
export type Copy = typeof english

/**
 * Read by loaders only: a page gets its words in its language with its data, and none are in the scripts.
 * English stands in until a language has its own words.
 */
export const copy: Record<Locale, Copy> = { en: english, hi: english, sw: english }

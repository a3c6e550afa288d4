import type { Copy } from '../copy.ts'
import { about } from './about.ts'
import { actions } from './actions.ts'
import { aiProducts } from './ai-products.ts'
import { book, booking } from './book.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { labels } from './labels.ts'
import { myData, myDataPage } from './my-data.ts'
import { notFound } from './not-found.ts'
import { packageBuilder, packageMessage } from './package-builder.ts'
import { portfolio } from './portfolio.ts'
import { priceNames, priceWords } from './prices.ts'
import { privacy } from './privacy.ts'
import { refusals } from './refusals.ts'
import { saasTools } from './saas-tools.ts'
import { sameServicePages, servicePages, services, serviceWords } from './services.ts'
import { terms } from './terms.ts'
import { testimonialForm } from './testimonial-form.ts'
import { testimonials, testimonialWords } from './testimonials.ts'
import { thankYou } from './thank-you.ts'

export const hi: Copy = {
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
  testimonialForm,
  labels,
  about,
  thankYou,
  privacy,
  myData,
  myDataPage,
  notFound,
  refusals,
  terms,
}

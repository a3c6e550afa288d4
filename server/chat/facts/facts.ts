import { business } from '#content/business.ts'
import { pageWords } from '#content/page-words.ts'
import { type PageId, pages } from '#content/pages.ts'

/** Start of the reference to the price list, which is for the model's proposals and not for visitors. */
export const FACT_PLACE = '(group'

/** Facts that accompany every question. */
export const basicFacts: readonly string[] = [
  `The business is ${business.name} in {contactPlace}, run by one person, the founder.`,
  `Contact: {contactEmail}. Quotes and replies come within ${business.replyWithinHours} hours.`,
  `Our pages: ${Object.keys(pages)
    .map((id) => `${id} (${pageWords(id as PageId, 'en').heading})`)
    .join(', ')}.`,
]

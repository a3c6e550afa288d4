import { copy } from '#content/copy/copy.ts'
import type { PriceWords } from '#content/copy/en/prices.ts'
import type { PriceGroup, Prices } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { hindi } from './hi.ts'
import { romanised } from './hi-latn.ts'
import { swahili } from './sw.ts'

/** What each price is for in one sentence, and what belongs to it that the sentence does not tell. */
export type PriceList = {
  [Group in PriceGroup]: Record<keyof Prices[Group], PriceWords>
}

/** English is what stands on the pages. */
export const priceLists = {
  en: copy.en.priceNames,
  'hi-Latn': romanised,
  hi: hindi,
  sw: swahili,
} satisfies Record<ReplyLanguage, PriceList>

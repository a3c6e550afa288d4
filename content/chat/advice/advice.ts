import type { PriceGroup, Prices } from '#content/prices.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { english } from './en.ts'
import { hindi } from './hi.ts'
import { romanised } from './hi-latn.ts'
import { swahili } from './sw.ts'

/** When to take each thing of the price list, as it follows its name: "Lyric to music if the words are your own". */
export type Advice = {
  [Group in Exclude<PriceGroup, 'overview'>]: Record<keyof Prices[Group] & string, string>
}

export const advice: Record<ReplyLanguage, Advice> = {
  en: english,
  'hi-Latn': romanised,
  hi: hindi,
  sw: swahili,
}

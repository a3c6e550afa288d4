import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { askers } from '../items.ts'
import { english } from './en.ts'
import { hindi } from './hi.ts'
import { romanised } from './hi-latn.ts'
import { swahili } from './sw.ts'

/** How prices are said in a chat. `{what}` is one price or a list of them. */
export type PriceSentences = {
  from: string
  range: string
  setUp: string
  perMonth: string
  'teacher-year': string
  'school-year': string
  custom: string
  /** A total of what is paid every year. */
  perYear: string
  together: string
  /** What is due at first: the set-up and one monthly fee. */
  firstMonth: string
  firstYear: string
  /** What the monthly fees come to in a year without the set-up. */
  afterwards: string
  months: string
  /** The same where a set-up is in it: `{fees}` is what the months alone come to. */
  monthsWithFees: string
  overview: string
  group: string
  dollars: string
  /** For somebody who names nothing. */
  dollarsOnly: string
  noDollars: string
  cheapest: string
  cheapestOfAll: string
  costliest: string
  fits: string
  /** A sum is enough for what is named, or may be: its price is a range. */
  enough: string
  maybeEnough: string
  nothingFits: string
  either: string
  teachers: string
  /** All tools that a school pays for as a whole. */
  allOfSchool: string
  bundle: string
  /** The bot that something is added to. */
  added: string
  /** After a bundle's price: what its parts cost singly. */
  singly: string
  /** What a bundle of two fees saves against its parts. */
  saves: string
  /** ... where its monthly fee is higher. */
  savesOnce: string
  /** How much more one of two prices is. */
  difference: string
  /** For whom every bot is too much. */
  botsFrom: string
  /** Half of a price, which may be paid in advance. */
  half: string
  /** Several of the same. */
  counted: string
  /** Which of several to take: `{what}` is each with when. */
  whichOne: string
  unknownPrice: string
  unknown: string
  unknownNearPage: string
  /** With what is told of the thing that was named, `{what}`. */
  unknownOf: string
  /** What the site says nothing about, `{what}`. */
  untold: string
  /** One of several things that were asked. */
  alsoNotTold: string
  otherScript: string
  alsoTime: { bot: string; website: string; song: string; other: string }
  /** What comes before the prices for somebody who only said who they are. */
  forAskers: Record<(typeof askers)[number], string>
  contactNoNumber: string
  contactWhatsApp: string
}

export const priceSentences = {
  en: english,
  'hi-Latn': romanised,
  hi: hindi,
  sw: swahili,
} satisfies Record<ReplyLanguage, PriceSentences>

import type { Token } from '../tokens.ts'
import { foldText } from '../word-pattern.ts'
import { currencyWords, everydayNumbers, numberWords, scales } from './money-words.ts'
import { claimsPrice } from './price-claims.ts'
import { type Amount, readAmounts } from './read-amounts.ts'
import {
  betweenWords,
  countedThings,
  discountWords,
  lengthsOfTime,
  onlyWords,
  periodic,
  periods,
  perWords,
  plainFollowers,
  priceWords,
  yearWords,
} from './unit-words.ts'

/** The amounts that may be stated in each currency; other currencies are not allowed. */
export type KnownAmounts = { rupees: ReadonlySet<number>; dollars: ReadonlySet<number> }

// People read "39 999", "39. 999" and "39, 999" as one number.
const spacedGroups = /(?<![\d,.])\d{1,3}(?:[\s_·'٬،.]{1,2}\d{2,3})*[\s_·'٬،.]{1,2}\d{3}(?![\d,.]*\d)/g
const looseComma = /(?<![\d,.])(\d{1,2})\s*,\s+(\d{3})(?!\d)/g

/** A smaller number is a price only next to a price word. */
const SMALLEST_BARE_PRICE = 100

/** Returns whether a sentence states an unknown amount of money. Ambiguous numbers count as prices. */
export function statesUnknownAmount(sentence: string, known: KnownAmounts): boolean {
  const text = foldText(sentence)
    .replace(spacedGroups, (number) => number.replace(/\D/g, ''))
    .replace(looseComma, '$1,$2')
  const { tokens, amounts } = readAmounts(text)
  return (
    namesPriceInWords(tokens) ||
    claimsPrice(text, tokens, amounts) ||
    amounts.some((amount) => isMoney(amount, tokens) && !isKnown(amount, known))
  )
}

function isKnown({ value, currency }: Amount, { rupees, dollars }: KnownAmounts): boolean {
  if (currency === 'rupees') return rupees.has(value)
  if (currency === 'dollars') return dollars.has(value)
  return currency === undefined && (rupees.has(value) || dollars.has(value))
}

function isMoney(amount: Amount, tokens: readonly Token[]): boolean {
  if (amount.currency || Number.isNaN(amount.value)) return true
  const word = (at: number) => tokens[at]?.text ?? ''
  const ahead = rangeEnd(amount, tokens)
  if (word(ahead) === '%' || word(ahead) === 'percent') return isDiscount(ahead + 1, word)
  const thing = word(['+', '-', '-'].includes(word(ahead)) ? ahead + 1 : ahead)
  if (isPaidPer(ahead, word)) return true
  const isFew = amount.value < SMALLEST_BARE_PRICE
  if (countedThings.has(thing) || (isFew && lengthsOfTime.has(thing))) return false
  if (amount.scaled || isGrouped(amount, tokens)) return true
  if (isYear(amount, word)) return false
  return !isFew || isPricedBefore(amount.from, ahead, word)
}

type WordAt = (at: number) => string

/** Both ends of a range count the same thing: "50-1000 employees". */
function rangeEnd({ next, end }: Amount, tokens: readonly Token[]): number {
  if (end !== 'lower') return next
  const upper = tokens.findIndex(({ text }, at) => at > next && /^\d/.test(text))
  return upper === -1 ? next : upper + 1
}

/** Returns whether a number is grouped like a price: "19,999", but not "2026" or "500". */
function isGrouped({ from, next }: Amount, tokens: readonly Token[]): boolean {
  return tokens.slice(from, next).some(({ text }) => /\d[,']\d/.test(text))
}

function isDiscount(at: number, word: WordAt): boolean {
  return [at, at + 1, at + 2].some((place) => discountWords.has(word(place)))
}

function isPaidPer(at: number, word: WordAt): boolean {
  return periodic.has(word(at)) || (perWords.has(word(at)) && periods.has(word(at + 1)))
}

function isYear({ value, from }: Amount, word: WordAt): boolean {
  if (!Number.isInteger(value) || value < 1990 || value > 2099) return false
  // This skips the comma in "Data Protection Act, 2023".
  const before = word(from - 1) === ',' ? from - 2 : from - 1
  return yearWords.has(word(before)) || (/^[-/.]$/.test(word(from - 1)) && /^\d{1,2}$/.test(word(from - 2)))
}

/** Matches a price in words without scale or currency: "It costs nineteen nine ninety-nine". */
function namesPriceInWords(tokens: readonly Token[]): boolean {
  const word = (at: number) => tokens[at]?.text ?? ''
  return tokens.some(({ text }, at) => {
    if (!priceWords.has(text)) return false
    let next = at + 1
    while (betweenWords.has(word(next))) next += 1
    if (!numberWords.has(word(next)) || everydayNumbers.has(word(next))) return false
    while (numberWords.has(word(next)) || word(next) === '-') next += 1
    const thing = word(next)
    return (
      !countedThings.has(thing) &&
      !lengthsOfTime.has(thing) &&
      !scales.has(thing) &&
      !currencyWords.has(thing)
    )
  })
}

/** Matches "Costs only 50", "just 50 for all". */
function isPricedBefore(from: number, ahead: number, word: WordAt): boolean {
  let at = from - 1
  while (betweenWords.has(word(at)) && from - at < 4) at -= 1
  if (priceWords.has(word(at))) return true
  const follower = word(ahead)
  return onlyWords.has(word(from - 1)) && (!/^\p{L}/u.test(follower) || plainFollowers.has(follower))
}

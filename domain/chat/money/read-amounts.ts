import { isNumber, numberOf, type Token, tokenize } from '../tokens.ts'
import { wordSet } from '../word-pattern.ts'
import {
  type Currency,
  currencyWords,
  gluedScales,
  numberWords,
  scales,
  swahiliScales,
  tellingScales,
} from './money-words.ts'

/** A number in a text that may be money. */
export type Amount = {
  /** NaN if the notation cannot be read. */
  value: number
  currency: Currency | undefined
  /** Whether it contains a scale such as thousand or lakh. */
  scaled: boolean
  /** Indexes of its first token and of the token after it. */
  from: number
  next: number
  /** Set if the amount is one end of a range. */
  end?: 'lower' | 'upper'
}

const toWords = wordSet('- – — ~ / to till hadi mpaka se से')

/**
 * Returns the tokens of a folded text and every number with its currency; both ends of a range share a scale
 * or currency.
 */
export function readAmounts(text: string): { tokens: Token[]; amounts: Amount[] } {
  const tokens = tokenize(text)
  const amounts: Amount[] = []
  let at = 0
  while (at < tokens.length) {
    const found = readOne(tokens, at) ?? []
    amounts.push(...found)
    at = found.at(-1)?.next ?? at + 1
  }
  return { tokens, amounts }
}

function readOne(tokens: readonly Token[], from: number): Amount[] | undefined {
  const first = readWithCurrency(tokens, from)
  if (!first) return undefined
  const upper = toWords.has(wordAt(tokens, first.next)) && readWithCurrency(tokens, first.next + 1)
  if (!upper) return [toAmount(first, first.currency, from)]
  const currency = first.currency ?? upper.currency
  // "25-50k", but not "50 to a thousand".
  const isShared =
    first.scale === 1 &&
    first.value < 1_000 &&
    upper.scale >= 1_000 &&
    tokens.slice(first.next, upper.next).some(isNumber)
  const shared = isShared ? upper.scale : 1
  const lower = { ...first, value: first.value * shared, scale: first.scale * shared }
  return [
    { ...toAmount(lower, currency, from), end: 'lower' },
    { ...toAmount(upper, currency, first.next), end: 'upper' },
  ]
}

function toAmount({ value, scale, next }: Quantity, currency: Currency | undefined, from: number): Amount {
  return { value, currency, scaled: scale !== 1, from, next }
}

function readWithCurrency(tokens: readonly Token[], from: number) {
  const before = currencyBefore(tokens, from)
  const quantity = readQuantity(tokens, before?.next ?? from)
  if (!quantity) return undefined
  const after = currencyAfter(tokens, quantity.next)
  return {
    ...quantity,
    currency: before?.currency ?? after?.currency,
    next: after?.next ?? quantity.next,
  }
}

/** `scale`: the factor of the first term, such as 1,000 in "50k". `next`: the index after the last token. */
type Quantity = { value: number; scale: number; next: number }

/** Reads the number that begins at a token: "2 lakh 50 thousand", "pachas hazar", "elfu hamsini". */
function readQuantity(tokens: readonly Token[], from: number): Quantity | undefined {
  const first = readTerm(tokens, from)
  if (!first) return undefined
  let { value, next } = first
  for (let last: Quantity | undefined = first; last && last.scale !== 1; ) {
    last = readTerm(tokens, next)
    value += last?.value ?? 0
    next = last?.next ?? next
  }
  const isWord = !isNumber(tokens[from])
  // "a", "do" and similar words are too common: without a scale or a currency they are no amount.
  if (isWord && first.scale === 1 && !currencyWords.has(wordAt(tokens, next))) return undefined
  // "Five hundred and fifty" is one number.
  const isSum =
    (isWord || first.scale === 100) &&
    first.scale !== 1 &&
    sumWords.has(wordAt(tokens, next)) &&
    isNumeral(tokens, next + 1)
  return { value: isSum ? Number.NaN : value, scale: first.scale, next }
}

const sumWords = wordSet('and na')
const articles = wordSet('a an')
const isJoint = (word: string) => word === '-' || sumWords.has(word)

function isNumeral(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at)
  return swahiliScales.has(word) || (numberWords.has(word) && !articles.has(word))
}

/** Reads a number with its scale. A scale without a number that we can read has the value NaN. */
function readTerm(tokens: readonly Token[], from: number): Quantity | undefined {
  const swahiliScale = swahiliScales.get(wordAt(tokens, from))
  const count = readCount(tokens, swahiliScale ? from + 1 : from)
  if (!count) {
    if (!tellingScales.has(wordAt(tokens, from))) return undefined
    return { value: Number.NaN, scale: Number.NaN, next: from + 1 }
  }
  const scale = swahiliScale ?? scaleAt(tokens, count.next)
  if (!scale) return { ...count, scale: 1 }
  return { value: count.value * scale, scale, next: swahiliScale ? count.next : count.next + 1 }
}

/** Reads a number in digits, or in one word. Numbers of several words cannot be read: their value is NaN. */
function readCount(tokens: readonly Token[], from: number): { value: number; next: number } | undefined {
  const token = tokens[from]
  if (isNumber(token)) return { value: numberOf(token.text), next: from + 1 }
  const value = numberWords.get(wordAt(tokens, from))
  if (value === undefined) return undefined
  let next = from + 1
  while (
    numberWords.has(wordAt(tokens, next)) ||
    (isJoint(wordAt(tokens, next)) && isNumeral(tokens, next + 1))
  ) {
    next += 1
  }
  return { value: next === from + 1 ? value : Number.NaN, next }
}

function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (!token || (gluedScales.has(token.text) && !(token.glued && isNumber(tokens[at - 1])))) return undefined
  return scales.get(token.text)
}

function currencyBefore(tokens: readonly Token[], at: number) {
  let next = at
  let currency: Currency | undefined
  // This accepts "US$", "Rs.", "Rs. :" and "INR ₹".
  if (wordAt(tokens, next) === 'us' && wordAt(tokens, next + 1) === '$') next += 1
  while (currencyOf(tokens[next])) {
    currency ??= currencyOf(tokens[next])
    next += 1
    while (/^[.:=~*-]$/.test(wordAt(tokens, next))) next += 1
  }
  return currency && { currency, next }
}

function currencyAfter(tokens: readonly Token[], at: number) {
  if (wordAt(tokens, at) === '/' && wordAt(tokens, at + 1) === '-') {
    return { currency: 'rupees' as const, next: at + 2 }
  }
  const currency = currencyOf(tokens[at])
  // In "19,999 ₹2,999" the sign belongs to the second number.
  if (!currency || (/^\p{Sc}$/u.test(wordAt(tokens, at)) && isNumber(tokens[at + 1]))) return undefined
  return { currency, next: at + 1 }
}

function currencyOf(token: Token | undefined): Currency | undefined {
  if (!token) return undefined
  return currencyWords.get(token.text) ?? (/^\p{Sc}$/u.test(token.text) ? 'other' : undefined)
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? ''
}

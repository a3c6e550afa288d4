import { isNumber, type Token, tokenize } from '../tokens.ts'
import { wordSet } from '../word-pattern.ts'
import { type Currency, currencyWords } from './money-words.ts'
import { type Quantity, readQuantity } from './read-quantity.ts'

/** A number in a text that may be money. */
export type Amount = {
  /** NaN if the notation cannot be read. */
  value: number
  currency: Currency | undefined
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
  const before = currencyBefore(tokens, from)
  const start = before?.next ?? from
  const first = readQuantity(tokens, start)
  if (!first) return undefined
  const after = currencyAfter(tokens, first.next)
  const upper = upperEnd(tokens, after?.next ?? first.next)
  const currency = before?.currency ?? after?.currency ?? upper?.currency
  const lower: Amount = { ...first, currency, from, next: after?.next ?? first.next }
  if (!upper) return [lower]
  const shared = !first.scaled && first.value < 1_000 && upper.quantity.scaled ? upper.scale : 1
  return [
    { ...lower, value: lower.value * shared, scaled: first.scaled || shared !== 1, end: 'lower' },
    { ...upper.quantity, currency, from: first.next, next: upper.next, end: 'upper' },
  ]
}

function upperEnd(tokens: readonly Token[], at: number) {
  if (!toWords.has(tokens[at]?.text ?? '')) return undefined
  const before = currencyBefore(tokens, at + 1)
  const start = before?.next ?? at + 1
  const quantity = readQuantity(tokens, start)
  if (!quantity) return undefined
  const after = currencyAfter(tokens, quantity.next)
  return {
    quantity,
    scale: scaleOf(tokens, start, quantity),
    currency: before?.currency ?? after?.currency,
    next: after?.next ?? quantity.next,
  }
}

/** Returns the factor applied to the last digits: 1,000 in "50k". */
function scaleOf(tokens: readonly Token[], start: number, { value, next }: Quantity): number {
  const figures = tokens.slice(start, next).find(isNumber)
  const bare = figures ? Number(figures.text.replace(/[,']/g, '')) : Number.NaN
  return bare > 0 ? value / bare : Number.NaN
}

function currencyBefore(tokens: readonly Token[], at: number) {
  let next = at
  let currency: Currency | undefined
  // This accepts "US$", "Rs.", "Rs. :" and "INR ₹".
  if (tokens[next]?.text === 'us' && tokens[next + 1]?.text === '$') next += 1
  while (currencyOf(tokens[next])) {
    currency ??= currencyOf(tokens[next])
    next += 1
    while (/^[.:=~*-]$/.test(tokens[next]?.text ?? '')) next += 1
  }
  return currency && { currency, next }
}

function currencyAfter(tokens: readonly Token[], at: number) {
  if (tokens[at]?.text === '/' && tokens[at + 1]?.text === '-') {
    return { currency: 'rupees' as const, next: at + 2 }
  }
  const currency = currencyOf(tokens[at])
  // In "19,999 ₹2,999" the sign belongs to the second number.
  if (!currency || (/^\p{Sc}$/u.test(tokens[at]?.text ?? '') && isNumber(tokens[at + 1]))) return undefined
  return { currency, next: at + 1 }
}

function currencyOf(token: Token | undefined): Currency | undefined {
  if (!token) return undefined
  return currencyWords.get(token.text) ?? (/^\p{Sc}$/u.test(token.text) ? 'other' : undefined)
}

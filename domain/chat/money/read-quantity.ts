import { isNumber, numberOf, type Token } from '../tokens.ts'
import {
  currencyWords,
  gluedScales,
  numberWords,
  scales,
  swahiliNumbers,
  swahiliScales,
  tellingScales,
} from './money-words.ts'

export type Quantity = {
  /** NaN if the notation cannot be read. */
  value: number
  /** Whether it contains a scale such as thousand or lakh. */
  scaled: boolean
  /** The index after its last token. */
  next: number
}

/**
 * Reads the number that begins at a token, in digits, words or both: "2 lakh 50 thousand", "elfu hamsini".
 * Returns undefined if there is none.
 */
export function readQuantity(tokens: readonly Token[], from: number): Quantity | undefined {
  return readSwahili(tokens, from) ?? readTerms(tokens, from)
}

function scaleAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (!token || (gluedScales.has(token.text) && !(token.glued && isNumber(tokens[at - 1])))) return undefined
  return scales.get(token.text)
}

function readTerms(tokens: readonly Token[], from: number): Quantity | undefined {
  let total = 0
  let current: number | undefined
  let scaled = false
  let at = from
  let figures = false
  for (;;) {
    const token = tokens[at]
    if (!token) break
    const scale = scaleAt(tokens, at)
    const word = numberWords.get(token.text)
    if (scale !== undefined && (current !== undefined || tellingScales.has(token.text))) {
      if (scale === 100 && current !== undefined) current *= scale
      else {
        total += (current ?? Number.NaN) * scale
        current = undefined
      }
      scaled = true
      figures = false
    } else if (isNumber(token) && current === undefined) {
      current = numberOf(token.text)
      figures = true
    } else if (word !== undefined && !figures) {
      current = (current ?? 0) + word
    } else if (!continues(tokens, at, at > from)) break
    at += 1
  }
  if (at === from || (total === 0 && current === undefined && !scaled)) return undefined
  // "a", "do" and similar words are too common: without a scale or a currency they are no amount.
  const wordsOnly = !tokens.slice(from, at).some(isNumber)
  if (wordsOnly && !scaled && !currencyWords.has(tokens[at]?.text ?? '')) return undefined
  return { value: total + (current ?? 0), scaled, next: at }
}

/** Returns whether a number continues after a connecting token: "One hundred and fifty", "twenty-five". */
function continues(tokens: readonly Token[], at: number, inside: boolean): boolean {
  const text = tokens[at]?.text
  if (!inside || (text !== 'and' && text !== '-')) return false
  const before = tokens[at - 1]?.text ?? ''
  const after = tokens[at + 1]?.text ?? ''
  if (!numberWords.has(after)) return false
  return text === '-' ? numberWords.has(before) : scales.get(before) === 100
}

function readSwahili(tokens: readonly Token[], from: number): Quantity | undefined {
  let value = 0
  let at = from
  while (swahiliScales.has(tokens[at]?.text ?? '')) {
    const scale = swahiliScales.get(tokens[at]?.text ?? '') ?? 1
    const { sum, next } = readSwahiliUnits(tokens, at + 1)
    if (sum === undefined && !tellingScales.has(tokens[at]?.text ?? '')) break
    value += scale * (sum ?? Number.NaN)
    at = next
    if (tokens[at]?.text === 'na' && swahiliScales.has(tokens[at + 1]?.text ?? '')) at += 1
  }
  if (at === from) return undefined
  const joined = tokens[at]?.text === 'na' && swahiliNumbers.has(tokens[at + 1]?.text ?? '')
  const rest = isNumber(tokens[at]) ? { sum: 0, next: at } : readSwahiliUnits(tokens, joined ? at + 1 : at)
  return { value: value + (rest.sum ?? 0), scaled: true, next: rest.next }
}

function readSwahiliUnits(tokens: readonly Token[], from: number): { sum: number | undefined; next: number } {
  const first = tokens[from]
  if (isNumber(first)) return { sum: numberOf(first.text), next: from + 1 }
  let sum: number | undefined
  let at = from
  for (;;) {
    // Only "na" connects: in "mia tisa tisini" the ninety does not count hundreds.
    const skip = sum !== undefined && tokens[at]?.text === 'na' ? 1 : 0
    const unit = swahiliNumbers.get(tokens[at + skip]?.text ?? '')
    if (unit === undefined || (sum !== undefined && skip === 0)) return { sum, next: at }
    sum = (sum ?? 0) + unit
    at += skip + 1
  }
}

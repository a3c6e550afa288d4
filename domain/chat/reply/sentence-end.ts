import { currencyWords, numberWords, scales } from '../money/money-words.ts'
import { foldText, wordSet } from '../word-pattern.ts'
import { mayGoOnAsAddress } from './hidden-address.ts'

const ending = /[.!?…]+["'”’)\]*_]*(?=\s)|[।॥]["'”’)\]*_]*|\n/gu
const abbreviation =
  /(?:^|[^\p{L}\p{M}])(?:rs|re|inr|usd|no|nos|approx|e\.g|i\.e|vs|dr|mr|mrs|ms|max|min|रु|रू|डॉ)\.$/iu
const listNumber = /(?:^|\n)[\s*_>#-]*\d{1,2}[.)]$/
const openTag = /<[/!?]?[a-z][^<>]*$/i
/** A next word of this length is complete enough to judge the sentence end. */
const LONG_ENOUGH_WORD = 40

/**
 * Returns the index after the first complete sentence and its trailing space. It waits for the next word,
 * because "19." may continue with "999" and "Rs." with "500"; until then it returns undefined.
 */
export function firstSentenceEnd(text: string, isAll: boolean): number | undefined {
  for (const match of text.matchAll(ending)) {
    const end = match.index + match[0].length
    const isLine = match[0] === '\n'
    const head = text.slice(0, isLine ? match.index : end)
    const space = /^\s*/.exec(text.slice(end))?.[0].length ?? 0
    const next = /^\S*/.exec(text.slice(end + space))?.[0] ?? ''
    const isWhole = isAll || end + space + next.length < text.length || next.length > LONG_ENOUGH_WORD
    if (!isWhole) return undefined
    if (!goesOn(head, next, isLine)) return end + space
  }
  return isAll && text.length > 0 ? text.length : undefined
}

function goesOn(head: string, nextWord: string, isLine: boolean): boolean {
  const next = foldText(nextWord).replace(/^[^\p{L}\p{N}\p{Sc}]+/u, '')
  const last = /(\p{Sc}|[\p{L}\p{M}]+|\d[\d,.]*)[^\p{L}\p{M}\p{N}\p{Sc}]*$/u.exec(foldText(head))?.[1] ?? ''
  if (currencyWords.has(last) || /^\p{Sc}$/u.test(last)) return true
  if (mayGoOnAsAddress(head, foldText(nextWord))) return true
  if (abbreviation.test(head) || listNumber.test(head) || openTag.test(head)) return true
  const endsInNumber = /^\d/.test(last) || isMoneyWord(last)
  if (/^\d/.test(next)) return isLine ? endsInNumber && !/^\d{1,2}[.)]$/.test(next) : true
  return endsInNumber && (/^\p{Sc}/u.test(next) || isMoneyWord(/^[\p{L}\p{M}]+/u.exec(next)?.[0] ?? ''))
}

const everyday = wordSet('a an do one no m l re sh half')

function isMoneyWord(word: string): boolean {
  if (everyday.has(word)) return false
  return [currencyWords, scales, numberWords].some((words) => words.has(word))
}

/** Number of characters kept after a cut, because they may still continue. */
const SAFE_DISTANCE = 150

/**
 * Returns where an overlong text may be cut: between two words, away from digits, amounts and markup. Returns
 * 0 if there is no such place.
 */
export function safeCut(text: string): number {
  for (
    let at = text.lastIndexOf(' ', text.length - SAFE_DISTANCE);
    at > 0;
    at = text.lastIndexOf(' ', at - 1)
  ) {
    const near = foldText(text.slice(Math.max(0, at - 60), at + 60))
    const words = near.match(/[\p{L}\p{M}]+/gu) ?? []
    if (!/[\p{N}\p{Sc}<>[\]()@/]/u.test(near) && !words.some(isMoneyWord)) return at + 1
  }
  return 0
}

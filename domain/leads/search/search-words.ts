import { readPhone } from '#domain/contact/phone-number.ts'
import { foldForSearch } from '#domain/text/fold-for-search.ts'

/** A search word; unless `isWhole`, it matches as a prefix. */
export type SearchWord = { text: string; isWhole: boolean }

/** A parsed search: leads match if they contain all words, or a phone number with this prefix. */
export type SearchWords = { words: SearchWord[]; phone: string | undefined }

/** Longer words are truncated to this many letters. */
const LONGEST_WORD = 60
/** Fewer digits are no phone number. */
const SHORTEST_PHONE = 3

/** Parses a typed search; returns undefined if it contains neither a letter nor a digit. */
export function readSearchWords(search: string): SearchWords | undefined {
  const folded = foldForSearch(search)
  const hasPlus = folded.trimStart().startsWith('+')
  const whole = readPhone(folded)
  const phone = whole?.isWhole ? whole.e164.replace(/^\+(?:91)?/, '') : phoneDigits(folded, hasPlus)
  // A "+" or a label marks a phone number, so its digits are not searched as words.
  const isOnlyPhone = hasPlus || (whole?.isWhole && !/^[\d\s().-]+$/.test(folded))
  if (phone && isOnlyPhone) return { words: [], phone }
  const words = new Map<string, SearchWord>()
  for (const part of folded.split(/\s+/)) {
    const texts = wordsOf(part)
    texts.forEach((text, at) => {
      // Only the end of an e-mail address may be incomplete: priya1@ must not find priya12@.
      const isWhole = part.includes('@') && at < texts.length - 1
      words.set(text, { text, isWhole: isWhole || (words.get(text)?.isWhole ?? false) })
    })
  }
  return words.size > 0 ? { words: [...words.values()], phone } : undefined
}

/** All words of texts, and of phone numbers, one a line, the digits and their ends: each once, between spaces. */
export function searchText(texts: string, phones: string): string {
  const numbers = foldForSearch(phones)
    .split('\n')
    .map((phone) => (phone.split(' ext')[0] ?? '').replace(/\D/g, ''))
    .flatMap((digits) => [digits, ...[10, 5, 4].map((length) => digits.slice(-length))])
  return ` ${[...new Set([...wordsOf(foldForSearch(texts)), ...numbers.filter(Boolean)])].join(' ')} `
}

function wordsOf(part: string): string[] {
  return [...new Set(part.split(/[^\p{L}\p{N}\p{Mn}\p{Mc}]+/u))]
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => (word.length > LONGEST_WORD ? Array.from(word).slice(0, LONGEST_WORD).join('') : word))
}

/**
 * Returns the digits if the search looks like the start of a phone number, without India's country code and
 * leading zeros.
 */
function phoneDigits(search: string, hasPlus: boolean): string | undefined {
  if (!/^[\d\s+().-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < SHORTEST_PHONE) return undefined
  const isIndian = digits.startsWith('91') && (digits.length === 12 || hasPlus)
  const number = isIndian ? digits.slice(2) : digits
  return number.length < SHORTEST_PHONE ? digits : number
}

import { foldForSearch } from '../fold-for-search.ts'
import { readPhone } from '../phone-number.ts'

/** A word to look for, or, unless it is whole, how it begins. */
export type SearchWord = { text: string; isWhole: boolean }

/** What a search looks for: leads that have all of these words, or a phone number that begins like this one. */
export type SearchWords = { words: SearchWord[]; phone: string | undefined }

/** Of a word this many letters are looked at. */
const LONGEST_WORD = 60
/** Fewer digits are no number to call. */
const SHORTEST_PHONE = 3

/** Reads a search as a person types it; nothing where it holds neither a letter nor a digit. */
export function readSearchWords(search: string): SearchWords | undefined {
  const folded = foldForSearch(search)
  const hasPlus = folded.trimStart().startsWith('+')
  const whole = readPhone(folded)
  const phone = whole?.isWhole ? whole.e164.replace(/^\+(?:91)?/, '') : phoneDigits(folded, hasPlus)
  // A "+" or a label means a phone number, and none of the words that hold its digits.
  const isOnlyPhone = hasPlus || (whole?.isWhole && !/^[\d\s().-]+$/.test(folded))
  if (phone && isOnlyPhone) return { words: [], phone }
  const words = new Map<string, SearchWord>()
  for (const part of folded.split(/\s+/)) {
    const texts = wordsOf(part)
    texts.forEach((text, at) => {
      // In an address only the end may be still to come: priya1@ is not priya12@.
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

/** The digits where the search looks like the beginning of a phone number, without India's code and zeros. */
function phoneDigits(search: string, hasPlus: boolean): string | undefined {
  if (!/^[\d\s+().-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < SHORTEST_PHONE) return undefined
  const isIndian = digits.startsWith('91') && (digits.length === 12 || hasPlus)
  const number = isIndian ? digits.slice(2) : digits
  return number.length < SHORTEST_PHONE ? digits : number
}

import { readSearchWords } from './search-words.ts'

/** Shorter words are too similar to each other. */
const SHORTEST = 4
/** Each word costs a search. */
const MOST_WORDS = 2
/** Typing errors are rare in the first letters; longer prefixes come first. */
const BEGINNINGS = [3, 2]

/**
 * Returns retries for a search without results: the prefixes of its longest words. Numbers are not retried.
 */
export function looserSearches(search: string): string[] {
  const words = (readSearchWords(search)?.words ?? [])
    .map(({ text }) => Array.from(text))
    .filter((letters) => letters.length >= SHORTEST && !/\p{N}/u.test(letters.join('')))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_WORDS)
  return [
    ...new Set(BEGINNINGS.flatMap((length) => words.map((letters) => letters.slice(0, length).join('')))),
  ]
}

import { readSearchWords } from './search-words.ts'

/** Shorter ones are too like each other. */
const SHORTEST = 4
/** Each costs a search. */
const MOST_WORDS = 2
/** A slip is seldom in the first letters; nearer ones first. */
const BEGINNINGS = [3, 2]

/** How a search that found nothing can be asked again: by how its longest words begin. A number is not guessed. */
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

import { foldForSearch } from './fold-for-search.ts'

const folded = (text: string) => foldForSearch(text).normalize('NFKD').replace(/\p{M}/gu, '')

/** Returns whether each typed word is the prefix of a word in the text: `ad le` finds “Add a lead”. */
export function matchesWords(text: string, typed: string): boolean {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u)
  return folded(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}

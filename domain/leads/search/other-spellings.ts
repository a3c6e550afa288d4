import { readSearchWords } from './search-words.ts'

/** Long and short transliterations of the same sound in Indian names. */
const sounds: [long: string, short: string][] = [
  ['aa', 'a'],
  ['ee', 'i'],
  ['oo', 'u'],
  ['au', 'ou'],
  ['ai', 'e'],
  ['w', 'v'],
  ['ph', 'f'],
  ['z', 'j'],
  ['x', 'ksh'],
  ['sh', 's'],
  ['th', 't'],
  ['dh', 'd'],
]
/** Shorter words are too similar to each other. */
const SHORTEST = 4
/** Each spelling costs a search. */
const MOST = 8

/**
 * Returns alternative spellings for a search without results, varying one of its longer words: Pooja for
 * Puja.
 */
export function otherSpellings(search: string): string[] {
  const words = (readSearchWords(search)?.words ?? []).map(({ text }) => text)
  const others = words.map((word) =>
    /^[a-z]+$/.test(word) && word.length >= SHORTEST ? spellingsOf(word) : [],
  )
  const most = Math.max(0, ...others.map((spellings) => spellings.length))
  // The likeliest spelling of each word comes first.
  const inTurn = Array.from({ length: most }, (_, nth) =>
    others.flatMap((spellings, at) => {
      const other = spellings[nth]
      return other ? [words.with(at, other).join(' ')] : []
    }),
  )
  return inTurn.flat().slice(0, MOST)
}

function spellingsOf(word: string): string[] {
  const short = sounds.reduce((text, [long, brief]) => text.replaceAll(long, brief), word)
  const swapped = sounds.flatMap(([long, brief]) => [
    word.replace(long, brief),
    ...(word.includes(long) ? [] : [word.replace(brief, long)]),
  ])
  return [...new Set([short.replace(/(.)\1+/g, '$1'), ...swapped])].filter((other) => other !== word)
}

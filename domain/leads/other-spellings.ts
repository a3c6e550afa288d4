import { readSearchWords } from './search-words.ts'

/** Ways to write the same sound of an Indian name in Latin letters: the longer, and the shorter. */
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
/** Shorter ones are too like each other. */
const SHORTEST = 4
/** Each costs a search. */
const MOST = 8

/** A search that found nothing, with one of its longer words as somebody else may write it: Pooja for Puja. */
export function otherSpellings(search: string): string[] {
  const words = (readSearchWords(search)?.words ?? []).map(({ text }) => text)
  const others = words.map((word) =>
    /^[a-z]+$/.test(word) && word.length >= SHORTEST ? spellingsOf(word) : [],
  )
  const most = Math.max(0, ...others.map((spellings) => spellings.length))
  // The likeliest of each word first.
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

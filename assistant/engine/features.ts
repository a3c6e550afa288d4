import { soundOf, wordsOf } from './words.ts'

/** What a text is told by, each with its weight. */
export type Features = Map<string, number>

const PAIR = 0.9
const SOUND = 0.6
const PIECE = 0.5
const PIECE_LENGTH = 4

/** Words, pairs of words, the sound of each word, and the pieces of four letters that it is made of. */
export function featuresOf(text: string): Features {
  const features: Features = new Map()
  const words = wordsOf(text).map((word) => (/^\d/.test(word) ? '#' : word))
  let before = '^'
  for (const word of words) {
    features.set(word, 1)
    features.set(`${before} ${word}`, PAIR)
    const sound = soundOf(word)
    features.set(`~${sound}`, SOUND)
    addPieces(features, word)
    if (/[\u0900-\u097f]/.test(word)) addPieces(features, sound)
    before = word
  }
  features.set(`${before} $`, PAIR)
  return features
}

function addPieces(features: Features, word: string) {
  const framed = `<${word}>`
  for (let at = 0; at + PIECE_LENGTH <= framed.length; at++)
    features.set(framed.slice(at, at + PIECE_LENGTH), PIECE)
}

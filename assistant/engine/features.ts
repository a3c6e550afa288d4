import { soundOf, wordsOf } from './words.ts'

/** The features of a text with their weights. */
export type Features = Map<string, number>

/** Weights of features relative to a whole word: word pairs, sounds and substrings. */
const PAIR = 0.9
const SOUND = 0.6
const PIECE = 0.5
const PIECE_LENGTH = 4
const PLURAL = /(?<=[a-z]{3})s$/

/** A cache per word, because training sees most words many times. */
type Known = Map<string, { sound: string; pieces: string[] }>

/**
 * Extracts the features of a text: words without plural s, word pairs, the sound of each word, and its
 * four-letter substrings.
 */
export function featuresOf(text: string, known: Known = new Map()): Features {
  const features: Features = new Map()
  let before = '^'
  for (const written of wordsOf(text)) {
    const word = /^\d/.test(written) ? '#' : written.replace(PLURAL, '')
    features.set(word, 1)
    features.set(`${before} ${word}`, PAIR)
    const { sound, pieces } = known.get(word) ?? partsOf(word, known)
    features.set(sound, SOUND)
    for (const piece of pieces) features.set(piece, PIECE)
    before = word
  }
  features.set(`${before} $`, PAIR)
  return features
}

function partsOf(word: string, known: Known) {
  const sound = soundOf(word)
  const isHindi = /[\u0900-\u097f]/.test(word)
  const parts = { sound: `~${sound}`, pieces: [...piecesOf(word), ...(isHindi ? piecesOf(sound) : [])] }
  known.set(word, parts)
  return parts
}

function piecesOf(word: string): string[] {
  const framed = `<${word}>`
  const count = Math.max(0, framed.length - PIECE_LENGTH + 1)
  return Array.from({ length: count }, (_, at) => framed.slice(at, at + PIECE_LENGTH))
}

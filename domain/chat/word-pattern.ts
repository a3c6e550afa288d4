import { withLatinDigits } from '../text/latin-digits.ts'

const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
const nukta = /\u093c/g
const chandrabindu = /\u0901/g

/**
 * Normalises a text for word comparison: lower case, Latin digits, plain apostrophes, no invisible
 * characters. Hindi spellings with and without nukta (ज़, ज) and with either nasal sign (ँ, ं) become equal.
 */
export function foldText(text: string): string {
  return withLatinDigits(text.normalize('NFKC'))
    .replace(invisible, '')
    .replace(/[’‘ʼ`´]/g, "'")
    .toLowerCase()
    .normalize('NFKC')
    .replace(nukta, '')
    .replace(chandrabindu, '\u0902')
}

const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}_])'
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}_])'

/**
 * Returns a pattern that finds any of the phrases as whole words in a folded text: "bot" does not match
 * "both". A space in a phrase matches spaces or a hyphen, a trailing star any ending ("develop*").
 */
export function wordPattern(phrases: readonly string[]): RegExp {
  return new RegExp(wholeWords(phrases), 'u')
}

/** Returns the source of the same pattern for use within a longer one. */
export function wholeWords(phrases: readonly string[]): string {
  const longestFirst = phrases.map(foldText).sort((a, b) => b.length - a.length)
  return `${WORD_START}(?:${longestFirst.map(phraseSource).join('|')})${WORD_END}`
}

function phraseSource(phrase: string): string {
  return phrase
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\*$/, '[\\p{L}\\p{M}]*')
    .replace(/ /g, '[\\s-]{1,3}')
}

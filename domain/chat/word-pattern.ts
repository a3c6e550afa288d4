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
 * "both". The phrases are separated by commas. A space in a phrase matches spaces or a hyphen, a trailing star
 * any ending ("develop*").
 */
export function wordPattern(phrases: string): RegExp {
  return new RegExp(wholeWords(phrases), 'u')
}

/** Returns the source of the same pattern for use within a longer one. */
export function wholeWords(phrases: string): string {
  const longestFirst = phrases
    .split(',')
    .map((phrase) => foldText(phrase.trim()))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  return `${WORD_START}(?:${longestFirst.map(phraseSource).join('|')})${WORD_END}`
}

function phraseSource(phrase: string): string {
  return phrase
    .replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\*$/, '[\\p{L}\\p{M}]*')
    .replace(/ /g, '[\\s-]{1,3}')
}

/** Returns the folded words of a text, which are separated by white space. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(foldText))
}

/** Returns the value of each word; the words of a row are separated by white space. */
export function wordTable<Value>(rows: readonly (readonly [Value, string])[]): ReadonlyMap<string, Value> {
  return new Map(rows.flatMap(([value, words]) => [...wordSet(words)].map((word) => [word, value] as const)))
}

import { withLatinDigits } from '../latin-digits.ts'

const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufe00-\ufe0f]/gu
const nukta = /\u093c/g
const chandrabindu = /\u0901/g

/**
 * A text as words are compared: lower case, plain digits and apostrophes, nothing invisible. Hindi is written with
 * and without nukta (ज़, ज) and with either nasal sign (ँ, ं); both are one here.
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
 * Finds any of the phrases as whole words in a folded text: "bot" is not in "both". A space in a phrase stands for
 * spaces or a hyphen, a star at its end for any ending ("develop*").
 */
export function wordPattern(phrases: readonly string[]): RegExp {
  return new RegExp(wholeWords(phrases), 'u')
}

/** The same as a piece of a longer pattern. */
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

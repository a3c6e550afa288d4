import { numberWords, scales, swahiliScales } from '#domain/chat/money/money-words.ts'
import { wordSet } from '#domain/chat/word-pattern.ts'
import type { Word } from './lexicon.ts'

/** The numbers in a question by their meaning. */
export type Numbers = {
  /** A budget in rupees. */
  budget?: number
  teachers?: number
  months?: number
  /** A small number without context: "and for 8?" */
  bare?: number
}

/** These words are no numbers in questions: "a song", "do you". */
const ambiguous = wordSet('a an do ek half aadha आधा')
/** "Class 6" and "grade 8" are names, not quantities. */
const naming = wordSet('class grade std standard kaksha कक्षा क्लास darasa no number')
const halves = wordSet('half aadha adha aadhe आधा आधे nusu')

/** Smaller numbers are no budget in rupees. */
const LEAST_BUDGET = 500
/** Only in messages of up to this many words does a bare number count. */
const SHORT = 7
const MOST_TEACHERS = 2_000
const MOST_MONTHS = 60

/** Reads the numbers of a message by their neighbouring words. */
export function readNumbers(words: readonly Word[]): Numbers {
  const numbers: Numbers = {}
  words.forEach(({ text }, at) => {
    const value = numberOfWord(text)
    const isHalfYear = halves.has(text) && isBeside(words, at, ['year'], 2)
    if (isHalfYear) numbers.months = 6
    if (value === undefined || naming.has(words[at - 1]?.text ?? '')) return
    const scale = scaleOf(words[at + 1]) ?? scaleOf(words[at - 1])
    if (scale !== undefined || (value >= LEAST_BUDGET && isBeside(words, at, ['price', 'budget'], 3))) {
      numbers.budget = value * (scale ?? 1)
      return
    }
    if (!Number.isInteger(value) || value < 1) return
    if (value <= MOST_TEACHERS && isBeside(words, at, ['teacher'], 2)) numbers.teachers = value
    else if (value <= MOST_MONTHS && isBeside(words, at, ['month'], 1)) numbers.months = value
    else if (value * 12 <= MOST_MONTHS && isBeside(words, at, ['year'], 1) && value > 1)
      numbers.months = value * 12
    else if (value >= LEAST_BUDGET && value % 500 === 0) numbers.budget = value
    else if (value < LEAST_BUDGET && words.length <= SHORT) numbers.bare = value
  })
  return numbers
}

function isBeside(words: readonly Word[], at: number, concepts: readonly string[], reach: number): boolean {
  const near = [...words.slice(at + 1, at + 1 + reach), ...words.slice(Math.max(0, at - 1), at)]
  return near.some((word) => word.concepts.some((concept) => concepts.includes(concept)))
}

function numberOfWord(word: string): number | undefined {
  if (/^\d/.test(word)) return Number(word)
  return ambiguous.has(word) ? undefined : numberWords.get(word)
}

/** Returns the factor of a word from a thousand on; a hundred counts people more often than rupees. */
function scaleOf(word: Word | undefined): number | undefined {
  const scale = word && (scales.get(word.text) ?? swahiliScales.get(word.text))
  return scale !== undefined && scale >= 1_000 ? scale : undefined
}

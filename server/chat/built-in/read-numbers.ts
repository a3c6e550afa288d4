import type { Concept } from '#content/chat/concepts.ts'
import { countedThings, firstWords, numberScales, numberWords } from '#content/chat/number-words.ts'
import { itemsCosting } from './find-items.ts'
import { wordsOf } from './fold-text.ts'
import { isLong, type Reading, type Word } from './reading.ts'

const wordValues = new Map<string, number>()
for (const list of Object.values(numberWords)) {
  const parts = list.split(' ')
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [word] = wordsOf(parts[at] ?? '')
    if (word) wordValues.set(word, Number(parts[at + 1]))
  }
}

const counted = new Set(countedThings.split(' ').flatMap(wordsOf))

/** What a number behind it only names: "class 6". */
const numbered = new Set('class grade std standard kaksha कक्षा क्लास darasa'.split(' ').flatMap(wordsOf))

// Below it, a number is a count of days, teachers or pages.
const SMALLEST_SUM = 499
const MOST_TEACHERS = 2_000
const MOST_MONTHS = 60
const MOST_PIECES = 20
const firsts = new Set(firstWords.split(' ').flatMap(wordsOf))
const halves = new Set(['half', 'aadha', 'adha', 'aadhe', 'आधा', 'आधे', 'nusu'])

export type Numbers = {
  /** A sum of money that was named. */
  sum?: number
  teachers?: number
  months?: number
  /** How many of what is sold once: songs, websites, schools. */
  count?: number
}

/** The numbers of a question, by what stands beside them, or else by what is counted where it is about that. */
export function readNumbers(
  { wanted: words, language }: Pick<Reading, 'wanted' | 'language'>,
  concepts: ReadonlySet<Concept>,
): Numbers {
  const found = numbersBeside(words)
  if (found.months === undefined && namesFirstMonth(words)) found.months = 1
  const isAlone = found.sum === undefined && found.months === undefined && found.teachers === undefined
  if (!isAlone || !concepts.has('lessonPlan')) return found
  const counting = words.filter((word, at) => isCounting(words, at) && !isHardlyOne(word, language))
  const inDigits = counting.filter(isDigits)
  const counts = (inDigits.length > 0 ? inDigits : counting).flatMap((word) => numberOf(word) ?? [])
  const [teachers] = counts
  return counts.length === 1 && teachers !== undefined && teachers <= MOST_TEACHERS ? { teachers } : found
}

/** The sums in digits, whatever stands beside them. */
export function sumsIn(words: readonly Word[]): number[] {
  return words.filter(isDigits).flatMap(({ written }) => {
    const sum = Number(written)
    return sum >= SMALLEST_SUM ? [sum] : []
  })
}

/** Whether it says a number, in digits or as a word. */
export function namesNumber(reading: Reading): boolean {
  return numbersIn(reading).length > 0
}

/** How many of something it says, where it says one number: "we have 3 schools". */
export function countIn(reading: Reading): number | undefined {
  const [count, ...others] = numbersIn(reading)
  const isCount = count !== undefined && Number.isInteger(count) && count > 1 && count <= MOST_PIECES
  return isCount && others.length === 0 ? count : undefined
}

// "Do" is two in Hindi alone, and "one" is mostly a thing.
const hardlyNumbers = new Set(['do', 'one'])

function numbersIn({ words, language }: Reading): number[] {
  return words.flatMap((word) => (isHardlyOne(word, language) ? [] : (numberOf(word) ?? [])))
}

function isHardlyOne({ written }: Word, language: Reading['language']): boolean {
  return language !== 'hi-Latn' && hardlyNumbers.has(written)
}

/** A whole number that counts none of what else can be counted: "class 8" and "8 days" don't. */
function isCounting(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const value = word && numberOf(word)
  if (value === undefined || !Number.isInteger(value) || value < 1) return false
  if (counted.has(words[at + 1]?.written ?? '') || isNamed(words, at)) return false
  const concepts: readonly Concept[] = ['student', 'children', 'parents', 'month', 'year', 'days', 'school']
  return !concepts.some((concept) => isBeside(words, at, concept, true))
}

/** "Class 6", and both numbers of "class 6 to 8". */
function isNamed(words: readonly Word[], at: number): boolean {
  if (numbered.has(words[at - 1]?.written ?? '')) return true
  const other = [at - 1, at - 2].find((place) => words[place] && numberOf(words[place]) !== undefined)
  return other !== undefined && isNamed(words, other)
}

function numbersBeside(words: readonly Word[]): Numbers {
  const found: Numbers = {}
  words.forEach((word, at) => {
    const isHalf = halves.has(word.written) && [1, 2].some((on) => words[at + on]?.concepts.includes('year'))
    if (isHalf) found.months ??= 6
    const value = numberOf(word)
    if (value === undefined) return
    const scale = scaleOf(words[at + 1]) ?? scaleOf(words[at - 1]) ?? 1
    const sum = value * scale
    const next = words[scaleOf(words[at + 1]) === undefined ? at + 1 : at + 2]
    const isMoney = (scale > 1 || (isDigits(word) && isPaid(words, at))) && !counted.has(next?.written ?? '')
    if (isMoney && sum >= SMALLEST_SUM && sum < 1e8) found.sum ??= sum
    if (scale > 1 || !Number.isInteger(value) || value < 1) return
    const isOfTeachers = isBeside(words, at, 'teacher', isDigits(word)) && !isNamed(words, at)
    if (value <= MOST_TEACHERS && isOfTeachers && !isRangeEnd(words, at))
      found.teachers ??= value + countJoined(words, at)
    const timed = isBeside(words, at, 'month', false) || isBeside(words, at, 'year', false)
    if (value > 1 && value <= MOST_PIECES && !timed) {
      // "I wrote 12 poems and want two of them set to music."
      if (isOfThem(words, at + 1)) found.count = value
      else if (isOfPieces(words, at + 1) || isBehindPieces(words, at)) found.count ??= value
    }
    const months = isBeside(words, at, 'year', false) ? value * 12 : value
    if (timed && value > 1 && months <= MOST_MONTHS) found.months ??= months
  })
  return found
}

/** "First month", "pehle mahine", "mwezi wa kwanza". */
function namesFirstMonth(words: readonly Word[]): boolean {
  return words.some(({ written }, at) => {
    if (!firsts.has(written)) return false
    const beside = [words[at + 1], words[at - 1]?.written === 'wa' ? words[at - 2] : undefined]
    return beside.some((word) => word?.concepts.includes('month'))
  })
}

/** "Nursery se 5 tak, 12 teacher". */
function isRangeEnd(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.written === 'se' && words[at + 1]?.written === 'tak'
}

const them = new Set(['them', 'those', 'these'])

function isOfThem(words: readonly Word[], at: number): boolean {
  return words[at]?.written === 'of' && them.has(words[at + 1]?.written ?? '')
}

const pieces: readonly Concept[] = ['song', 'lyrics', 'jingle', 'website', 'video', 'school']
const kindsOfPiece: readonly Concept[] = ['event', 'book', 'author', 'portfolio', 'smb', 'school']
// Behind digits Hindi counts in the singular, "2 jingle banwane hain", but these are not counted even then.
const neverCounted = new Set(['school', 'site'])
const spelledAsOne = new Set(['school', 'video', 'website', 'site', 'song', 'jingle', 'gaana'])

/** "3 jingles", "teen gaane": what stands next is named as several; "5 launch songs" with what for between. */
function isOfPieces(words: readonly Word[], at: number): boolean {
  const [next, afterNext] = [words[at], words[at + 1]]
  if (isSeveral(next, words[at - 1])) return true
  if (betweenPieces.has(next?.written ?? '')) return isSeveral(afterNext)
  return (
    next !== undefined &&
    kindsOfPiece.some((concept) => next.concepts.includes(concept)) &&
    isSeveral(afterNext) &&
    /s$/.test(afterNext?.written ?? '')
  )
}

function isSeveral(word: Word | undefined, count?: Word): boolean {
  const singular = count && isDigits(count) ? neverCounted : spelledAsOne
  if (!word || (singular.has(word.written) && !/s$/.test(word.written))) return false
  return word.concepts.some((concept) => pieces.includes(concept))
}

const betweenPieces = new Set(['different', 'new', 'separate', 'alag', 'naye', 'nayi', 'अलग', 'नए'])

const swahiliNumbers = new Set(numberWords.sw.split(' ').filter((_, at) => at % 2 === 0))

/** "Jingle mbili": in Swahili a number stands behind what it counts. */
function isBehindPieces(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const isSwahili = swahiliNumbers.has(words[at]?.written ?? '')
  return isSwahili && !!before && before.concepts.some((concept) => pieces.includes(concept))
}

const joining = new Set(['and', 'aur', 'or', 'plus', 'na', 'और'])

/** "Two campuses with 14 and 19 teachers": what is counted with it. */
function countJoined(words: readonly Word[], at: number): number {
  const [other, joint] = [words[at - 2], words[at - 1]]
  return other && joint && joining.has(joint.written) && isDigits(other) ? Number(other.written) : 0
}

/** A bare number in a story is rather a year, or counts something: there it must stand beside money. */
function isPaid(words: readonly Word[], at: number): boolean {
  const value = Number(words[at]?.written)
  if (!isLong({ words }) && (value < 1900 || value > 2100)) return true
  // "The 19999 one" is nothing else.
  if (value % 100 === 99 && itemsCosting(value).length > 0) return true
  const near = words.slice(Math.max(0, at - 4), at + 5)
  return near.some(
    ({ written, concepts }) => written === 'rs' || concepts.includes('price') || concepts.includes('budget'),
  )
}

function numberOf({ written }: Word): number | undefined {
  return isDigits({ written }) ? Number(written) : wordValues.get(written)
}

function isDigits({ written }: { written: string }): boolean {
  return /^\d/.test(written)
}

function scaleOf(word: Word | undefined): number | undefined {
  return word && numberScales[word.written]
}

/** Next to it; digits may stand a word apart ("10 new teachers", "walimu wapya 10"). */
function isBeside(words: readonly Word[], at: number, concept: Concept, isLoose: boolean): boolean {
  const reach = isLoose ? 2 : 1
  return words
    .slice(Math.max(0, at - reach), at + reach + 1)
    .some(({ concepts }) => concepts.includes(concept))
}

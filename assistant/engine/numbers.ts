import type { Word } from './lexicon.ts'

/** The numbers in a question by their meaning. */
export type Numbers = {
  /** A budget in rupees. */
  budget?: number
  teachers?: number
  months?: number
  /** The quantity of a one-off item: songs, websites, schools. */
  count?: number
  /** A small number without context: "and for 8?" */
  bare?: number
}

const spelled =
  'one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 twelve 12 fifteen 15 twenty 20 thirty 30 forty 40 fifty 50 ' +
  'teen 3 tin 3 char 4 chaar 4 paanch 5 panch 5 chhe 6 che 6 saat 7 aath 8 nau 9 das 10 dus 10 barah 12 pandrah 15 bees 20 bis 20 tees 30 tis 30 chalis 40 pachas 50 ' +
  'एक 1 दो 2 तीन 3 चार 4 पांच 5 छह 6 सात 7 आठ 8 नौ 9 दस 10 बारह 12 पंद्रह 15 बीस 20 तीस 30 चालीस 40 पचास 50 ' +
  'mbili 2 wawili 2 miwili 2 tatu 3 watatu 3 mitatu 3 nne 4 wanne 4 minne 4 tano 5 watano 5 mitano 5 sita 6 saba 7 nane 8 tisa 9 kumi 10 ishirini 20 thelathini 30'
const scales =
  'thousand 1000 k 1000 hazar 1000 hazaar 1000 hajar 1000 हजार 1000 elfu 1000 lakh 100000 lac 100000 लाख 100000 laki 100000 crore 10000000 करोड 10000000'
const values = pairsOf(spelled)
const scaleOf = pairsOf(scales)
/** "Class 6" and "grade 8" are names, not quantities. */
const naming = new Set('class grade std standard kaksha कक्षा क्लास darasa no number'.split(' '))
const halves = new Set(['half', 'aadha', 'adha', 'aadhe', 'आधा', 'आधे', 'nusu'])

const pieces = ['song', 'jingle', 'lyrics', 'website', 'video', 'book', 'school']
const firsts = new Set('first 1st pehle pehla pahle पहले पहला kwanza'.split(' '))

/** Smaller numbers are no budget in rupees. */
const LEAST_BUDGET = 500
/** Only in messages of up to this many words does a bare number count. */
const SHORT = 7
const MOST_TEACHERS = 2_000
const MOST_MONTHS = 60
const MOST_PIECES = 20

/** Reads the numbers of a message by their neighbouring words. */
export function readNumbers(words: readonly Word[]): Numbers {
  const numbers: Numbers = {}
  words.forEach(({ text }, at) => {
    const value = values.get(text) ?? (/^\d/.test(text) ? Number(text) : undefined)
    if (firsts.has(text) && isBeside(words, at, ['month'], 2)) numbers.months = 1
    const isOfThem =
      words[at + 1]?.text === 'of' && ['them', 'those', 'these'].includes(words[at + 2]?.text ?? '')
    const isHalfYear = halves.has(text) && isBeside(words, at, ['year'], 2)
    if (isHalfYear) numbers.months = 6
    if (value === undefined || naming.has(words[at - 1]?.text ?? '')) return
    const scale = scaleOf.get(words[at + 1]?.text ?? '') ?? scaleOf.get(words[at - 1]?.text ?? '')
    if (scale !== undefined || (value >= LEAST_BUDGET && isBeside(words, at, ['price', 'budget'], 3))) {
      numbers.budget = value * (scale ?? 1)
      return
    }
    if (!Number.isInteger(value) || value < 1) return
    if (value <= MOST_TEACHERS && isBeside(words, at, ['teacher'], 2)) numbers.teachers = value
    else if (value <= MOST_MONTHS && isBeside(words, at, ['month'], 1)) numbers.months = value
    else if (value * 12 <= MOST_MONTHS && isBeside(words, at, ['year'], 1) && value > 1)
      numbers.months = value * 12
    else if (value > 1 && value <= MOST_PIECES && (isOfThem || isBeside(words, at, pieces, 2)))
      numbers.count = value
    else if (value >= LEAST_BUDGET && value % 500 === 0) numbers.budget = value
    else if (value < LEAST_BUDGET && words.length <= SHORT) numbers.bare = value
  })
  return numbers
}

function isBeside(words: readonly Word[], at: number, concepts: readonly string[], reach: number): boolean {
  const near = [...words.slice(at + 1, at + 1 + reach), ...words.slice(Math.max(0, at - 1), at)]
  return near.some((word) => word.concepts.some((concept) => concepts.includes(concept)))
}

function pairsOf(list: string): Map<string, number> {
  const parts = list.split(' ')
  return new Map(parts.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(parts[at + 1])] as const] : [])))
}

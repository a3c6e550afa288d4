import { shortSpellings } from '#content/chat/short-spellings.ts'
import { foldText } from '#domain/chat/word-pattern.ts'

// What comes after is not read: nobody asks in more words than this.
const LONGEST = 1_200
const MOST_WORDS = 150

const invisible = /[\p{Cf}\p{Variation_Selector}]/gu

/** A text as its words are compared: lower case, plain digits, one way to write each Hindi letter. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text.slice(0, LONGEST))
    .replace(invisible, '')
    .replaceAll("'", '')
    .replace(/(?<=\d)[,_](?=\d)/g, '')
    .replace(/[₹$]/g, (sign) => (sign === '$' ? ' dollar ' : ' rs '))
    .replace(/%/g, ' percent ')
    .replace(/(?<=[\p{L}\p{M}\d] ?)\+(?= ?[\p{L}])/gu, ' plus ')
    .replace(/([\p{L}])\1{2,}/gu, '$1$1')
  const words = folded.match(/\d{1,12}(?:\.\d{1,2})?|[\p{L}\p{M}]{1,40}/gu) ?? []
  return words.slice(0, MOST_WORDS).map(spellOut)
}

const callable = new Set([
  'whatsapp',
  'phone',
  'mobile',
  'contact',
  'ph',
  'mob',
  'wa',
  'apna',
  'aapka',
  'your',
  'apka',
  'is',
])

function spellOut(word: string, at: number, words: readonly string[]): string {
  // "10k" is ten thousand; a lone k is the Hindi "ke".
  if (word === 'k' && /^\d/.test(words[at - 1] ?? '')) return 'thousand'
  if (word === 'no' && callable.has(words[at - 1] ?? '')) return 'number'
  return shortSpellings[word] ?? word
}

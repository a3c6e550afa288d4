import { foldText } from '#domain/chat/word-pattern.ts'

/** Characters beyond this are ignored; no question is longer. */
const LONGEST = 1_200
const MOST_WORDS = 150

/** Splits a text into words: lower case, Latin digits, one spelling per Hindi letter, `₹` as `rs`. */
export function wordsOf(text: string): string[] {
  const folded = foldText(text.slice(0, LONGEST))
    .replaceAll("'", '')
    .replace(/(?<=\d)[,_](?=\d)/g, '')
    .replace(/[₹$]/g, (sign) => (sign === '$' ? ' dollar ' : ' rs '))
    .replace(/(?<=[\p{L}\p{M}\d] ?)\+(?= ?\p{L})/gu, ' plus ')
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
  return (folded.match(/\d{1,12}(?:\.\d{1,2})?|[\p{L}\p{M}]{1,40}/gu) ?? []).slice(0, MOST_WORDS)
}

/**
 * Splits a message into parts that may each contain a question: sentences, and phrases between commas or
 * "and".
 */
export function partsOf(text: string): string[] {
  return text
    .slice(0, LONGEST)
    .split(/[.?!।;\n]+(?:\s|$)|,\s|\s(?:and|aur|और|na|pia|&|\+)\s/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const spellings: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/([bdgjtk])h/g, '$1'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q|c(?=[^ehiy])|ck/g, 'k'],
  [/x/g, 'ks'],
  [/y$/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?<=.{3})[ah]$/g, ''],
]

const latin =
  'क=k ख=k ग=g घ=g ङ=n च=ch छ=ch ज=j झ=j ञ=n ट=t ठ=t ड=d ढ=d ण=n त=t थ=t द=d ध=d न=n प=p फ=f ब=b भ=b म=m य=y र=r ल=l व=v श=s ष=s स=s ह=h अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=ai ऑ=o ओ=o औ=au ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=ai ॉ=o ो=o ौ=au ं=n'
const letters = new Map(latin.split(' ').map((pair) => pair.split('=') as [string, string]))

/** Returns a phonetic key in Latin letters, which is equal for all spellings of a Hindi word. */
export function soundOf(word: string): string {
  const written = word.replace(/[\u0900-\u097f]/g, (letter) => letters.get(letter) ?? '')
  return spellings.reduce((sound, [spelling, by]) => sound.replace(spelling, by), written)
}

import { numberWords } from '../money/money-words.ts'
import { foldText, wholeWords } from '../word-pattern.ts'
import type { OwnPlaces } from './own-links.ts'

const endings =
  'com|org|info|biz|xyz|shop|site|online|app|dev|link|top|club|example|test|invalid|co\\.in|net|io|me|in|ke|tz'
/** None of our sentences begins with these, so after a full stop they can only be part of a domain. */
const bareEndings = 'com|org|biz|xyz|co\\.in'
const DOT = '(?:\\.|dot|punto|nukta|डॉट|डाट)'
const BEFORE = '[\\p{L}\\p{M}\\p{N}]'
const AFTER_WORD = '(?![\\p{L}\\p{M}\\p{N}])'

const hidden = [
  // evil[.]example, evil (dot) com
  new RegExp(`${BEFORE}\\s?[\\[({<]\\s?${DOT}\\s?[\\])}>]\\s?${BEFORE}`, 'u'),
  // evil dot example
  new RegExp(`${BEFORE}\\s+(?:dot|डॉट|डाट)\\s+${BEFORE}{2}`, 'u'),
  new RegExp(`${BEFORE}\\s*(?:punto|nukta)\\s+(?:${endings})${AFTER_WORD}`, 'u'),
  // evil . com, evil .com, evil. com, evil,com
  new RegExp(`${BEFORE}\\s+\\.\\s*(?:${endings})${AFTER_WORD}`, 'u'),
  new RegExp(`(?:^\\s*[.,·・]?|${BEFORE}\\s*[.,·・])\\s*(?:${bareEndings})${AFTER_WORD}`, 'u'),
  // https : // evil, www evil, http:evil
  /(?<![\p{L}\p{N}])(?:h\s?(?:t\s?t|x\s?x)\s?p\s?s?\s*[:/[(]|www(?![\p{L}\p{N}])|java\s?script\s*:|vb\s?script\s*:)/u,
  // attacker @ evil, attacker (at) evil
  /@|[[({<]\s?at\s?[\])}>]/u,
  // This matches local hosts and numeric addresses.
  /(?<![\p{L}\p{N}])(?:localhost(?![\p{L}\p{N}])|0x[\da-f]{4,}|\[?[\da-f]*::[\da-f]+)|\.\.[/\\]/u,
  // This matches one letter at a time: e v i l c o m.
  /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{N}][\s.\-_*·,]+){5,}[\p{L}\p{N}](?![\p{L}\p{M}\p{N}])/u,
]

const digits = [...numberWords].flatMap(([word, value]) => (value >= 1 && value < 10 ? [word] : []))
const digit = wholeWords(
  [...digits, 'zero', 'oh', 'double', 'triple', 'shunya'].filter((word) => word !== 'a').join(','),
)
const spokenNumber = new RegExp(`(?:${digit}[\\s,.-]+){5,}${digit}`, 'u')

/**
 * Returns whether a text contains an address in a form that filters miss but readers understand:
 * `evil[.]example`, `evil dot com`, a phone number in words.
 */
export function hidesAddress(text: string, { origin, email }: OwnPlaces): boolean {
  let rest = foldText(text)
  for (const own of [email, origin, origin?.replace(/^https?:\/\//, '')])
    if (own) rest = rest.replaceAll(foldText(own), ' ')
  return hidden.some((pattern) => pattern.test(rest)) || spokenNumber.test(rest)
}

const restOfAddress = new RegExp(`^(?:[)\\]}>]|(?:${bareEndings})${AFTER_WORD})`, 'u')

/**
 * Returns whether an address may continue across a full stop from `head` to the next word: "evil. com", "evil
 * . in", "e v i l . c".
 */
export function mayGoOnAsAddress(head: string, next: string): boolean {
  if (restOfAddress.test(next.replace(/^\./, '')) || /\s\.$/.test(head)) return true
  return /^\p{L}$/u.test(next) && /(?<![\p{L}\p{M}\p{N}])\p{L}[.\s]*$/u.test(head)
}

import { withLatinDigits } from '#domain/text/latin-digits.ts'
import { foldText } from '../word-pattern.ts'

/** A match with its position in the original text. */
export type Found = { start: number; end: number; text: string }

const AT = '(?:@|[ ]?[([{<][ ]?(?:at|@)[ ]?[)\\]}>][ ]?|[ ]+(?:at|ऐट|एट|अट)[ ]+)'
const DOT = '(?:\\.|[ ]?[([{<][ ]?(?:dot|\\.)[ ]?[)\\]}>][ ]?|[ ]+(?:dot|डॉट|डाॅट|डोट)[ ]+)'
const LOCAL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}.&_%+-]{0,62}[\\p{L}\\p{M}\\p{N}_%+-])?'
const LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?'
const END = '\\p{L}[\\p{L}\\p{M}]{1,23}(?![\\p{L}\\p{M}\\p{N}])'
const NOT_INSIDE = '(?<![\\p{L}\\p{M}\\p{N}.&_%+-])'

const plainEmail = new RegExp(`${NOT_INSIDE}${LOCAL}@${LABEL}(?:\\.${LABEL}){0,3}\\.${END}`, 'giu')
const spokenEmail = new RegExp(`${NOT_INSIDE}${LOCAL}${AT}${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}${END}`, 'giu')
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g

/** Finds e-mail addresses in plain form: `name@example.com`. */
export function findEmails(text: string): Found[] {
  return all(plainEmail, withLatinDigits(text))
}

/** Finds e-mail addresses, including obfuscated ones: "name at example dot com". */
export function findHiddenEmails(text: string): Found[] {
  return all(spokenEmail, withLatinDigits(text))
}

// Commas separate amounts and list items, so they are not allowed in phone numbers.
const GAP = '[\\s().\\-–/\\u00ad\\u200b-\\u200f\\u2060\\ufeff]{0,4}'
const digitRun = new RegExp(`(?<![\\d₹$])\\(?(?:\\+|00)?\\(?\\d(?:${GAP}\\d){9,}`, 'gu')
const dates =
  /(?<!\d)(?:(?:19|20)\d\d[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])[-/.](?:(?:19|20)\d\d|\d\d))(?!\d)(?:[T ,]{1,2}\d{1,2}:\d\d(?::\d\d)?)?/g
const roundRange = /(?<![\d+])\d{3,7}00\s*[-–/]\s*\d{3,7}00(?!\d)/g
const firstNumber = /^(?:\d{5}[\s-]\d{5}|\d{10})(?=\s)/

/** Finds runs of at least ten digits, written like phone numbers; dates and price ranges do not count. */
export function findDigitRuns(text: string): Found[] {
  const readable = withLatinDigits(text)
    .replace(dates, (date) => '_'.repeat(date.length))
    .replace(roundRange, (range) => (/^[6-9]\d{4}\D+\d{5}$/.test(range) ? range : '_'.repeat(range.length)))
  return all(digitRun, readable).flatMap(splitRun)
}

/** Splits a run that contains two adjacent numbers. */
function splitRun(run: Found): Found[] {
  const first = firstNumber.exec(run.text)?.[0]
  const digits = run.text.replace(/\D/g, '').length
  if (!first || digits <= 10 || !/^[6-9]/.test(first)) return [run]
  const rest = run.text.slice(first.length)
  const gap = rest.search(/\d/)
  const start = run.start + first.length + gap
  const second = { start, end: run.end, text: rest.slice(gap) }
  const firstFound = { start: run.start, end: run.start + first.length, text: first }
  return digits - 10 < 10 ? [firstFound] : [firstFound, ...splitRun(second)]
}

function all(pattern: RegExp, text: string): Found[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    text: match,
  }))
}

/** Returns the e-mail address in a message; an obfuscated one counts only if there is no plain one. */
export function emailIn(text: string): string | undefined {
  const found = findEmails(text)[0] ?? findHiddenEmails(text).find(({ text }) => looksSpoken(text))
  if (!found) return undefined
  return found.text
    .replace(invisible, '')
    .replace(new RegExp(AT, 'iu'), '@')
    .replace(new RegExp(DOT, 'giu'), '.')
    .toLowerCase()
}

// "Meet me at noon dot" is ordinary speech; a spelled-out address ends like a domain.
function looksSpoken(text: string): boolean {
  return /(?:com|in|org|net|edu|co|ke|tz|uk|info|me|io|dev|ai|app|test|example|कॉम|इन)$/iu.test(
    foldText(text),
  )
}

/** Returns the phone number in a message as written, but with Latin digits. */
export function phoneIn(text: string): string | undefined {
  for (const run of findDigitRuns(text)) {
    const digits = run.text.replace(/\D/g, '').length
    if (digits <= 15) return run.text.replace(invisible, '').replace(/\s+/g, ' ').trim()
  }
  return undefined
}

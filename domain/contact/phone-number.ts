import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withLatinDigits } from '../text/latin-digits.ts'
import { hasPhoneDigits } from './phone-digits.ts'

const REGION = 'IN'

const label = /^(?:tel|phone|ph|mobile|mob|mo|cell|whats ?app|wa|contact|call|number|no|m|t|p)$/i
/** Matches `011-23456026/27`: a second line, of which only the last digits are written. */
const secondLine = /(\d{4})\s*\/\s*(\d{1,4})(?!\d)/g
/**
 * Scientific notation of spreadsheets; with fewer digits than the exponent, the rest of the number is lost.
 */
const scientific = /^\s*(\d)\.(\d+)E\+?(\d{1,2})\s*$/i

export type ReadPhone = {
  /** International format without spaces: `+919876543210`. */
  e164: string
  /** The number with its extension, if any: `+911123456026 ext. 12`. */
  stored: string
  /** Display format with the extension: `+91 98765 43210`. */
  text: string
  /** A `tel:` URL. */
  call: string
  whatsApp: string
  /** Whether the text contains nothing but the number and a label such as `Mobile:`. */
  isWhole: boolean
}

/** Display text and links of a phone number. */
export type PhoneContact = Pick<ReadPhone, 'text'> & Partial<Pick<ReadPhone, 'call' | 'whatsApp'>>

/**
 * Returns the first phone number in a text, as people or spreadsheets write it. A number without a country
 * code is read as Indian. Returns undefined if there is none.
 */
export function readPhone(text: string): ReadPhone | undefined {
  const plain = plainText(text)
  if (!hasPhoneDigits(plain)) return undefined
  const found = findNumber(plain)
  if (!found) return undefined
  const { number, rest } = found
  return {
    e164: number.number,
    stored: number.ext ? `${number.number} ext. ${number.ext}` : number.number,
    text: number.formatInternational(),
    call: number.getURI(),
    whatsApp: `https://wa.me/${number.number.slice(1)}`,
    isWhole: rest.split(/[^\p{L}\p{M}\p{N}]+/u).every((word) => word === '' || label.test(word)),
  }
}

/** Returns the digits with the country code as a comparison key; undefined if there is no number. */
export function phoneKey(text: string): string | undefined {
  return readPhone(text)?.e164.slice(1)
}

/**
 * Returns the stored form of a number: E.164 with its extension, or the text as typed if it is not exactly
 * one number.
 */
export function storedPhone(text: string): string {
  const phone = readPhone(text)
  return phone?.isWhole ? phone.stored : text
}

/**
 * Returns the display form of a stored number, without links if it is no valid number; undefined if nothing
 * is stored.
 */
export function describePhone(stored: string | null | undefined): PhoneContact | undefined {
  if (!stored) return undefined
  const phone = readPhone(stored)
  if (!phone) return { text: stored }
  return { text: phone.isWhole ? phone.text : stored, call: phone.call, whatsApp: phone.whatsApp }
}

/** Adds the display form of its number to a row. */
export function withPhoneContact<Row extends { phone?: string | null | undefined }>(row: Row) {
  return { ...row, phoneContact: describePhone(row.phone) }
}

/** Returns the display text of a stored number. */
export function phoneText(stored: string | null): string | null {
  return describePhone(stored)?.text ?? null
}

/** Normalises to Latin digits, without invisible characters and traces of spreadsheets. */
function plainText(text: string): string {
  const plain = withLatinDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/^(\s*\+?\d{10,15})\.0\s*$/, '$1')
  const [, first = '', others = '', exponent] = scientific.exec(plain) ?? []
  return exponent !== undefined && others.length === Number(exponent) ? first + others : plain
}

function findNumber(plain: string): { number: PhoneNumber; rest: string } | undefined {
  const alone = numberAlone(plain)
  if (alone) return { number: alone, rest: '' }
  // The library reads digits after a comma as an extension, but people list numbers that way.
  const listed = plain.replace(/,/g, ' | ').replace(secondLine, '$1 | $2')
  const [found] = findPhoneNumbersInText(listed, REGION)
  return found && { ...found, rest: `${listed.slice(0, found.startsAt)} ${listed.slice(found.endsAt)}` }
}

/** Finding numbers in a text takes three times as long as parsing one, so a lone number is parsed first. */
function numberAlone(plain: string): PhoneNumber | undefined {
  if (!/^[+\d\s().-]+$/.test(plain)) return undefined
  const number = parsePhoneNumberFromString(plain, REGION)
  if (number?.isValid() || (plain.startsWith('+') && number?.isPossible())) return number
  // This is another country's number without its plus sign.
  const foreign = /^[1-9]\d{9,14}$/.test(plain.trim())
    ? parsePhoneNumberFromString(`+${plain.trim()}`)
    : undefined
  return foreign?.isValid() ? foreign : undefined
}

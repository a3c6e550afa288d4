import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withLatinDigits } from './latin-digits.ts'
import { hasPhoneDigits } from './phone-digits.ts'

const REGION = 'IN'

const label = /^(?:tel|phone|ph|mobile|mob|mo|cell|whats ?app|wa|contact|call|number|no|m|t|p)$/i
/** `011-23456026/27`: a second line, of which only the last digits are written. */
const secondLine = /(\d{4})\s*\/\s*(\d{1,4})(?!\d)/g
/** How spreadsheets write a long number; with fewer digits than its exponent says, the rest is lost. */
const scientific = /^\s*(\d)\.(\d+)E\+?(\d{1,2})\s*$/i

export type ReadPhone = {
  /** International, without spaces: `+919876543210`. */
  e164: string
  /** `+911123456026 ext. 12`: the number, with its extension where it has one. */
  stored: string
  /** As people read it: `+91 98765 43210`, with the extension. */
  text: string
  /** A `tel:` address. */
  call: string
  whatsApp: string
  /** Whether the text holds nothing else but a label such as `Mobile:`. */
  isWhole: boolean
}

/** How a phone number is shown and reached. */
export type PhoneContact = Pick<ReadPhone, 'text'> & Partial<Pick<ReadPhone, 'call' | 'whatsApp'>>

/**
 * The first phone number in a text as people or spreadsheets write it. A number without a country code is read as
 * Indian. Returns undefined where there is none.
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

/** The digits of a number with its country code, by which two people's numbers are compared. */
export function phoneKey(text: string): string | undefined {
  return readPhone(text)?.e164.slice(1)
}

/** What is stored for a number: E.164 with its extension, or as typed where the text is not just one number. */
export function storedPhone(text: string): string {
  const phone = readPhone(text)
  return phone?.isWhole ? phone.stored : text
}

/** A stored number for a screen; without links where it is none, undefined where nothing is stored. */
export function describePhone(stored: string | null | undefined): PhoneContact | undefined {
  if (!stored) return undefined
  const phone = readPhone(stored)
  if (!phone) return { text: stored }
  return { text: phone.isWhole ? phone.text : stored, call: phone.call, whatsApp: phone.whatsApp }
}

/** A row with its number as screens need it. */
export function withPhoneContact<Row extends { phone?: string | null | undefined }>(row: Row) {
  return { ...row, phoneContact: describePhone(row.phone) }
}

/** A stored number as people read it, where it is only read. */
export function phoneText(stored: string | null): string | null {
  return describePhone(stored)?.text ?? null
}

/** Latin digits, no invisible marks, and no traces of a spreadsheet. */
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
  // The library takes what follows a comma for an extension; people list numbers so.
  const listed = plain.replace(/,/g, ' | ').replace(secondLine, '$1 | $2')
  const [found] = findPhoneNumbersInText(listed, REGION)
  return found && { ...found, rest: `${listed.slice(0, found.startsAt)} ${listed.slice(found.endsAt)}` }
}

/** Looking for numbers in a text takes three times as long as reading one. */
function numberAlone(plain: string): PhoneNumber | undefined {
  if (!/^[+\d\s().-]+$/.test(plain)) return undefined
  const number = parsePhoneNumberFromString(plain, REGION)
  if (number?.isValid() || (plain.startsWith('+') && number?.isPossible())) return number
  // Another country's number without its plus.
  const foreign = /^[1-9]\d{9,14}$/.test(plain.trim())
    ? parsePhoneNumberFromString(`+${plain.trim()}`)
    : undefined
  return foreign?.isValid() ? foreign : undefined
}

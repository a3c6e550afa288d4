import { withLatinDigits } from '../latin-digits.ts'

type Piece = { message: number; start: number; end: number; digits: number }

/** Number of digits of a phone number; E.164 allows at most 15. */
const SHORTEST_NUMBER = 10
const LONGEST_NUMBER = 15
const PHONE = '[phone]'

const gap = '[\\s().\\-–/]{0,4}'
const atEnd = new RegExp(`(?<![\\d₹$])\\+?\\d(?:${gap}\\d)*(?=[\\s().\\-–/]*$)`, 'u')
// Only few words may precede the rest of a number: "and then 43210".
const atStart = new RegExp(
  `^[\\s.,:]*(?:[\\p{L}\\p{M}]+[\\s.,:]+){0,2}(\\d(?:${gap}\\d)*)(?![\\d,]*\\d)`,
  'u',
)
// Round sums such as "20000", then "25000"; parts of a phone number do not both end this way.
const roundSum = /^\d{2,7}00$/

/**
 * Masks phone numbers that are split over several messages: "my number is 98765", "43210". `maskContacts`
 * handles numbers within one message.
 */
export function maskSplitNumbers(messages: readonly string[]): string[] {
  const readable = messages.map(withLatinDigits)
  const masked = messages.map((text) => [...text])
  let at = 0
  while (at < messages.length) {
    const pieces = piecesFrom(readable, at)
    const digits = pieces.reduce((sum, piece) => sum + piece.digits, 0)
    const isNumber = pieces.length > 1 && digits >= SHORTEST_NUMBER && digits <= LONGEST_NUMBER
    if (isNumber && !pieces.every((piece) => roundSum.test(textOf(readable, piece)))) {
      for (const piece of pieces) mask(masked, messages, piece)
      at += pieces.length
    } else at += 1
  }
  return masked.map((letters) => letters.join(''))
}

/** Returns the end of a message and its continuations in later messages. */
function piecesFrom(messages: readonly string[], first: number): Piece[] {
  const begun = atEnd.exec(messages[first] ?? '')
  if (!begun) return []
  const pieces = [pieceOf(first, begun.index, begun[0])]
  for (let next = first + 1; next < messages.length; next += 1) {
    const text = messages[next] ?? ''
    const more = atStart.exec(text)
    const digits = more?.[1]
    if (!more || digits === undefined) return pieces
    const start = more.index + more[0].length - digits.length
    pieces.push(pieceOf(next, start, digits))
    // A number continues only if the message ends with its digits.
    if (/[\p{L}\p{N}]/u.test(text.slice(start + digits.length))) return pieces
    if (pieces.reduce((sum, piece) => sum + piece.digits, 0) >= SHORTEST_NUMBER) return pieces
  }
  return pieces
}

function pieceOf(message: number, start: number, text: string): Piece {
  return { message, start, end: start + text.length, digits: text.replace(/\D/g, '').length }
}

function textOf(messages: readonly string[], { message, start, end }: Piece): string {
  return (messages[message] ?? '').slice(start, end).replace(/\D/g, '')
}

function mask(masked: string[][], messages: readonly string[], { message, start, end }: Piece): void {
  const text = messages[message] ?? ''
  masked[message] = [...`${text.slice(0, start)}${PHONE}${text.slice(end)}`]
}

const nonLatinDigit = /(?![0-9])\p{Nd}/gu
const isDigit = /^\p{Nd}$/u
const fullWidth = /[\uff01-\uff5e]/g
/** Distance between a full-width character and its ASCII form in Unicode. */
const FULL_WIDTH_OFFSET = 0xfee0
const ZERO_WIDTH_SPACE = '\u200b'

/**
 * Converts digits of every script to 0-9 and full-width characters to ASCII: Hindi keyboards produce ०१२ and
 * some phones １２３. The text keeps its length, so positions stay valid in the original.
 */
export function withLatinDigits(text: string): string {
  return text
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(nonLatinDigit, (digit) => latinDigit(digit) + ZERO_WIDTH_SPACE.repeat(digit.length - 1))
}

function latinDigit(digit: string): string {
  const compatible = digit.normalize('NFKC')
  if (/^[0-9]$/.test(compatible)) return compatible
  // Unicode places the ten digits of a script in a row that begins at …0 or …6.
  const code = digit.codePointAt(0) ?? 0
  const row = code - (code % 16)
  const zero = isDigit.test(String.fromCodePoint(row)) ? row : row + 6
  return String(code - zero)
}

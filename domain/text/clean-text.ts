import { isBlank } from './blank-text.ts'

// PostgreSQL refuses NUL, and lone surrogates do not survive UTF-8; other control characters can hide text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the control characters that are meant
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/**
 * Cleans text for storage: well-formed, with plain line ends and without control characters; empty if nothing
 * visible remains.
 */
export function cleanText(text: string): string {
  const clean = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacters, '')
  return isBlank(clean) ? '' : clean
}

/** Cleans text of one line, such as a name, which may end up in an email header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

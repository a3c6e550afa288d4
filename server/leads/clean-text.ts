import { isBlank } from '#domain/blank-text.ts'

// PostgreSQL refuses NUL, and lone surrogates do not survive UTF-8; other control characters only hide things.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the control characters that are meant
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

/**
 * Text as it may be stored: well-formed, with plain line ends and without control characters; empty where there is
 * nothing to see in it.
 */
export function cleanText(text: string): string {
  const clean = text.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacters, '')
  return isBlank(clean) ? '' : clean
}

/** The same for what has only one line, such as a name: it may end up in a mail's header. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ')
}

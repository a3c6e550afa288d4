export const MAX_SEARCH_LENGTH = 200

// PostgreSQL refuses NUL, and lone surrogates do not survive UTF-8.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the control characters that are meant
const controlCharacters = /[\u0000-\u001f\u007f]/g

/** Cleans the search words of a URL: removes control characters and surrounding spaces. */
export function readSearch(text: string): string {
  return text.toWellFormed().replace(controlCharacters, ' ').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed()
}

const MAX_PAGE = 10_000

/** Reads a page number; the default is 1. */
export function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

/** Returns the text if it is one of the allowed values, otherwise undefined. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  text: string | null,
): Values[number] | undefined {
  return values.find((value) => value === text)
}

/**
 * Returns a calendar day such as `2026-11-21`, from 1900 to 2099, or undefined. Databases reject some days
 * that JavaScript accepts.
 */
export function readDay(text: string | null | undefined): string | undefined {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined
  // Date.parse reads 30 February as 2 March.
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return new Date(midnight || 0).toISOString().startsWith(text) ? text : undefined
}

/** Returns a UTC moment such as `2026-11-21T20:00:00.000Z` on a day that `readDay` accepts, or undefined. */
export function readMoment(text: string | null | undefined): string | undefined {
  const [day = '', time = ''] = text?.split('T') ?? []
  if (!readDay(day) || !/^\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time)) return undefined
  const at = Date.parse(`${day}T${time}`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** Returns name and value pairs for a URL, without empty values. */
export function pairsOf(values: Record<string, string | null | undefined>): [name: string, value: string][] {
  return Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))
}

export const MAX_SEARCH_LENGTH = 200

// PostgreSQL refuses NUL, and lone surrogates do not survive UTF-8.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the control characters that are meant
const controlCharacters = /[\u0000-\u001f\u007f]/g

/** The words of a search as an address says them. */
export function readSearch(text: string): string {
  return text.toWellFormed().replace(controlCharacters, ' ').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed()
}

/** One of these; what is not understood counts as not said. */
export function oneOf<const Values extends readonly string[]>(
  values: Values,
  text: string | null,
): Values[number] | undefined {
  return values.find((value) => value === text)
}

/** A day that the calendar has, as `2026-11-21`, from 1900 to 2099. Databases refuse some that JavaScript takes. */
export function readDay(text: string | null | undefined): string | undefined {
  if (!text || !/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return undefined
  // Date.parse takes 30 February for 2 March.
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return new Date(midnight || 0).toISOString().startsWith(text) ? text : undefined
}

/** A moment in UTC, as `2026-11-21T20:00:00.000Z`, on a day that `readDay` takes. */
export function readMoment(text: string | null | undefined): string | undefined {
  const [day = '', time = ''] = text?.split('T') ?? []
  if (!readDay(day) || !/^\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(time)) return undefined
  const at = Date.parse(`${day}T${time}`)
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** Pairs for an address, without those that say nothing. */
export function pairsOf(values: Record<string, string | undefined>): [name: string, value: string][] {
  return Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))
}

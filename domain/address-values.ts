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

/** Pairs for an address, without those that say nothing. */
export function pairsOf(values: Record<string, string | undefined>): [name: string, value: string][] {
  return Object.entries(values).filter((pair): pair is [string, string] => Boolean(pair[1]))
}

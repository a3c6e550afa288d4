/** What a search looks for: leads that have words beginning with each of these, or this phone number. */
export type SearchWords = { words: string[]; phone: string | undefined }

/** Of a word this many letters are looked at. */
const LONGEST_WORD = 60

/** Reads a search as a person types it; nothing where it holds neither a letter nor a digit. */
export function readSearchWords(search: string): SearchWords | undefined {
  const words = [
    ...new Set(
      search
        .normalize('NFC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}\p{Mn}\p{Mc}]+/u)
        .filter((word) => /[\p{L}\p{N}]/u.test(word))
        .map((word) => Array.from(word).slice(0, LONGEST_WORD).join('')),
    ),
  ]
  return words.length > 0 ? { words, phone: phoneDigits(search) } : undefined
}

/** The digits where the search looks like (the beginning of) a phone number, without country and zeros. */
function phoneDigits(search: string): string | undefined {
  if (!/^[\d\s+().-]+$/.test(search)) return undefined
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 3) return undefined
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits
}

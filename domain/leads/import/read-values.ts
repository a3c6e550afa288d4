import { type LeadSource, leadSources } from '../lead-source.ts'

const plainWord = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Returns the choice that a text names, by its key or its label, ignoring case. */
export function readChoice<Key extends string>(text: string, words: Record<Key, string>): Key | undefined {
  const wanted = plainWord(text)
  if (!wanted) return undefined
  return (Object.keys(words) as Key[]).find(
    (key) => plainWord(key) === wanted || plainWord(words[key]) === wanted,
  )
}

const otherSources: [RegExp, LeadSource][] = [
  [/google ?ads|adwords|paid search|advertisement/, 'google_ads'],
  [/facebook|instagram|linkedin|twitter|youtube|social/, 'social_media'],
  [/organic|search engine|seo/, 'organic_search'],
  [/referral|reference|word of mouth|partner/, 'referral'],
  [/demo/, 'demo_request'],
  [/web|online|form|contact/, 'website_contact'],
]

/** Returns the source that a text names, including other programs' terms. */
export function readSource(text: string): LeadSource | undefined {
  const word = plainWord(text)
  if (!word) return undefined
  const own = leadSources.find((source) => plainWord(source) === word)
  return own ?? otherSources.find(([pattern]) => pattern.test(word))?.[1]
}

const multipliers: [RegExp, number][] = [
  [/cr(ore)?s?\.?$/i, 1_00_00_000],
  [/(l|lac|lakh)s?\.?$/i, 1_00_000],
  [/k$/i, 1_000],
]
/** Larger amounts are considered mistakes. */
const MOST = 1_000_000_000_000

/** Reads an amount in whole rupees: `₹2,50,000`, `2.5 lakh`, `Rs. 40k`. */
export function readAmount(text: string): number | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/₹|inr|rs\.?/gi, '')
    .replace(/\/-$/, '')
    .replace(/[,\s]/g, '')
  const [, times = 1] = multipliers.find(([pattern]) => pattern.test(bare)) ?? []
  const digits = times === 1 ? bare : bare.replace(/[a-z.]+$/i, '')
  if (!/^\d{1,15}(\.\d+)?$/.test(digits)) return undefined
  const amount = Math.round(Number(digits) * times)
  return amount <= MOST ? amount : undefined
}

const time =
  String.raw`(?:[T ,]+(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})(?:[:.]\d{2}(?:\.\d+)?)?)? ?(?<half>[ap]\.?m\.?)? ?` +
  String.raw`(?<zone>Z|UTC|GMT|IST|[+-]\d{2}:?\d{2})?)?`
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, 'i')
const yearLast = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${time}$`, 'i')
/**
 * This matches `5-Nov-26`, the format of Indian spreadsheets; the next ones match `21 November 2026` and `Nov
 * 21, 2026`.
 */
const monthSecond = /^(\d{1,2})[-/. ]+([a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?!\d)/i
const monthFirst = /^([a-z]{3,9})[-/. ]+(\d{1,2})[-/., ]+(\d{4}|\d{2})(?!\d)/i
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const INDIA = '+05:30'

/**
 * Reads a date with an optional time in Indian notation, day before month. Returns undefined if any part of
 * the text is unreadable.
 */
export function readDate(text: string): Date | undefined {
  const written = inNumbers(text.normalize('NFKC').trim())
  const early = yearFirst.exec(written)
  if (early) {
    const [, year = '', month = '', day = ''] = early
    return dateOf(year, month, day, early.groups)
  }
  const late = yearLast.exec(written)
  if (!late) return undefined
  const [, first = '', second = '', lastYear = ''] = late
  const year = lastYear.length === 2 ? `20${lastYear}` : lastYear
  // If the second number cannot be a month, it is the day.
  return Number(second) > 12
    ? dateOf(year, first, second, late.groups)
    : dateOf(year, second, first, late.groups)
}

/** Replaces a month's name by its number, after the day; other texts stay unchanged. */
function inNumbers(text: string): string {
  const named = (day: string, name: string, year: string) => {
    const month = months.findIndex((full) => full.startsWith(name.toLowerCase().replace(/^sept$/, 'sep'))) + 1
    return month > 0 ? `${day}-${month}-${year}` : name
  }
  return text
    .replace(monthSecond, (_, day, name, year) => named(day, name, year))
    .replace(monthFirst, (_, name, day, year) => named(day, name, year))
}

function dateOf(year: string, month: string, day: string, time: Time = {}): Date | undefined {
  const two = (part: string) => part.padStart(2, '0')
  const calendar = `${year}-${two(month)}-${two(day)}`
  const isDay = new Date(`${calendar}T00:00:00Z`)
  // The 31st of a 30-day month would roll over to the next month.
  if (Number.isNaN(isDay.getTime()) || !isDay.toISOString().startsWith(calendar)) return undefined
  const clock = clockOf(time)
  if (!clock) return undefined
  const date = new Date(`${calendar}T${clock}:00${zoneOf(time.zone)}`)
  return Number.isNaN(date.getTime()) ? undefined : date
}

type Time = { hour?: string; minute?: string; half?: string; zone?: string }

/** Converts `5:30 PM` to `17:30`. A lone number is not a time. */
function clockOf({ hour, minute, half }: Time): string | undefined {
  if (hour === undefined) return '00:00'
  if (minute === undefined && half === undefined) return undefined
  const written = Number(hour)
  if (half && (written < 1 || written > 12)) return undefined
  const hours = half ? (written % 12) + (/^p/i.test(half) ? 12 : 0) : written
  return hours < 24 ? `${String(hours).padStart(2, '0')}:${minute ?? '00'}` : undefined
}

function zoneOf(zone = 'IST'): string {
  if (/^ist$/i.test(zone)) return INDIA
  return /^[a-z]/i.test(zone) ? 'Z' : zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')
}

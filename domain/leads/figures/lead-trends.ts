import { readDay } from '#domain/address-values.ts'
import { addDays } from '#domain/indian-time.ts'
import { type LeadStatus, leadStatuses } from '../lead.ts'
import { type LeadSource, leadSources } from '../lead-source.ts'

const DAY_MS = 86_400_000

/** The ranges to choose from, in days up to today. */
export const trendRanges = [7, 30, 90, 365] as const
const USUAL_RANGE = 30
/** Longer ranges are cut at their start. */
const MOST_DAYS = 3 * 366

/** Days in Delhi, both inclusive. `days` is the chosen number of days; undefined for a custom range. */
export type TrendRange = { from: string; to: string; days: (typeof trendRanges)[number] | undefined }

/** Reads the range of the figures from a URL: `days=90`, or `from` and `to`. The default is 30 days. */
export function readTrendRange(get: (name: string) => string | null, today: string): TrendRange {
  const [from, to] = [readDay(get('from')), readDay(get('to'))]
  if (from || to) {
    const [first = '', last = ''] = [from ?? to ?? '', to ?? today].toSorted()
    const end = last < today ? last : today
    const earliest = addDays(end, 1 - MOST_DAYS)
    const start = first < end ? first : end
    return { from: start > earliest ? start : earliest, to: end, days: undefined }
  }
  const days = trendRanges.find((range) => `${range}` === get('days')) ?? USUAL_RANGE
  return { from: addDays(today, 1 - days), to: today, days }
}

/** Two consecutive spans of days: `start` to `middle` for comparison, `middle` to `end`. */
export type Spans = { start: string; middle: string; end: string }

/** Returns a range and the days before it, as many. `end` is exclusive. */
export function trendSpans({ from, to }: Pick<TrendRange, 'from' | 'to'>): Spans {
  const end = addDays(to, 1)
  const days = Math.round((Date.parse(end) - Date.parse(from)) / DAY_MS)
  return { start: addDays(from, -days), middle: from, end }
}

/** The database's sums for one span. */
export type SpanSums = {
  groups: { source: LeadSource; status: LeadStatus; leads: number; value: number }[]
  /** Counts of leads created in the span. */
  answered: { leads: number; withinHour: number; withinDay: number; medianMinutes: number | null }
  won: { leads: number; value: number }
  lost: { leads: number }
}

export type Span = {
  leads: number
  value: number
  bySource: { source: LeadSource; leads: number; value: number }[]
  byStatus: { status: LeadStatus; leads: number }[]
  /** Shares of all leads created in the span, 0 to 1; null without leads. */
  answer: { medianMinutes: number | null; withinHour: number | null; withinDay: number | null }
  won: number
  wonValue: number
  lost: number
  /** Share of won leads among won and lost, 0 to 1. */
  conversion: number | null
}

/** Computes the displayed figures of one span. */
export function summarizeSpan({ groups, answered, won, lost }: SpanSums): Span {
  const leads = sum(groups.map((group) => group.leads))
  const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : null)
  return {
    leads,
    value: sum(groups.map(({ value }) => value)),
    bySource: known(leadSources, groups, 'source')
      .map(([source, of]) => ({
        source,
        leads: sum(of.map((group) => group.leads)),
        value: sum(of.map(({ value }) => value)),
      }))
      .filter((group) => group.leads > 0)
      .sort((a, b) => b.leads - a.leads),
    byStatus: known(leadStatuses, groups, 'status').map(([status, of]) => ({
      status,
      leads: sum(of.map((group) => group.leads)),
    })),
    answer: {
      medianMinutes: answered.medianMinutes,
      withinHour: share(answered.withinHour, leads),
      withinDay: share(answered.withinDay, leads),
    },
    won: won.leads,
    wonValue: won.value,
    lost: lost.leads,
    conversion: share(won.leads, won.leads + lost.leads),
  }
}

/** Returns every day of a span, with 0 for days without leads. */
export function fillDays(
  { middle, end }: Pick<Spans, 'middle' | 'end'>,
  counted: readonly { day: string; leads: number }[],
): { day: string; leads: number }[] {
  const found = new Map(counted.map(({ day, leads }) => [day, leads]))
  const days: { day: string; leads: number }[] = []
  for (let day = middle; day < end; day = addDays(day, 1)) days.push({ day, leads: found.get(day) ?? 0 })
  return days
}

/** Joins days to weeks if there are more than can be told apart in a chart; the last one may be shorter. */
export function groupDays(days: readonly { day: string; leads: number }[]) {
  const size = days.length > 92 ? 7 : 1
  const groups: { from: string; to: string; leads: number }[] = []
  for (let at = 0; at < days.length; at += size) {
    const part = days.slice(at, at + size)
    groups.push({
      from: part[0]?.day ?? '',
      to: part.at(-1)?.day ?? '',
      leads: sum(part.map(({ leads }) => leads)),
    })
  }
  return groups
}

/** Formats minutes: `95` → `1 h 35 min`; from two days on as days. */
export function sayMinutes(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes)} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 10) {
    const rest = Math.round(minutes % 60)
    return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  }
  return hours < 48 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
}

/** Sorts known keys in their order, followed by unknown ones from an older database. */
function known<Key extends string, Name extends 'source' | 'status'>(
  keys: readonly Key[],
  groups: SpanSums['groups'],
  name: Name,
): [Key, SpanSums['groups']][] {
  const all = new Set<string>([...keys, ...groups.map((group) => group[name])])
  return [...all].map((key) => [key as Key, groups.filter((group) => group[name] === key)])
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

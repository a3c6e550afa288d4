import { shiftDay } from '../indian-time.ts'
import { type LeadStatus, leadStatuses } from './lead.ts'
import { type LeadSource, leadSources } from './lead-source.ts'

export const TREND_DAYS = 30

/** Two spans of days, the newer one up to today; `before` is what it is compared with. */
export type Spans = { start: string; middle: string; end: string }

/** The last 30 days, and the 30 before them. `end` is the first day after. */
export function trendSpans(today: string): Spans {
  const end = shiftDay(today, 1)
  return { start: shiftDay(end, -2 * TREND_DAYS), middle: shiftDay(end, -TREND_DAYS), end }
}

/** What the database adds up of one span. */
export type SpanSums = {
  groups: { source: LeadSource; status: LeadStatus; leads: number; value: number }[]
  /** Of the leads that came in. */
  answered: { leads: number; withinHour: number; withinDay: number; medianMinutes: number | null }
  won: { leads: number; value: number }
  lost: { leads: number }
}

export type Span = {
  leads: number
  value: number
  bySource: { source: LeadSource; leads: number; value: number }[]
  byStatus: { status: LeadStatus; leads: number }[]
  /** Shares are of all leads that came in, 0 to 1; nothing where none came. */
  answer: { medianMinutes: number | null; withinHour: number | null; withinDay: number | null }
  won: number
  wonValue: number
  lost: number
  /** Won of all that were won or lost, 0 to 1. */
  conversion: number | null
}

/** The figures of one span as screens show them. */
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

/** Every day of a span, also those on which nobody came. */
export function fillDays(
  { middle, end }: Pick<Spans, 'middle' | 'end'>,
  counted: readonly { day: string; leads: number }[],
): { day: string; leads: number }[] {
  const found = new Map(counted.map(({ day, leads }) => [day, leads]))
  const days: { day: string; leads: number }[] = []
  for (let day = middle; day < end; day = shiftDay(day, 1)) days.push({ day, leads: found.get(day) ?? 0 })
  return days
}

/** `95` → `1 h 35 min`; from two days on in days. */
export function sayMinutes(minutes: number): string {
  if (minutes < 60) return `${Math.round(minutes)} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 10) {
    const rest = Math.round(minutes % 60)
    return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  }
  return hours < 48 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
}

/** Keys in their order, then those that a database which was taken over may hold. */
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

import { indianDay, startOfIndianDay } from '#domain/indian-time.ts'
import type { LeadPriority, LeadStatus } from '../lead.ts'
import type { LeadSource } from '../lead-source.ts'
import type { LeadFilters, LeadOrigin } from './lead-filters.ts'
import { type LeadSortKey, partsOfSort, type SortDirection, usualSort } from './lead-sorts.ts'
import { readSearchWords, type SearchWords } from './search-words.ts'

/** A range of moments in milliseconds; `from` is inclusive, `to` exclusive. */
export type Stretch = { from?: number | undefined; to?: number | undefined }

/** Resolved filters, which no longer depend on the user or the time. */
export type LeadQuery = {
  /** Null if the search contains nothing to search for. */
  words: SearchWords | null | undefined
  status: LeadStatus | undefined
  source: LeadSource | undefined
  priority: LeadPriority | undefined
  /** Null: unassigned. */
  assigned: string | null | undefined
  created: Stretch | undefined
  /** When the lead was won or lost. */
  closed: Stretch | undefined
  origin: LeadOrigin | undefined
  /** Follow-up range of open leads; null: without a follow-up. Closed leads never match. */
  due: Stretch | null | undefined
  sort: { key: LeadSortKey; direction: SortDirection }
}

/** Resolves filters such as `me` and `today` for a user (`email`) at a moment (`now`). */
export function resolveLeadFilters(
  filters: LeadFilters,
  { email, now }: { email: string; now: Date },
): LeadQuery {
  const { search, assigned, followUp, from, to, sort = usualSort } = filters
  const days =
    from || to ? { from: from ? startOf(from) : undefined, to: to ? startOf(to, 1) : undefined } : undefined
  return {
    words: search ? (readSearchWords(search) ?? null) : undefined,
    status: filters.status,
    source: filters.source,
    priority: filters.priority,
    assigned: assigned === 'me' ? email.toLowerCase() : assigned === 'nobody' ? null : assigned,
    created: filters.dates === 'closed' ? undefined : days,
    closed: filters.dates === 'closed' ? days : undefined,
    origin: filters.origin,
    due: followUp && dueStretches[followUp](indianDay(now.toISOString())),
    sort: partsOfSort(sort),
  }
}

const startOf = (day: string, later = 0) => Date.parse(startOfIndianDay(day, later))

const dueStretches: Record<NonNullable<LeadFilters['followUp']>, (today: string) => Stretch | null> = {
  due: (today) => ({ to: startOf(today, 1) }),
  overdue: (today) => ({ to: startOf(today) }),
  today: (today) => ({ from: startOf(today), to: startOf(today, 1) }),
  week: (today) => ({ from: startOf(today), to: startOf(today, 7) }),
  none: () => null,
}

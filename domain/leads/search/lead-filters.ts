import { oneOf, pairsOf, readDay, readSearch } from '#domain/address-values.ts'
import { type LeadPriority, type LeadStatus, leadPriorities, leadStatuses } from '../lead.ts'
import { type LeadColumn, readLeadColumns } from '../lead-columns.ts'
import { type LeadSource, leadSources } from '../lead-source.ts'
import { type LeadSort, leadSorts, usualSort } from './lead-sorts.ts'

export const followUps = ['due', 'overdue', 'today', 'week', 'none'] as const
export type FollowUp = (typeof followUps)[number]

/** The leads on one page; the first is the default. */
export const pageSizes = [25, 50, 100] as const
export type PageSize = (typeof pageSizes)[number]

export const leadOrigins = ['enquiry', 'import'] as const
export type LeadOrigin = (typeof leadOrigins)[number]

/** The filters and display options of the lead list, as stored in its URL. */
export type LeadFilters = {
  search: string
  status?: LeadStatus | undefined
  source?: LeadSource | undefined
  priority?: LeadPriority | undefined
  /** `me`, `nobody`, or a member's e-mail address. */
  assigned?: string | undefined
  followUp?: FollowUp | undefined
  /** Inclusive range of creation days in Delhi: `2026-11-21`. */
  from?: string | undefined
  to?: string | undefined
  /** `closed`: the range is when the lead was won or lost. */
  dates?: 'closed' | undefined
  /** Whether the lead wrote or called, or was imported from a file. */
  origin?: LeadOrigin | undefined
  /** Undefined for the default order. */
  sort?: LeadSort | undefined
  columns?: LeadColumn[] | undefined
  /** Undefined for the default size. */
  perPage?: PageSize | undefined
  /** Lead id; the page starts after it, or ends before it. */
  after?: string | undefined
  before?: string | undefined
}

const MAX_ID_LENGTH = 40
const MAX_ADDRESS_LENGTH = 254

/** Reads the filters from a URL and ignores invalid values. */
export function readLeadFilters(get: (name: string) => string | null): LeadFilters {
  const sort = oneOf(leadSorts, get('sort'))
  return {
    search: readSearch(get('q') ?? ''),
    status: oneOf(leadStatuses, get('status')),
    source: oneOf(leadSources, get('source')),
    priority: oneOf(leadPriorities, get('priority')),
    assigned: readAssigned(get('assigned')),
    followUp: oneOf(followUps, get('followup')),
    from: readDay(get('from')),
    to: readDay(get('to')),
    dates: oneOf(['closed'], get('dates')),
    origin: oneOf(leadOrigins, get('origin')),
    sort: sort === usualSort ? undefined : sort,
    columns: readLeadColumns(get('columns')),
    perPage: readPageSize(get('per')),
    after: readId(get('after')),
    before: readId(get('before')),
  }
}

/** Reads the filters from a URL in which columns may be separate values, as form checkboxes send them. */
export function readLeadAddress(address: { getAll: (name: string) => string[] }): LeadFilters {
  return readLeadFilters((name) => {
    const values = address.getAll(name)
    return name === 'columns' ? values.join(',') : (values[0] ?? null)
  })
}

/** Returns the filters as pairs for a URL, without empty values. */
export function leadFilterPairs(filters: Partial<LeadFilters>): [name: string, value: string][] {
  const { search, followUp, columns, perPage, status, source, priority, assigned, ...rest } = filters
  const { from, to, dates, origin, sort, after, before } = rest
  return pairsOf({
    q: search,
    status,
    source,
    priority,
    assigned,
    followup: followUp,
    from,
    to,
    dates,
    origin,
    sort,
    columns: columns?.join(','),
    per: perPage?.toString(),
    after,
    before,
  })
}

/** Returns whether any filter hides leads. */
export function isNarrowed(filters: LeadFilters): boolean {
  return narrowingPairs(filters).length > 0
}

/** Returns only the filters that hide leads, as pairs for a URL. */
export function narrowingPairs(filters: LeadFilters): [name: string, value: string][] {
  return leadFilterPairs({ ...viewOf(filters), sort: undefined, columns: undefined })
}

/** Returns the filters, order and columns without the place in the list. */
export function viewOf(filters: LeadFilters): LeadFilters {
  return { ...filters, perPage: undefined, after: undefined, before: undefined }
}

function readAssigned(text: string | null): string | undefined {
  if (text === 'me' || text === 'nobody') return text
  const isAddress = text && text.length <= MAX_ADDRESS_LENGTH && /^[^\s@]+@[^\s@]+$/.test(text)
  return isAddress ? readSearch(text.toLowerCase()) : undefined
}

function readId(text: string | null): string | undefined {
  return text && text.length <= MAX_ID_LENGTH ? text : undefined
}

function readPageSize(text: string | null): PageSize | undefined {
  const size = pageSizes.find((size) => String(size) === text)
  return size === pageSizes[0] ? undefined : size
}

import { oneOf, pairsOf, readDay, readSearch } from '../address-values.ts'
import { type LeadPriority, type LeadStatus, leadPriorities, leadStatuses } from './lead.ts'
import { type LeadColumn, readLeadColumns } from './lead-columns.ts'
import { type LeadSort, leadSorts, usualSort } from './lead-sorts.ts'
import { type LeadSource, leadSources } from './lead-source.ts'

export const followUps = ['due', 'overdue', 'today', 'week', 'none'] as const
export type FollowUp = (typeof followUps)[number]

/** What the lead list is narrowed to, and how it shows that, as its address says it. */
export type LeadFilters = {
  search: string
  status?: LeadStatus | undefined
  source?: LeadSource | undefined
  priority?: LeadPriority | undefined
  /** `me`, `nobody`, or the e-mail address of a member. */
  assigned?: string | undefined
  followUp?: FollowUp | undefined
  /** Days in Delhi on which leads came in, both included: `2026-11-21`. */
  from?: string | undefined
  to?: string | undefined
  /** Nothing where it is the usual one. */
  sort?: LeadSort | undefined
  columns?: LeadColumn[] | undefined
  /** The id of a lead: the page that follows it, or the page before it. */
  after?: string | undefined
  before?: string | undefined
}

const MAX_ID_LENGTH = 40
const MAX_ADDRESS_LENGTH = 254

/** Reads the filters out of an address. What is not understood counts as not said. */
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
    sort: sort === usualSort ? undefined : sort,
    columns: readLeadColumns(get('columns')),
    after: readId(get('after')),
    before: readId(get('before')),
  }
}

/** The same of an address in which the columns may be named one by one, as boxes of a form do. */
export function readLeadAddress(address: { getAll: (name: string) => string[] }): LeadFilters {
  return readLeadFilters((name) => {
    const values = address.getAll(name)
    return name === 'columns' ? values.join(',') : (values[0] ?? null)
  })
}

/** The filters as pairs for an address, without those that say nothing. */
export function leadFilterPairs(filters: Partial<LeadFilters>): [name: string, value: string][] {
  const { search, followUp, columns, sort, after, before, status, source, priority, assigned, from, to } =
    filters
  return pairsOf({
    q: search,
    status,
    source,
    priority,
    assigned,
    followup: followUp,
    from,
    to,
    sort,
    columns: columns?.join(','),
    after,
    before,
  })
}

/** Whether the filters leave something out. */
export function isNarrowed(filters: LeadFilters): boolean {
  const whole = { sort: undefined, columns: undefined, after: undefined, before: undefined }
  return leadFilterPairs({ ...filters, ...whole }).length > 0
}

function readAssigned(text: string | null): string | undefined {
  if (text === 'me' || text === 'nobody') return text
  const isAddress = text && text.length <= MAX_ADDRESS_LENGTH && /^[^\s@]+@[^\s@]+$/.test(text)
  return isAddress ? readSearch(text.toLowerCase()) : undefined
}

function readId(text: string | null): string | undefined {
  return text && text.length <= MAX_ID_LENGTH ? text : undefined
}

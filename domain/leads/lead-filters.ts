import { oneOf, pairsOf, readSearch } from '../address-values.ts'
import { type LeadPriority, type LeadStatus, leadPriorities, leadStatuses } from './lead.ts'
import { type LeadSource, leadSources } from './lead-source.ts'

/** What the lead list is narrowed to, as its address says it. */
export type LeadFilters = {
  search: string
  status?: LeadStatus | undefined
  source?: LeadSource | undefined
  priority?: LeadPriority | undefined
  /** The id of a lead: the page that follows it, or the page before it. */
  after?: string | undefined
  before?: string | undefined
}

const MAX_ID_LENGTH = 40

/** Reads the filters out of an address. What is not understood counts as not said. */
export function readLeadFilters(get: (name: string) => string | null): LeadFilters {
  return {
    search: readSearch(get('q') ?? ''),
    status: oneOf(leadStatuses, get('status')),
    source: oneOf(leadSources, get('source')),
    priority: oneOf(leadPriorities, get('priority')),
    after: readId(get('after')),
    before: readId(get('before')),
  }
}

/** The filters as pairs for an address, without those that say nothing. */
export function leadFilterPairs(filters: Partial<LeadFilters>): [name: string, value: string][] {
  const { search, status, source, priority, after, before } = filters
  return pairsOf({ q: search, status, source, priority, after, before })
}

export function isNarrowed({ search, status, source, priority }: LeadFilters): boolean {
  return search !== '' || status !== undefined || source !== undefined || priority !== undefined
}

function readId(text: string | null): string | undefined {
  return text && text.length <= MAX_ID_LENGTH ? text : undefined
}

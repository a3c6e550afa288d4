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

export const MAX_SEARCH_LENGTH = 200
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
  const pairs: [string, string | undefined][] = [
    ['q', search],
    ['status', status],
    ['source', source],
    ['priority', priority],
    ['after', after],
    ['before', before],
  ]
  return pairs.filter((pair): pair is [string, string] => Boolean(pair[1]))
}

export function isNarrowed({ search, status, source, priority }: LeadFilters): boolean {
  return search !== '' || status !== undefined || source !== undefined || priority !== undefined
}

// PostgreSQL refuses NUL, and lone surrogates do not survive UTF-8.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is the control characters that are meant
const controlCharacters = /[\u0000-\u001f\u007f]/g

function readSearch(text: string): string {
  return text.toWellFormed().replace(controlCharacters, ' ').trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed()
}

function readId(text: string | null): string | undefined {
  return text && text.length <= MAX_ID_LENGTH ? text : undefined
}

function oneOf<const Values extends readonly string[]>(
  values: Values,
  text: string | null,
): Values[number] | undefined {
  return values.find((value) => value === text)
}

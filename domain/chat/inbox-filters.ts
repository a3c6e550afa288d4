import { oneOf, pairsOf, readPage, readSearch } from '../address-values.ts'
import type { ConversationMode } from './conversation.ts'

/** Sorted by urgency for the team. */
export const conversationModes = ['waiting', 'team', 'assistant'] as const satisfies ConversationMode[]

/** The filters of the inbox, as stored in its URL. */
export type InboxFilters = {
  search: string
  mode?: ConversationMode | undefined
  /** Page number, starting at 1. */
  page: number
}

/** Reads the filters from a URL and ignores invalid values. */
export function readInboxFilters(get: (name: string) => string | null): InboxFilters {
  return {
    search: readSearch(get('q') ?? ''),
    mode: oneOf(conversationModes, get('mode')),
    page: readPage(get('page')),
  }
}

/** Returns the filters as pairs for a URL, without empty values. */
export function inboxFilterPairs(filters: Partial<InboxFilters>): [name: string, value: string][] {
  const { search, mode, page } = filters
  return pairsOf({ q: search, mode, page: page && page > 1 ? String(page) : undefined })
}

/** Returns whether any filter hides conversations. */
export function isInboxNarrowed({ search, mode }: InboxFilters): boolean {
  return search !== '' || mode !== undefined
}

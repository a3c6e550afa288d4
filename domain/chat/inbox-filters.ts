import { oneOf, pairsOf, readMoment, readSearch } from '../address-values.ts'
import type { ConversationMode, ReplyLanguage } from './conversation.ts'

/** Who needs the team most comes first. */
export const conversationModes = ['waiting', 'team', 'assistant'] as const satisfies ConversationMode[]
export const replyLanguages = ['en', 'hi', 'hi-Latn', 'sw'] as const satisfies ReplyLanguage[]

/** Where a conversation stands in the inbox: those that wait come first, then by what was written last. */
export type InboxPosition = { waiting: boolean; at: string; id: string }

/** What the inbox is narrowed to, as its address says it. */
export type InboxFilters = {
  search: string
  mode?: ConversationMode | undefined
  language?: ReplyLanguage | undefined
  /** The page that follows this place, or the page before it. */
  after?: InboxPosition | undefined
  before?: InboxPosition | undefined
}

/** Reads the filters out of an address. What is not understood counts as not said. */
export function readInboxFilters(get: (name: string) => string | null): InboxFilters {
  return {
    search: readSearch(get('q') ?? ''),
    mode: oneOf(conversationModes, get('mode')),
    language: oneOf(replyLanguages, get('language')),
    after: readPosition(get('after')),
    before: readPosition(get('before')),
  }
}

/** The filters as pairs for an address, without those that say nothing. */
export function inboxFilterPairs(filters: Partial<InboxFilters>): [name: string, value: string][] {
  const { search, mode, language, after, before } = filters
  return pairsOf({
    q: search,
    mode,
    language,
    after: after && writePosition(after),
    before: before && writePosition(before),
  })
}

export function isInboxNarrowed({ search, mode, language }: InboxFilters): boolean {
  return search !== '' || mode !== undefined || language !== undefined
}

// The place itself stands in the address, not the conversation that had it: that one moves up with its next message.
function writePosition({ waiting, at, id }: InboxPosition): string {
  return `${waiting ? 'waiting' : 'rest'}~${at}~${id}`
}

const position = /^(waiting|rest)~([^~]+)~(conv_[\w-]{1,40})$/

function readPosition(text: string | null): InboxPosition | undefined {
  const [, rank, moment, id = ''] = position.exec(text ?? '') ?? []
  const at = readMoment(moment)
  return at ? { waiting: rank === 'waiting', at, id } : undefined
}

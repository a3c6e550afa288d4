import { oneOf, pairsOf, readMoment, readSearch } from '../address-values.ts'
import type { ConversationMode, ReplyLanguage } from './conversation.ts'

/** Sorted by urgency for the team. */
export const conversationModes = ['waiting', 'team', 'assistant'] as const satisfies ConversationMode[]
export const replyLanguages = ['en', 'hi', 'hi-Latn', 'sw'] as const satisfies ReplyLanguage[]

/** A position in the inbox: waiting conversations come first, then the most recently active. */
export type InboxPosition = { waiting: boolean; at: string; id: string }

/** The filters of the inbox, as stored in its URL. */
export type InboxFilters = {
  search: string
  mode?: ConversationMode | undefined
  language?: ReplyLanguage | undefined
  /** The start of the next page, or the end of the previous one. */
  after?: InboxPosition | undefined
  before?: InboxPosition | undefined
}

/** Reads the filters from a URL and ignores invalid values. */
export function readInboxFilters(get: (name: string) => string | null): InboxFilters {
  return {
    search: readSearch(get('q') ?? ''),
    mode: oneOf(conversationModes, get('mode')),
    language: oneOf(replyLanguages, get('language')),
    after: readPosition(get('after')),
    before: readPosition(get('before')),
  }
}

/** Returns the filters as pairs for a URL, without empty values. */
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

/** Returns whether any filter hides conversations. */
export function isInboxNarrowed({ search, mode, language }: InboxFilters): boolean {
  return search !== '' || mode !== undefined || language !== undefined
}

// The URL stores the position, not the conversation, because a conversation moves up with its next message.
function writePosition({ waiting, at, id }: InboxPosition): string {
  return `${waiting ? 'waiting' : 'rest'}~${at}~${id}`
}

const position = /^(waiting|rest)~([^~]+)~(conv_[\w-]{1,40})$/

function readPosition(text: string | null): InboxPosition | undefined {
  const [, rank, moment, id = ''] = position.exec(text ?? '') ?? []
  const at = readMoment(moment)
  return at ? { waiting: rank === 'waiting', at, id } : undefined
}

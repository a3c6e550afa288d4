import { type InboxFilters, inboxFilterPairs } from '#domain/chat/inbox-filters.ts'

export const CHATS = '/del-admin-dashboard/chats'
export const UNANSWERED = `${CHATS}/unanswered`

/** Returns the address of the filtered list beside a chat, or without one. */
export function inboxAddress(filters: Partial<InboxFilters>, chatId?: string): string {
  const query = new URLSearchParams(inboxFilterPairs(filters)).toString()
  return `${CHATS}${chatId ? `/${chatId}` : ''}${query ? `?${query}` : ''}`
}

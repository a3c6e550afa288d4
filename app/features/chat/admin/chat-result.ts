import type { ChangeResult } from '#app/components/back-office/change-result.ts'

/** How a change to a chat ended. `draft`: the reply that was not sent, so that nobody writes it again. */
export type ChatResult = ChangeResult & { draft?: string }

/** What a page says after a change, by the change's name. */
export const doneMessages: Record<string, string> = {
  'take-over': 'You answer now. The assistant keeps quiet.',
  'hand-back': 'The assistant answers again.',
  reply: 'Reply sent',
  'create-lead': 'Lead created',
  settle: 'Marked as seen',
  reopen: 'To be seen to again',
  delete: 'Chat deleted',
}

export const CHATS = '/del-admin-dashboard/chats'
export const UNANSWERED = `${CHATS}/unanswered`

import type { Viewer } from '#domain/accounts/viewer.ts'
import type { InboxFilters } from '#domain/chat/inbox-filters.ts'
import type { RepliesUnderWay } from '#server/chat/replies-under-way.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { failingAs } from '#server/failing-as.ts'
import { chatsOfLead } from './chats-of-lead.ts'
import { createLead } from './create-lead.ts'
import { deleteConversation } from './delete-conversation.ts'
import { countWaiting, inboxState } from './inbox-state.ts'
import { handBack, replyLive, takeOver } from './join-conversation.ts'
import { listInbox } from './list-inbox.ts'
import { readTranscript } from './read-transcript.ts'
import { listUnanswered, type MessageRef, reopenQuestions, settleQuestions } from './unanswered-questions.ts'
import { waitingChats } from './waiting-chats.ts'

type Asker = Viewer | undefined

/** All that the team does with the visitors' chats, bound to the parts it needs. */
export function createInbox(deps: {
  database: Database
  clock: Clock
  messageHost: string
  repliesUnderWay: Pick<RepliesUnderWay, 'stop'>
}) {
  return {
    list: (viewer: Asker, filters: InboxFilters) =>
      failingAs('Failed to fetch chats', () => listInbox(deps, viewer, filters)),
    read: (viewer: Asker, id: string) =>
      failingAs('Failed to fetch chats', () => readTranscript(deps, viewer, id)),
    state: (viewer: Asker, id?: string) =>
      failingAs('Failed to fetch chats', () => inboxState(deps, viewer, id)),
    countWaiting: (viewer: Asker) => failingAs('Failed to fetch chats', () => countWaiting(deps, viewer)),
    waiting: (viewer: Asker, limit: number) =>
      failingAs('Failed to fetch chats', () => waitingChats(deps, viewer, limit)),
    ofLead: (viewer: Asker, leadId: string) =>
      failingAs('Failed to fetch chats', () => chatsOfLead(deps, viewer, leadId)),
    listUnanswered: (viewer: Asker) => failingAs('Failed to fetch chats', () => listUnanswered(deps, viewer)),

    takeOver: (viewer: Asker, id: string) =>
      failingAs('Failed to update chat', () => takeOver(deps, viewer, id)),
    handBack: (viewer: Asker, id: string) =>
      failingAs('Failed to update chat', () => handBack(deps, viewer, id)),
    reply: (viewer: Asker, reply: Parameters<typeof replyLive>[2]) =>
      failingAs('Failed to send reply', () => replyLive(deps, viewer, reply)),
    createLead: (viewer: Asker, lead: Parameters<typeof createLead>[2]) =>
      failingAs('Failed to create lead', () => createLead(deps, viewer, lead)),
    settle: (viewer: Asker, refs: readonly MessageRef[]) =>
      failingAs('Failed to update chat', () => settleQuestions(deps, viewer, refs)),
    reopen: (viewer: Asker, refs: readonly MessageRef[]) =>
      failingAs('Failed to update chat', () => reopenQuestions(deps, viewer, refs)),
    delete: (viewer: Asker, id: string) =>
      failingAs('Failed to delete chat', () => deleteConversation(deps, viewer, id)),
  }
}

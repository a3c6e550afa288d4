import type { RepliesUnderWay } from '#server/chat/messages/replies-under-way.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { binder } from '#server/failing-as.ts'
import { createLead } from './create-lead.ts'
import { deleteConversation } from './delete-conversation.ts'
import { countWaiting, inboxState } from './inbox-state.ts'
import { handBack, replyLive, takeOver } from './join-conversation.ts'
import { listInbox } from './list-inbox.ts'
import { deleteAnswer, listAnswers, saveAnswer } from './owner-answers.ts'
import { readTranscript } from './read-transcript.ts'
import { countUnanswered, listUnanswered, settleQuestions } from './unanswered-questions.ts'
import { waitingChats } from './waiting-chats.ts'

/** Creates the team's use cases of chats. */
export function createInbox(deps: {
  database: Database
  clock: Clock
  messageHost: string
  siteUrl: string
  repliesUnderWay: Pick<RepliesUnderWay, 'stop'>
}) {
  const bind = binder(deps)
  return {
    list: bind('Failed to fetch chats', listInbox),
    read: bind('Failed to fetch chats', readTranscript),
    state: bind('Failed to fetch chats', inboxState),
    countWaiting: bind('Failed to fetch chats', countWaiting),
    waiting: bind('Failed to fetch chats', waitingChats),
    countUnanswered: bind('Failed to fetch chats', countUnanswered),
    listUnanswered: bind('Failed to fetch chats', listUnanswered),

    takeOver: bind('Failed to update chat', takeOver),
    handBack: bind('Failed to update chat', handBack),
    reply: bind('Failed to send reply', replyLive),
    createLead: bind('Failed to create lead', createLead),
    settle: bind('Failed to update chat', settleQuestions),
    listAnswers: bind('Failed to fetch answers', listAnswers),
    saveAnswer: bind('Failed to save answer', saveAnswer),
    deleteAnswer: bind('Failed to delete answer', deleteAnswer),
    delete: bind('Failed to delete chat', deleteConversation),
  }
}

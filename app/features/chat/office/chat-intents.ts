import { z } from 'zod'
import { ids, intent, refuse, text, textFields } from '#app/lib/office/office-action.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { WrittenAnswer } from '#server/chat/inbox/owner-answers.ts'
import { CHATS } from './paths.ts'

const messages = ids.transform((names) =>
  names.map((name) => {
    const [conversationId = '', id] = name.split(':')
    return { conversationId, messageId: Number(id) }
  }),
)
const questions = z.object({ question: messages })

const failure = 'Failed to update chat'

/** Dismisses unanswered questions, or lists them again. */
export const questionIntents = {
  settle: intent({
    schema: questions,
    failure,
    // Questions that were dismissed before count as dismissed.
    async run({ services, viewer, input }) {
      await services.inbox.settle(viewer, input.question, true)
      return { kind: 'settled' as const }
    },
    toast: 'Dismissed',
    undo: (_outcome, { input }) => ({
      fields: {
        intent: 'reopen',
        question: input.question
          .map(({ conversationId, messageId }) => `${conversationId}:${messageId}`)
          .join(' '),
      },
    }),
  }),
  reopen: intent({
    schema: questions,
    failure,
    async run({ services, viewer, input }) {
      await services.inbox.settle(viewer, input.question, false)
      return { kind: 'reopened' as const }
    },
    toast: 'Listed again',
  }),
}

const answerProblems = {
  empty: 'Enter a question and an answer.',
  'too-long': `A question or an answer has at most ${chatLimits.messageLength} characters.`,
  'too-many': 'There are too many answers. Delete one first.',
}

/** The changes of unanswered questions and of the answers to them. */
export const answerIntents = {
  ...questionIntents,
  'save-answer': intent({
    schema: z.object({ id: text, asked: text, answer: text, page: text, question: messages }),
    failure: 'Failed to save answer',
    problems: answerProblems,
    run: ({ services, viewer, input: { question, asked, ...answer } }) =>
      services.inbox.saveAnswer(viewer, { ...answer, question: asked }, question),
    toast: 'Answer saved. The assistant uses it now.',
  }),
  'delete-answer': intent({
    schema: textFields('id'),
    failure: 'Failed to delete answer',
    run: ({ services, viewer, input }) => services.inbox.deleteAnswer(viewer, input.id),
    toast: 'Answer deleted',
    undo: (outcome) => ({ fields: toFields((outcome as { before: WrittenAnswer }).before) }),
  }),
}

function toFields({ id, question, answer, page }: WrittenAnswer) {
  return { intent: 'save-answer', id, asked: question, answer, page }
}

/** The changes of a chat. */
export const chatIntents = {
  ...questionIntents,
  'take-over': intent({
    schema: textFields(),
    failure,
    run: ({ services, viewer, id }) => services.inbox.takeOver(viewer, id),
  }),
  'hand-back': intent({
    schema: textFields(),
    failure,
    run: ({ services, viewer, id }) => services.inbox.handBack(viewer, id),
  }),
  reply: intent({
    schema: textFields('text'),
    failure: 'Failed to send reply',
    async run({ services, viewer, input, id }) {
      const outcome = await services.inbox.reply(viewer, { id, ...input })
      if (outcome.kind === 'empty') return refuse('invalid', 'Write something first.')
      if (outcome.kind !== 'too-long') return outcome
      return refuse('invalid', `A message has at most ${chatLimits.messageLength} characters.`)
    },
    toast: 'Reply sent',
  }),
  'create-lead': intent({
    schema: textFields('key', 'name', 'email', 'phone', 'service', 'budget', 'urgency'),
    failure: 'Failed to create lead',
    async run({ services, viewer, input: { key, ...fields }, id }) {
      const outcome = await services.inbox.createLead(viewer, { id, key, fields })
      if (outcome.kind !== 'no-contact') return outcome
      return refuse('invalid', 'Enter a valid e-mail address or phone number.')
    },
    toast: ({ kind }) => ({ message: kind === 'joined' ? 'Chat added to an open lead' : 'Lead created' }),
  }),
  delete: intent({
    permission: 'chats:delete',
    schema: textFields(),
    failure: 'Failed to delete chat',
    // A chat that was deleted before counts as deleted.
    async run({ services, viewer, id }) {
      await services.inbox.delete(viewer, id)
      return { kind: 'deleted' as const }
    },
    toast: 'Chat deleted',
    goTo: () => CHATS,
  }),
}

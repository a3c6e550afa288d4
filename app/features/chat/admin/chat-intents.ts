import { z } from 'zod'
import { ids, intent, refuse, text, textFields } from '#app/lib/office-action.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { CHATS } from './paths.ts'

const LARGEST_INTEGER = 2 ** 31 - 1

const questions = z.object({
  question: ids.transform((names) =>
    names.map((name) => {
      const [conversationId = '', id] = name.split(':')
      return { conversationId, messageId: Number(id) }
    }),
  ),
})

const failure = 'Failed to update chat'

/** Marks unanswered questions as seen, or as waiting again. */
export const questionIntents = {
  settle: intent({
    schema: questions,
    failure,
    // Questions that were marked before count as marked.
    async run({ services, viewer, input }) {
      await services.inbox.settle(viewer, input.question)
      return { kind: 'settled' as const }
    },
    toast: 'Marked as seen',
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
      await services.inbox.reopen(viewer, input.question)
      return { kind: 'reopened' as const }
    },
    toast: 'To be seen to again',
  }),
}

/** The changes of a chat. */
export const chatIntents = {
  ...questionIntents,
  'take-over': intent({
    schema: textFields(),
    failure,
    run: ({ services, viewer, id }) => services.inbox.takeOver(viewer, id),
    toast: 'You answer now. The assistant keeps quiet.',
  }),
  'hand-back': intent({
    schema: textFields(),
    failure,
    run: ({ services, viewer, id }) => services.inbox.handBack(viewer, id),
    toast: 'The assistant answers again.',
  }),
  reply: intent({
    schema: z.object({ text, after: z.coerce.number().int().min(0).max(LARGEST_INTEGER).catch(0) }),
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

import { z } from 'zod'
import { intent, type OfficeCall, text, textFields, texts } from '#app/lib/office-action.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { CHATS, UNANSWERED } from './paths.ts'

const LARGEST_INTEGER = 2 ** 31 - 1

const idOf = ({ params }: Pick<OfficeCall<never>, 'params'>) => params.id ?? ''

/** Each question in a field of its own, or several in one. */
const questions = z.object({
  question: texts.transform((fields) =>
    fields
      .flatMap((field) => field.split(' '))
      .map((name) => {
        const [conversationId = '', id] = name.split(':')
        return { conversationId, messageId: Number(id) }
      }),
  ),
})

const failure = 'Failed to update chat'
const empty = { kind: 'invalid' as const, description: 'Write something first.' }
const tooLong = {
  kind: 'invalid' as const,
  description: `A message has at most ${chatLimits.messageLength} characters.`,
}

/** Notes that questions were answered elsewhere, or that they still wait. */
export const questionIntents = {
  settle: intent({
    schema: questions,
    failure,
    // Settled already is as good as done.
    async run({ services, viewer, input }) {
      await services.inbox.settle(viewer, input.question)
      return { kind: 'settled' as const }
    },
    toast: 'Marked as seen',
    undo: (_outcome, { input }) => ({
      action: UNANSWERED,
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

/** What a chat's page does. */
export const chatIntents = {
  ...questionIntents,
  'take-over': intent({
    schema: textFields(),
    failure,
    run: ({ services, viewer, ...call }) => services.inbox.takeOver(viewer, idOf(call)),
    toast: 'You answer now. The assistant keeps quiet.',
  }),
  'hand-back': intent({
    schema: textFields(),
    failure,
    run: ({ services, viewer, ...call }) => services.inbox.handBack(viewer, idOf(call)),
    toast: 'The assistant answers again.',
  }),
  reply: intent({
    schema: z.object({ text, after: z.coerce.number().int().min(0).max(LARGEST_INTEGER).catch(0) }),
    failure: 'Failed to send reply',
    async run({ services, viewer, input, ...call }) {
      const outcome = await services.inbox.reply(viewer, { id: idOf(call), ...input })
      if (outcome.kind === 'empty') return empty
      return outcome.kind === 'too-long' ? tooLong : outcome
    },
    toast: 'Reply sent',
  }),
  'create-lead': intent({
    schema: textFields('key', 'name', 'email', 'phone', 'service', 'budget', 'urgency'),
    failure: 'Failed to create lead',
    async run({ services, viewer, input: { key, ...fields }, ...call }) {
      const outcome = await services.inbox.createLead(viewer, { id: idOf(call), key, fields })
      if (outcome.kind !== 'no-contact') return outcome
      return { kind: 'invalid' as const, description: 'Enter a valid e-mail address or phone number.' }
    },
    toast: ({ kind }) => ({ message: kind === 'joined' ? 'Chat added to an open lead' : 'Lead created' }),
  }),
  delete: intent({
    permission: 'chats:delete',
    schema: textFields(),
    failure: 'Failed to delete chat',
    // Gone already is as good as deleted.
    async run({ services, viewer, ...call }) {
      await services.inbox.delete(viewer, idOf(call))
      return { kind: 'deleted' as const }
    },
    toast: 'Chat deleted',
    goTo: () => CHATS,
  }),
}

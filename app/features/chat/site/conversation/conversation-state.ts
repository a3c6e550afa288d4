import type { ReplyAction, ReplyLanguage, Sender } from '#domain/chat/conversation.ts'
import type { ChatDataParts, WireConversation, WireMessage } from '#domain/chat/wire.ts'

export type ShownMessage = {
  key: string
  /** The server's id; undefined until it is known. */
  id?: number | undefined
  sender: Sender
  text: string
  timestamp: string
  actions?: ReplyAction[] | undefined
  /** Why the reply is incomplete. */
  ended?: WireMessage['status'] | undefined
  /** Set for messages that exist only in this page. */
  isLocal?: true
}

type Facts = Omit<WireConversation, 'id' | 'messages' | 'pending' | 'language'>

export type ShownConversation = Facts & {
  /** The visitor's language; undefined until a message shows it. */
  language?: ReplyLanguage | undefined
  /** Undefined until the conversation is stored. */
  id?: string
  messages: ShownMessage[]
}

export const emptyConversation: ShownConversation = {
  mode: 'assistant',
  serviceInterest: null,
  urgencyLevel: null,
  contactInfo: {},
  rating: null,
  messages: [],
}

export type ConversationEvent =
  /** `isFirst` marks the first read, whose messages are older than anything written in this page. */
  | { type: 'read'; conversation: WireConversation; isFirst?: boolean }
  | { type: 'added'; message: ShownMessage }
  | { type: 'removed'; key: string }
  | { type: 'delta'; key: string; delta: string }
  | { type: 'changed'; key: string; change: Partial<ShownMessage> }
  | { type: 'state'; messageKey: string; replyKey: string; state: ChatDataParts['state'] }
  | { type: 'rated'; rating: number }

/** Returns the conversation after an event. */
export function reduceConversation(state: ShownConversation, event: ConversationEvent): ShownConversation {
  const { messages } = state
  const change = (key: string, by: (message: ShownMessage) => ShownMessage) => ({
    ...state,
    messages: messages.map((message) => (message.key === key ? by(message) : message)),
  })
  switch (event.type) {
    case 'read': {
      const { messages: stored, pending: _, ...facts } = event.conversation
      const { isFirst = false } = event
      const shown = stored.reduce((known, message) => mergeMessage(known, message, isFirst), messages)
      return { ...state, ...facts, messages: shown }
    }
    case 'added':
      return { ...state, messages: [...messages, event.message] }
    case 'removed':
      return { ...state, messages: messages.filter(({ key }) => key !== event.key) }
    case 'delta':
      return change(event.key, (message) => ({ ...message, text: message.text + event.delta }))
    case 'changed':
      return change(event.key, (message) => ({ ...message, ...event.change }))
    case 'state': {
      const { messageId, replyId, ...facts } = event.state
      return {
        ...state,
        ...facts,
        messages: messages.map((message) => {
          if (message.key === event.messageKey) return { ...message, id: messageId }
          return message.key === event.replyKey && replyId ? { ...message, id: replyId } : message
        }),
      }
    }
    case 'rated':
      return { ...state, rating: event.rating }
  }
}

/** Returns the highest message id that the server has sent, or 0. */
export function newestId({ messages }: ShownConversation): number {
  return messages.reduce((newest, { id = 0 }) => Math.max(newest, id), 0)
}

/**
 * Merges a stored message into the list: into the shown message that it matches, else after the messages
 * before it.
 */
function mergeMessage(messages: ShownMessage[], stored: WireMessage, isFirst: boolean): ShownMessage[] {
  const { id, sender, text, timestamp, actions, status: ended } = stored
  const at = messages.findIndex(
    (shown) => shown.id === id || (shown.id === undefined && !shown.isLocal && isSame(shown, stored)),
  )
  const known = messages[at]
  if (known) {
    // For a reply that was cut off, the longer text wins, because the server may have stored more or less of
    // it.
    const isLess = known.ended !== undefined && known.text.length > text.length
    // The server can't tell a lost connection from Stop, so the local reason wins.
    const content = isLess ? { text: known.text } : { text, ended: ended && (known.ended ?? ended) }
    return messages.map((shown) =>
      shown === known ? { ...known, id, timestamp, actions, ...content } : shown,
    )
  }
  const before = messages.findLastIndex((shown) => (shown.id === undefined ? !isFirst : shown.id < id))
  const added: ShownMessage = { key: `stored-${id}`, id, sender, text, timestamp, actions, ended }
  return [...messages.slice(0, before + 1), added, ...messages.slice(before + 1)]
}

function isSame(shown: ShownMessage, stored: WireMessage): boolean {
  if (shown.sender !== stored.sender) return false
  return shown.sender === 'visitor'
    ? shown.text === stored.text
    : stored.text.startsWith(shown.text) || shown.text.startsWith(stored.text)
}

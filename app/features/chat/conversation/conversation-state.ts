import type { ReplyAction, ReplyLanguage, Sender } from '#domain/chat/conversation.ts'
import type { ChatDataParts, WireConversation, WireMessage } from '#domain/chat/wire.ts'

export type ShownMessage = {
  key: string
  /** The server's number; nothing until it told it. */
  id?: number | undefined
  sender: Sender
  text: string
  timestamp: string
  actions?: ReplyAction[] | undefined
  /** Why it is no whole reply. */
  ended?: 'stopped' | 'cut' | 'failed' | undefined
  /** Made here; the server does not know it. */
  isLocal?: true
}

type Facts = Omit<WireConversation, 'id' | 'messages' | 'pending' | 'language'>

export type ShownConversation = Facts & {
  /** What the visitor writes in; nothing until a message tells it. */
  language?: ReplyLanguage | undefined
  /** Nothing until it is stored. */
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
  /** `isFirst`: all of it, which was there before anything was written here. */
  | { type: 'read'; conversation: WireConversation; isFirst?: boolean }
  | { type: 'added'; message: ShownMessage }
  | { type: 'removed'; key: string }
  | { type: 'heard'; key: string; delta: string }
  | { type: 'changed'; key: string; change: Partial<ShownMessage> }
  | { type: 'told'; askedKey: string; replyKey: string; state: ChatDataParts['state'] }
  | { type: 'rated'; rating: number }

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
      const shown = stored.reduce((known, message) => takeIn(known, message, isFirst), messages)
      return { ...state, ...facts, messages: shown }
    }
    case 'added':
      return { ...state, messages: [...messages, event.message] }
    case 'removed':
      return { ...state, messages: messages.filter(({ key }) => key !== event.key) }
    case 'heard':
      return change(event.key, (message) => ({ ...message, text: message.text + event.delta }))
    case 'changed':
      return change(event.key, (message) => ({ ...message, ...event.change }))
    case 'told': {
      const { messageId, replyId, ...facts } = event.state
      return {
        ...state,
        ...facts,
        messages: messages.map((message) => {
          if (message.key === event.askedKey) return { ...message, id: messageId }
          return message.key === event.replyKey && replyId ? { ...message, id: replyId } : message
        }),
      }
    }
    case 'rated':
      return { ...state, rating: event.rating }
  }
}

/** The newest message that the server has told of. */
export function newestId({ messages }: ShownConversation): number {
  return messages.reduce((newest, { id = 0 }) => Math.max(newest, id), 0)
}

/** Puts a stored message where it belongs: over what is shown of it already, else after what came before it. */
function takeIn(messages: ShownMessage[], stored: WireMessage, isFirst: boolean): ShownMessage[] {
  const { id, sender, text, timestamp, actions, status } = stored
  const at = messages.findIndex(
    (shown) => shown.id === id || (shown.id === undefined && !shown.isLocal && isSame(shown, stored)),
  )
  const known = messages[at]
  const ended = status && endings[status]
  if (known) {
    // Of a reply that was cut, whoever has more of it is right; the rest may have been written meanwhile.
    const isLess = known.ended !== undefined && known.text.length > text.length
    // To the server a lost network looks like Stop: why it ended is known here better.
    const content = isLess ? { text: known.text } : { text, ended: ended && (known.ended ?? ended) }
    return messages.map((shown) =>
      shown === known ? { ...known, id, timestamp, actions, ...content } : shown,
    )
  }
  const before = messages.findLastIndex((shown) => (shown.id === undefined ? !isFirst : shown.id < id))
  const added: ShownMessage = { key: `stored-${id}`, id, sender, text, timestamp, actions, ended }
  return [...messages.slice(0, before + 1), added, ...messages.slice(before + 1)]
}

const endings = { stopped: 'stopped', incomplete: 'cut', failed: 'failed' } as const

function isSame(shown: ShownMessage, stored: WireMessage): boolean {
  if (shown.sender !== stored.sender) return false
  return shown.sender === 'visitor'
    ? shown.text === stored.text
    : stored.text.startsWith(shown.text) || shown.text.startsWith(stored.text)
}

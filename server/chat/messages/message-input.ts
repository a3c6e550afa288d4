import { chatLimits } from '#domain/chat/chat-limits.ts'
import { cleanText } from '#domain/text/clean-text.ts'

export type MessageInput = {
  text: string
  page: string | undefined
  /** The id of a message whose reply is retried, or of that reply. */
  retryOf: number | undefined
}

export type MessageInputResult =
  | { ok: true; input: MessageInput }
  | { ok: false; error: 'empty' | 'too-long' }

/** Validates a submitted message. Only its text is required. */
export function readMessageInput(fields: Record<string, unknown>): MessageInputResult {
  const text = typeof fields.message === 'string' ? cleanText(fields.message).trim() : ''
  const retryOf = readNumber(fields.retryOf)
  if (text === '' && retryOf === undefined) return { ok: false, error: 'empty' }
  if (text.length > chatLimits.messageLength) return { ok: false, error: 'too-long' }
  const page =
    typeof fields.page === 'string' && /^\/[\w/-]{0,100}$/.test(fields.page) ? fields.page : undefined
  return { ok: true, input: { text, page, retryOf } }
}

function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 ? number : undefined
}

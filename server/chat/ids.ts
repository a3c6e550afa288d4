import { randomBytes } from 'node:crypto'

const RANDOM_BYTES = 18

/** Returns a new random conversation id. */
export function newConversationId(): string {
  return `conv_${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

/** Returns whether a text is a conversation id. */
export function isConversationId(text: string): boolean {
  return /^conv_[\w-]{24}$/.test(text)
}

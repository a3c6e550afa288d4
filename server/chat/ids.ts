import { randomBytes } from 'node:crypto'

const RANDOM_BYTES = 18

export function newConversationId(): string {
  return `conv_${randomBytes(RANDOM_BYTES).toString('base64url')}`
}

export function isConversationId(text: string): boolean {
  return /^conv_[\w-]{24}$/.test(text)
}

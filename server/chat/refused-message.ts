import type { ChatRefusal } from '#domain/chat/wire.ts'

/** The message was refused and not stored. */
export class MessageRefusedError extends Error {
  override name = 'MessageRefusedError'
  readonly refusal: ChatRefusal

  constructor(refusal: ChatRefusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

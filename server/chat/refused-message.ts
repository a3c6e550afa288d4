import type { ChatRefusal } from '#domain/chat/wire.ts'

/** Stands for a message that is not taken: nothing of it is written. */
export class MessageRefusedError extends Error {
  override name = 'MessageRefusedError'
  readonly refusal: ChatRefusal

  constructor(refusal: ChatRefusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

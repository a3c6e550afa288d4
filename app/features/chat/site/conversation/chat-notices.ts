import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { FailureKind } from '#domain/chat/wire.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { ChatWords } from '../load-chat-texts.ts'
import type { Refusal } from './chat-api.ts'

/** Returns the assistant's words for a failure that the server gave no text for. */
export function failureText({ failures }: ChatWords, kind: FailureKind): string {
  if (kind === 'high-traffic') return failures.highTraffic
  return kind === 'being-set-up' ? failures.beingSetUp : failures.default
}

/** Returns why a message was not accepted, and when to try again. */
export function refusalText(
  { failures }: ChatWords,
  refusal: Exclude<Refusal, { kind: 'failure' | 'answered' }>,
): string {
  if (refusal.kind === 'pending') return failures.pending
  if (refusal.kind === 'too-long') return fillText(failures.tooLong, { max: chatLimits.messageLength })
  return fillText(failures.limits[refusal.limit], { time: inTime(failures, refusal.retryAfterSeconds) })
}

function inTime(words: ChatWords['failures'], seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return fillText(minutes === 1 ? words.minute : words.minutes, { n: minutes })
  return fillText(words.hours, { n: Math.ceil(minutes / 60) })
}

import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { FailureKind } from '#domain/chat/wire.ts'
import { fillText } from '#domain/fill-text.ts'
import type { ChatWords } from '../load-chat-texts.ts'
import type { Refusal } from './chat-api.ts'

/** The assistant's own words for a failure that the server could not put into words. */
export function failureText({ failures }: ChatWords, kind: FailureKind): string {
  if (kind === 'high-traffic') return failures.highTraffic
  return kind === 'being-set-up' ? failures.beingSetUp : failures.default
}

/** Why a message was not taken, and when to try again. */
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

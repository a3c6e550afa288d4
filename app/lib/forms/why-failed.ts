import { isRouteErrorResponse } from 'react-router'
import { fillText } from '#domain/text/fill-text.ts'

/** `by` is the approximate number of characters to remove. */
export type SendFailure = { kind: 'unreachable' } | { kind: 'unavailable' } | { kind: 'too-long'; by: number }

/** Returns why a form got no answer, from what was thrown while sending it. */
export function whyFailed(error: unknown): SendFailure {
  if (isRouteErrorResponse(error)) {
    const by = error.status === 413 ? error.data?.by : undefined
    return typeof by === 'number' ? { kind: 'too-long', by } : { kind: 'unavailable' }
  }
  // Browsers report a request that never reached the server as a TypeError.
  return { kind: error instanceof TypeError ? 'unreachable' : 'unavailable' }
}

/** Fills the time after which a form may be sent again into a message, in minutes. */
export function tooManyText(
  words: { tooMany: string; minute: string; minutes: string },
  retryAfterSeconds: number,
): string {
  const n = Math.max(1, Math.ceil(retryAfterSeconds / 60))
  return fillText(words.tooMany, { minutes: fillText(n === 1 ? words.minute : words.minutes, { n }) })
}

/** Fills the number of surplus characters into a message. */
export function tooLongText(words: string, by: number): string {
  return fillText(words, { n: by.toLocaleString('en-IN') })
}

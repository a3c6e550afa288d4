import { isRouteErrorResponse } from 'react-router'
import { fillText } from '#domain/fill-text.ts'

/** `by`: how many characters the text is too long by, about. */
export type SendFailure = { kind: 'unreachable' } | { kind: 'unavailable' } | { kind: 'too-long'; by: number }

/** Why a form got no answer of its own, from what sending it threw. */
export function whyFailed(error: unknown): SendFailure {
  if (isRouteErrorResponse(error)) {
    const by = error.status === 413 ? error.data?.by : undefined
    return typeof by === 'number' ? { kind: 'too-long', by } : { kind: 'unavailable' }
  }
  // Browsers report a request that never reached the server as a TypeError.
  return { kind: error instanceof TypeError ? 'unreachable' : 'unavailable' }
}

/** Puts by how many characters a text is too long into its words. */
export function tooLongText(words: string, by: number): string {
  return fillText(words, { n: by.toLocaleString('en-IN') })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Copy, copy } from '#content/copy/copy.ts'
import { type Locale, localeOfPath, locales } from '#domain/locale.ts'
import { plainTextHeaders } from './refuse-at-the-door.ts'

const SHORT_BODY_BYTES = 32 * 1024
/** Concurrent changing requests; further ones are refused quickly. */
const MAX_ACTIVE_CHANGES = 100
const RETRY_AFTER_SECONDS = '2'

/**
 * Limits concurrent changes. Refusing must be nearly free, or a flood of requests leaves no time for the
 * accepted ones; so the answers are prepared.
 */
export function limitChanges(common: Record<string, string>, onRefused: () => void) {
  const answerIn = ({ refusals }: Copy) => {
    const body = Buffer.from(`${refusals.busy}\n`)
    const headers = Object.entries({
      ...common,
      ...plainTextHeaders,
      'content-length': String(body.length),
      'retry-after': RETRY_AFTER_SECONDS,
    }).flat()
    return { body, headers, closeHeaders: [...headers, 'connection', 'close'] }
  }
  const answers = Object.fromEntries(locales.map((locale) => [locale, answerIn(copy[locale])])) as Record<
    Locale,
    ReturnType<typeof answerIn>
  >
  let active = 0

  /** Counts a change only once its body has arrived, so that slow senders occupy no slots. */
  function count(request: IncomingMessage, response: ServerResponse) {
    let isCounted = true
    active++
    const leave = () => {
      if (isCounted) active--
      isCounted = false
    }
    setImmediate(() => {
      if (request.complete || response.closed) return
      leave()
      request.once('end', () => {
        if (response.closed) return
        isCounted = true
        active++
      })
    })
    response.once('close', leave)
  }

  return {
    /** Returns false if there are too many changes, after answering this one. */
    admit(request: IncomingMessage, response: ServerResponse): boolean {
      if (active < MAX_ACTIVE_CHANGES) {
        count(request, response)
        return true
      }
      onRefused()
      const { body, headers, closeHeaders } = answers[localeOfPath(request.url ?? '')]
      response.writeHead(503, isShort(request) ? headers : closeHeaders)
      response.end(body)
      return false
    },
  }
}

/**
 * Returns whether the unread rest of a request is so short that reading it is cheaper than a new connection.
 */
function isShort(request: IncomingMessage): boolean {
  return Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= SHORT_BODY_BYTES
}

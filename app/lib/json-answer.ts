import type { RouterContextProvider } from 'react-router'
import { RETRY_AFTER_SECONDS, reportOutage } from './report-outage.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

/** Returns a JSON response that no cache may store. */
export function jsonAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** Returns a 429 response that tells the browser how many seconds to wait. */
export function tooMany(error: string, retryAfterSeconds: number): Response {
  return jsonAnswer({ error, retryAfterSeconds }, 429, { 'Retry-After': String(retryAfterSeconds) })
}

/**
 * Runs `work`. If the database is down or overloaded, reports the outage and returns a 503 response that
 * suggests a retry.
 */
export async function orLater(args: Args, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    reportOutage(args, error)
    const later = { error: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS }
    return jsonAnswer(later, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
  }
}

/** Returns a 404 response for GET requests to an address that only accepts data. */
export const nothingToRead = () => jsonAnswer({ error: 'nothing-to-read' }, 404)

import type { RouterContextProvider } from 'react-router'
import { isLocale } from '#domain/locale.ts'
import type { ChatVisit } from '#server/chat/chat.ts'
import { visitContext } from '../context.ts'
import { RETRY_AFTER_SECONDS, reportOutage } from '../report-outage.ts'

type Args = { context: Readonly<RouterContextProvider>; request: Request }

const noStore = { 'Cache-Control': 'no-store' }

/** Reads what a visitor's browser sent to the chat, as JSON or as a form, with what is known of the visit. */
export async function readChatRequest({ context, request }: Args): Promise<ChatVisit> {
  const { addressKey, gone, locale, viewer } = context.get(visitContext)
  const fields = await readFields(request)
  return {
    fields,
    headers: request.headers,
    addressKey,
    locale: isLocale(fields.locale) ? fields.locale : locale,
    viewer: await viewer(),
    signal: gone,
  }
}

async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get('content-type')?.startsWith('application/json')) {
    return (await request.json()) as Record<string, unknown>
  }
  return Object.fromEntries(await request.formData())
}

/** Returns a JSON response that no cache may store. */
export function chatAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...noStore, ...headers } })
}

/** Returns a 429 response that tells the browser how many seconds to wait. */
export function tooMany(error: string, retryAfterSeconds: number): Response {
  return chatAnswer({ error, retryAfterSeconds }, 429, { 'Retry-After': String(retryAfterSeconds) })
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
    return chatAnswer(later, 503, { 'Retry-After': String(RETRY_AFTER_SECONDS) })
  }
}

/** Returns a 404 response for GET requests to an address that only accepts data. */
export const nothingToRead = () => chatAnswer({ error: 'nothing-to-read' }, 404)

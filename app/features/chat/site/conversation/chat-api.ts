import type { ChatRefusal, FailureKind, WireConversation } from '#domain/chat/wire.ts'
import { type ReplyPart, readReplyStream } from './reply-stream.ts'

/** Why a message was not accepted. The visitor's text is kept. */
export type Refusal =
  | { kind: 'limit'; limit: 'session' | 'address' | 'global'; retryAfterSeconds: number }
  | { kind: 'pending' }
  | { kind: 'too-long' }
  /** There is nothing to retry, because the reply is complete by now. */
  | { kind: 'answered' }
  | { kind: 'failure'; failure: FailureKind }

type SentMessage = { message: string; page: string; locale: string; retryOf?: number | undefined }

/** The server needs a moment to store a stopped reply and accepts no other message until then. */
const PENDING_TRIES = 3
const PENDING_MS = 700

/** Sends a message. Returns the reply as a stream of parts, or why there is none. */
export async function sendMessage(
  sent: SentMessage,
  signal: AbortSignal,
): Promise<{ reply: AsyncIterable<ReplyPart> } | { refusal: Refusal }> {
  for (let attempt = 1; ; attempt++) {
    const response = await postJson('/api/chat', sent, { signal })
    if (response.ok && response.body) return { reply: readReplyStream(response.body) }
    const refusal = refusalOf(response.status, await response.json().catch(() => ({})))
    if (refusal.kind !== 'pending' || attempt === PENDING_TRIES) return { refusal }
    await new Promise((resolve) => setTimeout(resolve, PENDING_MS))
  }
}

function refusalOf(status: number, { error, ...more }: Partial<ChatRefusal>): Refusal {
  switch (error) {
    case 'pending':
      return { kind: 'pending' }
    case 'nothing-to-retry':
      return { kind: 'answered' }
    case 'session':
    case 'address':
    case 'global':
      return { kind: 'limit', limit: error, ...{ retryAfterSeconds: 60, ...more } }
  }
  if (status === 400 || status === 413) return { kind: 'too-long' }
  if (status === 429 || status === 503) return { kind: 'failure', failure: 'high-traffic' }
  return { kind: 'failure', failure: status === 404 ? 'being-set-up' : 'default' }
}

/** Returns this browser's conversation, or only its messages after the id `after`; null if there is none. */
export async function readConversation(
  after: number,
  signal?: AbortSignal,
): Promise<WireConversation | null> {
  const { conversation } = await getJson<{ conversation: WireConversation | null }>(
    after > 0 ? `/api/chat?after=${after}` : '/api/chat',
    signal,
  )
  return conversation
}

/**
 * Returns the JSON from an address.
 * @throws if the response is an error or the connection is lost
 */
export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal: signal ?? null })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response.json()
}

/**
 * Sends data and returns the JSON of the response.
 * @throws if the response is an error or the connection is lost
 */
export async function sendJson<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await postJson(path, body)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response.json()
}

/** Sends data as JSON. */
export function postJson(path: string, body: unknown, options: RequestInit = {}): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  })
}

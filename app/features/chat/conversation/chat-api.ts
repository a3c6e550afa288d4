import type { ChatRefusal, FailureKind, WireConversation } from '#domain/chat/wire.ts'
import { type ReplyPart, readReplyStream } from './reply-stream.ts'

/** Why a message was not taken; what was typed is not lost then. */
export type Refusal =
  | { kind: 'limit'; limit: 'session' | 'address' | 'global'; retryAfterSeconds: number }
  | { kind: 'pending' }
  | { kind: 'too-long' }
  /** There is nothing to try again: the reply is whole by now. */
  | { kind: 'answered' }
  | { kind: 'failure'; failure: FailureKind }

export type Question = { message: string; page: string; locale: string; retryOf?: number | undefined }

/** A reply that was stopped is put away by the server in a moment; until then it takes no other question. */
const PENDING_TRIES = 3
const PENDING_MS = 700

/** Sends a message. What comes back is the reply as it arrives, or why there is none. */
export async function askAssistant(
  question: Question,
  signal: AbortSignal,
): Promise<{ reply: AsyncIterable<ReplyPart> } | { refusal: Refusal }> {
  for (let turn = 1; ; turn++) {
    const response = await postJson('/api/chat', question, { signal })
    if (response.ok && response.body) return { reply: readReplyStream(response.body) }
    const refusal = refusalOf(response.status, await response.json().catch(() => ({})))
    if (refusal.kind !== 'pending' || turn === PENDING_TRIES) return { refusal }
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

/** The conversation that belongs to this browser, or its messages after one. */
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

export async function getJson<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, signal: signal ?? null })
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response.json()
}

/** Sends what a visitor confirmed. A refusal and a lost network end the same way, for whoever has to tell it. */
export async function sendJson<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await postJson(path, body)
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return response.json()
}

export function postJson(path: string, body: unknown, options: RequestInit = {}): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...options,
  })
}

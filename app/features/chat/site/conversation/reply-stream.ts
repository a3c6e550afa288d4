import type { ChatDataParts } from '#domain/chat/wire.ts'

/** The parts of a UI message stream that the chat uses; it ignores all others. */
export type ReplyPart =
  | { type: 'text-delta'; delta: string }
  | { type: 'data-actions'; data: ChatDataParts['actions'] }
  | { type: 'data-state'; data: ChatDataParts['state'] }
  | { type: 'data-failure'; data: ChatDataParts['failure'] }
  | { type: 'error'; errorText: string }
  | { type: 'finish' }

/**
 * Reads a reply in the format of the AI SDK's UI message stream: server-sent events with one JSON part each.
 * It ends with the stream; only a `finish` part means that the reply is complete.
 */
export async function* readReplyStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ReplyPart> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest += decoder.decode(value, { stream: !done })
      const lines = rest.split(/\r?\n/)
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) {
        const part = partOf(line)
        if (part) yield part
      }
      if (done) return
    }
  } finally {
    reader.releaseLock()
  }
}

function partOf(line: string): ReplyPart | undefined {
  if (!line.startsWith('data:')) return undefined
  const data = line.slice(5).trim()
  if (data === '[DONE]') return { type: 'finish' }
  try {
    const part: unknown = JSON.parse(data)
    return typeof part === 'object' && part !== null && 'type' in part ? (part as ReplyPart) : undefined
  } catch {
    // The connection broke in the middle of a line.
    return undefined
  }
}

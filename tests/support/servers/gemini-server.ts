import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GeminiCall = {
  model: string
  /** `generateContent` or `streamGenerateContent`. */
  method: string
  key: string | undefined
  query: string
  body: {
    systemInstruction?: { parts: { text: string }[] }
    contents: { role: string; parts: { text?: string }[] }[]
    generationConfig?: { maxOutputTokens?: number }
    tools?: unknown
  }
}

/** Writes the answer to one call. */
export type GeminiBehaviour = (response: ServerResponse, call: GeminiCall) => void

type Candidate = { text?: string; thought?: boolean; call?: { name: string; args: unknown }; reason?: string }

function event({ text, thought, call, reason }: Candidate): string {
  const parts = [
    ...(text === undefined ? [] : [{ text, ...(thought ? { thought } : {}) }]),
    ...(call ? [{ functionCall: call }] : []),
  ]
  const content = parts.length > 0 ? { content: { role: 'model', parts } } : {}
  const candidate = { ...content, ...(reason ? { finishReason: reason } : {}), index: 0 }
  return `data: ${JSON.stringify({ candidates: [candidate], modelVersion: 'test' })}\r\n\r\n`
}

function beginStream(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

/** Streams these texts and ends normally. */
export function says(...texts: string[]): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    for (const text of texts) response.write(event({ text }))
    response.end(event({ text: '', reason: 'STOP' }))
  }
}

type Proposal = { name: string; args: unknown }

/** Streams a text and calls functions. */
export function proposes(text: string, ...calls: Proposal[]): GeminiBehaviour {
  return streams(text ? [text] : [], calls)
}

/** Streams these texts, then these calls, and ends normally. */
export function streams(texts: readonly string[], calls: readonly Proposal[]): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    for (const text of texts) response.write(event({ text }))
    for (const call of calls) response.write(event({ call }))
    response.end(event({ reason: 'STOP' }))
  }
}

/** Streams a thought before the text. Visitors must never see thoughts. */
export function thinksAndSays(thought: string, text: string): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    response.write(event({ text: thought, thought: true }))
    response.end(event({ text, reason: 'STOP' }))
  }
}

const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
}

/** Answers with an error. */
export function refuses(code: number, { message = 'no', headers = {} } = {}): GeminiBehaviour {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { code, message, status: statusNames[code] ?? 'UNKNOWN' } }))
  }
}

/** Answers 200 without any candidate. */
export const blocksThePrompt: GeminiBehaviour = (response) => {
  beginStream(response)
  response.end(`data: ${JSON.stringify({ promptFeedback: { blockReason: 'SAFETY' } })}\r\n\r\n`)
}

/** Ends with this reason, with or without a text. */
export function endsWith(reason: string, text?: string): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    response.end(event(text === undefined ? { reason } : { text, reason }))
  }
}

/** Ends normally without a text. */
export const saysNothing: GeminiBehaviour = (response) => {
  beginStream(response)
  response.end()
}

/** Accepts the request and never answers. */
export const hangs: GeminiBehaviour = () => {}

/** Streams these texts, then stays silent and never ends. */
export function saysThenHangs(...texts: string[]): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    for (const text of texts) response.write(event({ text }))
  }
}

/** Streams one text every `everyMs` milliseconds. */
export function drips(texts: string[], everyMs: number): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    const rest = [...texts]
    const timer = setInterval(() => {
      const text = rest.shift()
      if (text === undefined) {
        clearInterval(timer)
        response.end(event({ reason: 'STOP' }))
      } else response.write(event({ text }))
    }, everyMs)
    response.on('close', () => clearInterval(timer))
  }
}

/** Answers with HTML, which is not the service's format. */
export const talksGarbage: GeminiBehaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<html><body>Sign in to the hotel network</body></html>')
}

export const streamsGarbage: GeminiBehaviour = (response) => {
  beginStream(response)
  response.end('data: {"candidates": [{"content": \r\n\r\ndata: }{ not json\r\n\r\n')
}

/** Streams these texts, then breaks the connection. */
export function isCutAfter(...texts: string[]): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    for (const text of texts) response.write(event({ text }))
    setImmediate(() => response.destroy())
  }
}

/** Streams these texts, then closes without a reason to end. */
export function endsTooSoonAfter(...texts: string[]): GeminiBehaviour {
  return (response) => {
    beginStream(response)
    for (const text of texts) response.write(event({ text }))
    response.end()
  }
}

export type GeminiServer = Awaited<ReturnType<typeof startGeminiServer>>

/** Starts a local server with the text service's API that answers as a test tells it. */
export async function startGeminiServer() {
  const calls: GeminiCall[] = []
  let behaviour: (call: GeminiCall, number: number) => GeminiBehaviour = () => says('Hello.')
  let aborted = 0

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const url = new URL(request.url ?? '', 'http://local')
    const [, model = '', method = ''] = /\/models\/([^:]+):(\w+)$/.exec(url.pathname) ?? []
    const key = request.headers['x-goog-api-key']
    const call: GeminiCall = { model, method, key: String(key), query: url.search, body: JSON.parse(text) }
    calls.push(call)
    response.on('close', () => {
      if (!response.writableFinished) aborted++
    })
    behaviour(call, calls.length)(response, call)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1beta`,
    calls,
    /** Returns how many answers were aborted by the client. */
    aborted: () => aborted,
    /** Answers every further call with this behaviour. */
    behave(next: GeminiBehaviour) {
      behaviour = () => next
      calls.length = 0
    },
    /** Answers the calls with these behaviours in turn, then with the last one for ever. */
    behaveInTurn(...next: GeminiBehaviour[]) {
      calls.length = 0
      behaviour = (_call, number) => (next[number - 1] ?? next.at(-1)) as GeminiBehaviour
    },
    /** Answers each model's calls with its own behaviour. */
    behaveByModel(byModel: Record<string, GeminiBehaviour>) {
      calls.length = 0
      behaviour = (call) => byModel[call.model] ?? refuses(404)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

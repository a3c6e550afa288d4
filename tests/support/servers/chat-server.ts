import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WireConversation, WireMessage } from '#domain/chat/wire.ts'

/** A step of the server's answer to a message: it is written to the stream, or waited for. */
export type Step = string | { part: object } | { hold: Promise<unknown> } | 'cut'
export type Reply = { steps: Step[]; status?: WireMessage['status'] } | { refuse: number; body?: object }

export type ChatServer = {
  url: string
  /** The requests to the chat, in order. */
  asked: { path: string; body: Record<string, unknown> }[]
  conversation: WireConversation | null
  /** The next replies; after the last one the server echoes. */
  replies: Reply[]
  answers: Record<string, { status: number; body: object }>
  /**
   * Whether all requests to the chat fail, as with a lost connection. (A single failure is not enough,
   * because browsers retry by themselves.)
   */
  isDown: boolean
  close(): Promise<void>
}

/**
 * Starts a proxy in front of the site that implements the chat's protocol, so that a test controls the
 * assistant's replies and their timing. All other requests go to the site.
 */
export async function startChatServer(siteUrl: string): Promise<ChatServer> {
  const chat: ChatServer = {
    url: '',
    asked: [],
    conversation: null,
    replies: [],
    answers: {},
    isDown: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const server = createServer((incoming, response) => {
    const path = incoming.url?.split('?')[0] ?? ''
    if (!/^\/api\/chat(\/(?!words)|$)/.test(path)) return passOn(siteUrl, incoming, response)
    if (chat.isDown) return incoming.destroy()
    answer(chat, path, incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  chat.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return chat
}

async function answer(chat: ChatServer, path: string, incoming: IncomingMessage, response: ServerResponse) {
  if (incoming.method === 'GET' && path === '/api/chat') {
    const after = Number(new URL(incoming.url ?? '', chat.url).searchParams.get('after') ?? 0)
    const found = chat.conversation && {
      ...chat.conversation,
      messages: chat.conversation.messages.filter(({ id }) => id > after),
    }
    return json(response, 200, { conversation: found })
  }
  const body = incoming.method === 'POST' ? bodyOf(incoming, await textOf(incoming)) : {}
  chat.asked.push({ path, body })
  if (path === '/api/chat') return stream(chat, body, response)
  if (path === '/api/chat/hand-over') {
    chat.conversation ??= newConversation()
    chat.conversation.mode = 'waiting'
    const { messages } = chat.conversation
    if (body.message) messages.push(newMessage(messages, 'visitor', body.message))
  }
  const { status, body: given } = chat.answers[path] ?? { status: 200, body: {} }
  return json(response, status, given)
}

async function stream(
  chat: ChatServer,
  asked: { message: string; retryOf?: number },
  response: ServerResponse,
) {
  const reply = chat.replies.shift() ?? { steps: [`You said: ${asked.message}`] }
  if ('refuse' in reply) return json(response, reply.refuse, reply.body ?? {})
  chat.conversation ??= newConversation()
  const { conversation } = chat
  const { messages } = conversation
  if (asked.retryOf === undefined) messages.push(newMessage(messages, 'visitor', asked.message))
  else messages.splice(messages.findIndex(({ id }) => id === asked.retryOf) + 1)
  const messageId = asked.retryOf ?? messages.at(-1)?.id
  const stored: WireMessage = { ...newMessage(messages, 'assistant', ''), status: reply.status }
  const write = (part: object) => response.write(`data: ${JSON.stringify(part)}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.on('close', () => {
    if (response.writableFinished) return
    stored.status = 'stopped'
    if (stored.text) messages.push(stored)
  })
  write({ type: 'start' })
  write({ type: 'text-start', id: 't' })
  for (const step of reply.steps) {
    if (step === 'cut') return response.destroy()
    if (typeof step === 'string') {
      stored.text += step
      write({ type: 'text-delta', id: 't', delta: step })
    } else if ('part' in step) {
      if ('type' in step.part && step.part.type === 'data-actions' && 'data' in step.part) {
        stored.actions = step.part.data as NonNullable<WireMessage['actions']>
      }
      write(step.part)
    } else {
      await step.hold
      if (response.destroyed) return
    }
  }
  if (stored.text) messages.push(stored)
  const { mode, serviceInterest, urgencyLevel, language } = conversation
  const replyId = stored.text ? stored.id : null
  const state = { messageId, replyId, mode, serviceInterest, urgencyLevel, language }
  write({ type: 'text-end', id: 't' })
  write({ type: 'data-state', data: state })
  write({ type: 'finish' })
  response.end('data: [DONE]\n\n')
}

/** Returns an empty conversation. */
export function newConversation(): WireConversation {
  return {
    id: 'conv_test1',
    mode: 'assistant',
    language: 'en',
    serviceInterest: null,
    urgencyLevel: null,
    contactInfo: {},
    rating: null,
    pending: false,
    messages: [],
  }
}

export function newMessage(
  messages: WireMessage[],
  sender: WireMessage['sender'],
  text: string,
): WireMessage {
  return { id: (messages.at(-1)?.id ?? 0) + 1, sender, text, timestamp: new Date().toISOString() }
}

function json(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

/** The chat's scripts send JSON, except for the booking form. */
function bodyOf({ headers }: IncomingMessage, text: string) {
  const isJson = headers['content-type']?.startsWith('application/json')
  return isJson ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function passOn(siteUrl: string, incoming: IncomingMessage, response: ServerResponse) {
  const { method, url, headers } = incoming
  const passed = request(siteUrl + url, { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  passed.on('error', () => response.destroy())
  incoming.pipe(passed)
}

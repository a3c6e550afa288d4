import { createGeminiModels } from '#server/adapters/gemini.ts'
import { type ChatOptions, type ChatVisit, createChat } from '#server/chat/chat.ts'
import type { BuiltInAnswer, BuiltInReply } from '#server/chat/messages/built-in-answer.ts'
import { createRepliesUnderWay } from '#server/chat/messages/replies-under-way.ts'
import type { Database } from '#server/database/open-database.ts'
import { createCookies } from '#server/http/cookies.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createPersonKey } from '#server/privacy/person-key.ts'
import { createSigner } from '#server/signing.ts'

/** Parts of a reply's stream, as the browser gets them. */
export type StreamPart = { type: string; delta?: string; data?: Record<string, unknown> }

export type Sent = {
  status: number
  /** All text deltas joined. */
  text: string
  parts: StreamPart[]
  actions: unknown
  state: Record<string, unknown> | undefined
  failure: unknown
  refusal: Record<string, unknown> | undefined
}

/** A built-in assistant that knows only prices and greetings. */
export const knowsPrices: BuiltInAnswer = (question) => {
  if (/boom/.test(question)) throw new Error('the built-in assistant broke')
  const reply: BuiltInReply = {
    text: 'I do not know that.',
    actions: [{ kind: 'hand-over' }],
    known: false,
    topic: 'unknown',
    isNeed: false,
  }
  if (!/price|cost|bot/.test(question)) return reply
  return {
    ...reply,
    text: 'The business bot costs ₹19,999 and ₹2,999 a month.',
    actions: [{ kind: 'price-card', group: 'smb', ids: ['businessBot'] }],
    facts: ['Price (group smb, id businessBot): Business bot: ₹19,999 set-up + ₹2,999/month.'],
    known: true,
    topic: 'price',
    isNeed: true,
  }
}

type Changes = Partial<ChatOptions> & { gemini?: { url: string; models?: string[] } }

/** Sets up the chat on a database, with a browser that keeps its cookie. */
export function startTestChat(database: Database, { gemini, ...changes }: Changes = {}) {
  const errors: unknown[] = []
  const keep = (details: unknown) => {
    errors.push(details)
  }
  const chat = createChat({
    database,
    clock: () => new Date(),
    logger: { warn: keep, error: keep, info: keep } as unknown as ChatOptions['logger'],
    messageHost: 'example.test',
    siteUrl: 'https://www.example.test',
    metrics: createMetrics(),
    rateLimits: createRateLimits(true),
    cookies: createCookies('http://localhost'),
    conversationSigner: createSigner('a secret of at least 32 characters', 'conversation'),
    personKey: createPersonKey('a secret of at least 32 characters'),
    outbox: { wake: () => {} },
    links: { whatsAppNumber: '919876543210' },
    models: gemini
      ? createGeminiModels({ apiKey: 'a-key', url: gemini.url, models: gemini.models ?? ['first', 'second'] })
      : [],
    loadAnswer: async () => knowsPrices,
    repliesUnderWay: createRepliesUnderWay(),
    patience: { firstTokenMs: 1_500, wholeMs: 3_000 },
    ...changes,
  })

  function newBrowser(addressKey = '192.0.2.1') {
    let cookie = ''
    const visit = (fields: Record<string, unknown>, signal?: AbortSignal): ChatVisit => ({
      fields,
      headers: new Headers(cookie ? { cookie } : {}),
      addressKey,
      locale: 'en',
      viewer: undefined,
      signal: signal ?? new AbortController().signal,
    })
    const keepCookie = (header: string | null | undefined) => {
      if (header) cookie = header.split(';')[0] ?? ''
    }
    /** Sends a message. Returns the whole reply, or its stream. */
    async function begin(fields: Record<string, unknown>, signal?: AbortSignal) {
      const outcome = await chat.answerMessage(visit(fields, signal))
      if (outcome.kind === 'refused') return outcome
      keepCookie(outcome.response.headers.get('set-cookie'))
      return outcome
    }
    async function send(message: string, more: Record<string, unknown> = {}): Promise<Sent> {
      const outcome = await begin({ message, ...more })
      if (outcome.kind === 'refused') return { ...emptySent, status: 0, refusal: outcome.refusal }
      return readSent(outcome.response)
    }
    return {
      begin,
      send,
      visit,
      open: (after = 0) => chat.open(visit({}).headers, after),
      confirmLead: (fields: Record<string, unknown> = {}) => chat.confirmLead(visit(fields)),
      async handOver(fields: Record<string, unknown> = {}) {
        const outcome = await chat.handOver(visit(fields))
        if (outcome.kind === 'handed-over') keepCookie(outcome.cookie)
        return outcome
      },
      rate: (rating: unknown) => chat.rate(visit({ rating })),
    }
  }

  return { chat, errors, newBrowser }
}

const emptySent: Sent = {
  status: 200,
  text: '',
  parts: [],
  actions: undefined,
  state: undefined,
  failure: undefined,
  refusal: undefined,
}

/** Reads a whole reply from its stream. */
export async function readSent(response: Response): Promise<Sent> {
  const body = await response.text()
  const parts = body
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)) as StreamPart)
  const dataOf = (type: string) => parts.find((part) => part.type === type)?.data
  return {
    ...emptySent,
    status: response.status,
    text: parts.map(({ delta }) => delta ?? '').join(''),
    parts,
    actions: dataOf('data-actions'),
    state: dataOf('data-state'),
    failure: dataOf('data-failure')?.kind,
  }
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { Locale } from '#domain/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { EmailDelivery } from '#server/email/delivery/deliver-emails.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Logger } from '#server/logger.ts'
import type { PersonKey } from '#server/privacy/person-key.ts'
import type { Signer } from '#server/signing.ts'
import { chatStatistics } from './chat-statistics.ts'
import { createConversationCookie } from './conversation-cookie.ts'
import type { BuiltInAnswer, BuiltInContext } from './messages/built-in-answer.ts'
import type { RepliesUnderWay } from './messages/replies-under-way.ts'
import type { MessageCaps } from './messages/take-message.ts'
import type { Patience } from './model/ask-models.ts'
import type { TextModel } from './model/language-model.ts'
import { createModelService } from './model/model-service.ts'
import { rateConversation } from './rate-conversation.ts'

export type ChatOptions = {
  database: Database
  clock: Clock
  logger: Pick<Logger, 'warn' | 'error' | 'info'>
  messageHost: string
  siteUrl: string
  rateLimits: RateLimits
  metrics: Pick<Metrics, 'chatReplies'>
  cookies: Cookies
  conversationSigner: Signer
  personKey: PersonKey
  outbox: Pick<EmailDelivery, 'wake'>
  links: BuiltInContext['links']
  /** The models in the order in which they are tried; empty without a key. */
  models: readonly TextModel[]
  loadAnswer: () => Promise<BuiltInAnswer>
  repliesUnderWay: RepliesUnderWay
  caps?: MessageCaps
  callsPerDay?: number
  patience?: Patience
}

export type ChatVisit = {
  fields: Record<string, unknown>
  headers: Headers
  addressKey: string
  locale: Locale
  viewer: Viewer | undefined
  signal: AbortSignal
}

const usualCaps = { perSession: chatLimits.messagesPerSession, perDay: chatLimits.messagesPerDay }
/** The largest PostgreSQL integer stands for no limit. */
const noCaps = { perSession: 2 ** 31 - 1, perDay: 2 ** 31 - 1 }
/** Time for replies in progress to finish when the process stops. */
const LAST_WORDS_MS = 4_000

/**
 * Creates the use cases of the chat. Their modules are loaded when a visitor first writes, which keeps the
 * start fast and small.
 */
export function createChat(options: ChatOptions) {
  const { logger, rateLimits, models, cookies, conversationSigner } = options
  const cookie = createConversationCookie({ cookies, signer: conversationSigner })
  const ending = new AbortController()
  const deps = {
    ...options,
    caps: options.caps ?? (rateLimits.enabled ? usualCaps : noCaps),
    service: models.length > 0 ? createModelService(options) : undefined,
    onError: (error: unknown) => logger.error({ err: error }, 'the chat failed'),
  }
  const fetchWriters = () =>
    Promise.all([import('ai'), import('./messages/answer-message.ts'), options.loadAnswer()])
  const visitorOf = (visit: ChatVisit) => ({
    conversationId: cookie.read(visit.headers),
    userId: visit.viewer?.id,
    locale: visit.locale,
  })

  return {
    async open(headers: Headers, after: number) {
      // A visitor who opens the chat will probably write soon.
      void fetchWriters().catch(deps.onError)
      const { openConversation } = await import('./open-conversation.ts')
      return openConversation(deps, cookie.read(headers), after)
    },

    /** Returns the reply's stream, with the cookie of the conversation. */
    async answerMessage(visit: ChatVisit) {
      const signal = AbortSignal.any([visit.signal, ending.signal])
      const [{ createUIMessageStreamResponse }, { answerMessage }, answer] = await fetchWriters()
      const outcome = await answerMessage({ ...deps, answer }, { ...visit, ...visitorOf(visit), signal })
      if (outcome.kind === 'refused') return outcome
      const headers = { 'set-cookie': cookie.write(outcome.conversationId), 'cache-control': 'no-store' }
      return {
        kind: 'answering' as const,
        response: createUIMessageStreamResponse({ stream: outcome.stream, headers }),
      }
    },

    async confirmLead(visit: ChatVisit) {
      const limit = await rateLimits.take('chatLead', visit.addressKey)
      if (!limit.ok) return { kind: 'too-many' as const, retryAfterSeconds: limit.retryAfterSeconds }
      const { conversationId } = visitorOf(visit)
      const { confirmLead } = await import('./confirm-lead.ts')
      return confirmLead(deps, conversationId, visit)
    },

    async handOver(visit: ChatVisit) {
      const kind = visit.fields.asked === true ? 'askForPerson' : 'handOver'
      const limit = await rateLimits.take(kind, visit.addressKey)
      if (!limit.ok) return { kind: 'too-many' as const, retryAfterSeconds: limit.retryAfterSeconds }
      const { handOver } = await import('./hand-over.ts')
      const conversationId = await handOver(deps, visitorOf(visit), visit.fields)
      return { kind: 'handed-over' as const, cookie: conversationId && cookie.write(conversationId) }
    },

    rate: (visit: ChatVisit) => rateConversation(deps, cookie.read(visit.headers), visit.fields.rating),

    /** Returns the conversation of a browser, for use cases outside the chat. */
    conversationOf: (headers: Headers) => cookie.read(headers),

    statistics: (viewer: Viewer | undefined) => chatStatistics(deps, viewer),

    /** Lets replies in progress finish within the time limit, then aborts them. */
    finishSoon() {
      setTimeout(() => ending.abort(), LAST_WORDS_MS).unref()
    },
  }
}

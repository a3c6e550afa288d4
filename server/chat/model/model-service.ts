import { chatLimits } from '#domain/chat/chat-limits.ts'
import { createCircuitBreaker } from '#server/circuit-breaker.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'
import type { Logger } from '#server/logger.ts'
import type { ModelService, Patience } from './ask-models.ts'
import type { TextModel } from './language-model.ts'
import { takeDaily } from './usage.ts'

export type ModelServiceOptions = {
  database: Database
  clock: Clock
  logger: Pick<Logger, 'warn' | 'error'>
  messageHost: string
  models: readonly TextModel[]
  callsPerDay?: number
  patience?: Patience
}

const defaultPatience: Patience = {
  firstTokenMs: chatLimits.firstTokenTimeoutMs,
  wholeMs: chatLimits.replyTimeoutMs,
}

/**
 * Creates the model service with circuit breaker, daily limit, and a mail to the owner if the key is refused.
 */
export function createModelService(options: ModelServiceOptions): ModelService {
  const { database, clock, logger, messageHost, models, patience = defaultPatience } = options
  const { callsPerDay = chatLimits.modelCallsPerDay } = options

  async function notifyOwner(model: string) {
    await database.write(async (trx) => {
      const now = clock()
      // One mail a day is enough.
      if (!(await takeDaily(trx, 'key-notice', 1, now))) return
      await enqueueEmails(
        trx,
        [{ template: 'model-key-refused', to: TO_OWNER, locale: 'en', data: { model } }],
        now,
        messageHost,
      )
    })
  }

  return {
    models,
    patience,
    breaker: createCircuitBreaker(clock),
    takeCall: () => database.write((trx) => takeDaily(trx, 'model-call', callsPerDay, clock())),
    onFailure(model, failure) {
      logger.warn({ model, failure: failure.kind }, 'a text model failed')
      if (failure.kind !== 'key-refused') return
      notifyOwner(model).catch((error: unknown) => logger.error({ err: error }, 'the owner was not told'))
    },
  }
}

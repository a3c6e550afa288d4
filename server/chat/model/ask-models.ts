import { setTimeout as sleep } from 'node:timers/promises'
import type { CircuitBreaker } from '#server/circuit-breaker.ts'
import type { TextModel } from './language-model.ts'
import { consequences, type ModelFailure } from './model-failure.ts'
import { type ModelOutcome, type ModelPart, type ModelRequest, streamModel } from './stream-model.ts'

export type Patience = {
  /** Time limit for the first words, over all attempts. */
  firstTokenMs: number
  /** Time limit for the whole reply. */
  wholeMs: number
}

export type ModelService = {
  /** The models in the order in which they are tried. */
  models: readonly TextModel[]
  breaker: CircuitBreaker
  /** Counts one call; returns false once the daily limit is reached. */
  takeCall(): Promise<boolean>
  patience: Patience
  /** Receives each failure, without any of the conversation. */
  onFailure(model: string, failure: ModelFailure): void
}

export type ServiceOutcome = { model: string | undefined } & (ModelOutcome | { kind: 'unavailable' })

/** Pause before a retry if the service states none. */
const RETRY_AFTER_MS = 300

/**
 * Asks the models in order, with one retry each where that may help, until one answers. After the first words
 * there are no retries, because the visitor may have seen them.
 */
export async function* askModels(
  service: ModelService,
  request: ModelRequest,
): AsyncGenerator<ModelPart, ServiceOutcome> {
  const { models, breaker, patience } = service
  if (models.length === 0 || !breaker.allows()) return { kind: 'unavailable', model: undefined }
  const began = performance.now()
  const left = (ms: number) => ms - (performance.now() - began)
  let last: ServiceOutcome = { kind: 'unavailable', model: undefined }

  for (const model of models) {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const firstTokenMs = Math.ceil(left(patience.firstTokenMs))
      if (firstTokenMs <= 0 || !(await service.takeCall())) return end(last)
      const { outcome, spoke } = yield* passOn(
        streamModel(model, request, { firstTokenMs, wholeMs: Math.ceil(left(patience.wholeMs)) }),
      )
      last = { ...outcome, model: model.name }
      if (outcome.kind !== 'failed') return end(last)
      service.onFailure(model.name, outcome.failure)
      const { retry } = consequences[outcome.failure.kind]
      const wait = outcome.failure.retryAfterMs ?? RETRY_AFTER_MS
      if (spoke) return end(last)
      if (!retry || attempt === 2 || wait >= left(patience.firstTokenMs)) break
      await sleep(wait, undefined, { signal: request.signal }).catch(() => {})
      if (request.signal.aborted) return end({ kind: 'stopped', model: model.name })
    }
    if (last.kind === 'failed' && !consequences[last.failure.kind].nextModel) break
  }
  return end(last)

  function end(outcome: ServiceOutcome): ServiceOutcome {
    if (outcome.kind === 'complete') breaker.succeeded()
    else if (outcome.kind !== 'failed') breaker.gaveUp()
    else if (consequences[outcome.failure.kind].countsAgainstService) breaker.failed()
    else breaker.succeeded()
    return outcome
  }
}

type Asked = Pick<ModelRequest, 'instructions' | 'maxOutputTokens' | 'signal'> & { material: string }

/** Asks the models for a text about some material; returns an empty one unless it is complete. */
export async function askForText(service: ModelService, { material, ...request }: Asked): Promise<string> {
  const messages: ModelRequest['messages'] = [{ role: 'user', content: material }]
  const parts = askModels(service, { ...request, messages, tools: {} })
  let text = ''
  for (;;) {
    const next = await parts.next()
    if (next.done) return next.value.kind === 'complete' ? text : ''
    if (next.value.kind === 'text') text += next.value.text
  }
}

/** Passes the parts on and records whether they contained text. */
async function* passOn(parts: AsyncGenerator<ModelPart, ModelOutcome>) {
  let spoke = false
  for (;;) {
    const next = await parts.next()
    if (next.done) return { outcome: next.value, spoke }
    spoke ||= next.value.kind === 'text'
    yield next.value
  }
}

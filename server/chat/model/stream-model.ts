import type { ModelMessage, ToolSet } from 'ai'
import type { TextModel } from './language-model.ts'
import type { ModelFailure } from './model-failure.ts'

export type ModelRequest = {
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  maxOutputTokens: number
  /** Aborts when the visitor no longer wants the reply. */
  signal: AbortSignal
}

export type ModelPart = { kind: 'text'; text: string } | { kind: 'proposal'; name: string; input: unknown }

export type ModelOutcome =
  | { kind: 'complete' }
  | { kind: 'stopped' }
  | { kind: 'failed'; failure: ModelFailure }

/** Asks a model once. Yields its text and proposals as they arrive, and returns the outcome. */
export async function* streamModel(
  model: TextModel,
  request: ModelRequest,
  patience: { firstTokenMs: number; wholeMs: number },
): AsyncGenerator<ModelPart, ModelOutcome> {
  const { streamText } = await import('ai')
  const { signal, ...prompt } = request
  // The SDK's time limit for the first words only starts with the service's response.
  const tooLate = new AbortController()
  const firstToken = setTimeout(() => tooLate.abort(), patience.firstTokenMs)
  const result = streamText({
    ...prompt,
    model: await model.load(),
    abortSignal: AbortSignal.any([signal, tooLate.signal]),
    timeout: { totalMs: patience.wholeMs },
    // The table of consequences decides about retries.
    maxRetries: 0,
    onError: () => {},
  })
  let hasText = false
  let failure: ModelFailure | undefined
  try {
    for await (const part of result.stream) {
      if (part.type === 'text-delta' && part.text) {
        hasText = true
        clearTimeout(firstToken)
        yield { kind: 'text', text: part.text }
      } else if (part.type === 'tool-call' && !part.invalid) {
        yield { kind: 'proposal', name: part.toolName, input: part.input }
      } else if (part.type === 'error') {
        failure ??= model.explain(part.error)
      } else if (part.type === 'abort') {
        if (!signal.aborted) failure ??= { kind: 'timeout' }
      } else if (part.type === 'finish') {
        failure ??= failureOfReason(part.finishReason, hasText)
      }
    }
  } catch (error) {
    failure ??= tooLate.signal.aborted ? { kind: 'timeout' } : model.explain(error)
  } finally {
    clearTimeout(firstToken)
  }
  if (signal.aborted) return { kind: 'stopped' }
  return failure ? { kind: 'failed', failure } : { kind: 'complete' }
}

/** Returns the failure of an abnormal end: no text, a filter, or a closed stream without a reason. */
function failureOfReason(reason: string, hasText: boolean): ModelFailure | undefined {
  if (!hasText || reason === 'content-filter') return { kind: 'no-text' }
  return reason === 'interrupted' || reason === 'error' ? { kind: 'garbled' } : undefined
}

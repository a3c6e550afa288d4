import type { ModelMessage, ToolSet } from 'ai'
import type { TextModel } from './language-model.ts'
import type { ModelFailure } from './model-failure.ts'

export type ModelRequest = {
  instructions: string
  messages: ModelMessage[]
  tools: ToolSet
  maxOutputTokens: number
  /** The visitor does not want it any more. */
  signal: AbortSignal
}

export type ModelPart = { kind: 'text'; text: string } | { kind: 'proposal'; name: string; input: unknown }

export type ModelOutcome =
  | { kind: 'complete' }
  | { kind: 'stopped' }
  | { kind: 'failed'; failure: ModelFailure }

/** Asks a model once. Gives its words and proposals as they come, and says at the end how it went. */
export async function* streamModel(
  model: TextModel,
  request: ModelRequest,
  patience: { firstTokenMs: number; wholeMs: number },
): AsyncGenerator<ModelPart, ModelOutcome> {
  const { streamText } = await import('ai')
  const { signal, ...prompt } = request
  // The SDK's own patience for the first words begins only once the service has answered at all.
  const tooLate = new AbortController()
  const firstToken = setTimeout(() => tooLate.abort(), patience.firstTokenMs)
  const result = streamText({
    ...prompt,
    model: await model.load(),
    abortSignal: AbortSignal.any([signal, tooLate.signal]),
    timeout: { totalMs: patience.wholeMs },
    // What is to be tried again, and when, is in the table of consequences.
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

/** An end that is no end: nothing was said, the filter stepped in, or the stream closed without a reason. */
function failureOfReason(reason: string, hasText: boolean): ModelFailure | undefined {
  if (!hasText || reason === 'content-filter') return { kind: 'no-text' }
  return reason === 'interrupted' || reason === 'error' ? { kind: 'garbled' } : undefined
}

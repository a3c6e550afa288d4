import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { BuiltInReply } from './built-in-answer.ts'
import type { TextModel } from './language-model.ts'
import { asProposal } from './proposals.ts'

const usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

/** The built-in assistant's reply as a language model of the SDK, so that there is one path for both. */
export function asTextModel(reply: BuiltInReply): TextModel {
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'built-in',
    modelId: 'built-in',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('the built-in assistant only streams')),
    doStream: async () => ({ stream: streamOf(partsOf(reply)) }),
  }
  return {
    name: 'built-in',
    load: async () => model,
    explain: () => ({ kind: 'garbled' }),
  }
}

function* partsOf({ text, actions }: BuiltInReply): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: 'text' }
  for (const delta of text.match(/\s*\S+\s*/g) ?? []) yield { type: 'text-delta', id: 'text', delta }
  yield { type: 'text-end', id: 'text' }
  for (const [index, action] of actions.entries()) {
    const { name, input } = asProposal(action)
    yield { type: 'tool-call', toolCallId: `call-${index}`, toolName: name, input: JSON.stringify(input) }
  }
  yield { type: 'finish', usage, finishReason: { unified: 'stop', raw: undefined } }
}

function streamOf<Part>(parts: Iterable<Part>): ReadableStream<Part> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

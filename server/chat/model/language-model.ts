import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelFailure } from './model-failure.ts'

/** A text model in the SDK's format, created by a vendor's adapter. */
export type TextModel = {
  name: string
  load(): Promise<LanguageModelV4>
  /** Returns the meaning of an error from the model. */
  explain(error: unknown): ModelFailure
}

import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelFailure } from './model-failure.ts'

/** A text model that can be asked, in the SDK's own shape; a vendor's adapter makes it. */
export type TextModel = {
  name: string
  load(): Promise<LanguageModelV4>
  /** What an error that came out of it means. */
  explain(error: unknown): ModelFailure
}

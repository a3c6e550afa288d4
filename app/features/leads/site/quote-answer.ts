import type { SendFailure } from '#app/lib/forms/why-failed.ts'
import type { ScoreCategory } from '#domain/leads/score/score-lead.ts'
import type { QuoteProblems } from '#server/leads/capture/submit-quote.ts'

type Fields = Partial<Record<string, string>>

/** The answer to the quote form. `fields` are what was sent, to refill the form. */
export type QuoteAnswer =
  | { kind: 'sent'; category: ScoreCategory; followUpDays: number; reference: string; receipt?: string }
  | { kind: 'invalid'; problems: QuoteProblems; fields: Fields }
  | { kind: 'too-many'; retryAfterSeconds: number; fields: Fields }
  /** The server is down or overloaded. */
  | { kind: 'unavailable'; fields: Fields }
  /** The body was not a form. */
  | { kind: 'malformed' }
  /** The browser got no answer from the form's action. */
  | SendFailure

/** A form with this field gets its answer as data, so that it is shown in the open page. */
export const ANSWER_FIELD = 'answer'

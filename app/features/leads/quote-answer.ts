import type { SendFailure } from '#app/why-failed.ts'
import type { ScoreCategory } from '#domain/leads/score-lead.ts'
import type { QuoteProblems } from '#server/leads/quote-form.ts'

export type QuoteValues = Partial<Record<string, string>>

/** What the contact page is told of a request that was sent. */
export type QuoteAnswer =
  | { kind: 'sent'; category: ScoreCategory; followUpDays: number; reference: string; receipt?: string }
  | { kind: 'invalid'; problems: QuoteProblems; values: QuoteValues }
  | { kind: 'too-many'; retryAfterSeconds: number; values: QuoteValues }
  /** Our side is down or has too much to do. */
  | { kind: 'unavailable'; values: QuoteValues }
  /** What arrived was no form. */
  | { kind: 'malformed' }
  /** Only the browser knows why no answer of the form's own came. */
  | SendFailure

/** The field that asks for this answer as data, to be shown in the page that is open already. */
export const ANSWER_FIELD = 'answer'

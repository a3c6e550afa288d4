import type { PageId } from '#content/pages.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import { englishQuestions } from './questions/en.ts'
import { hindiQuestions } from './questions/hi.ts'
import { romanisedQuestions } from './questions/hi-latn.ts'
import { swahiliQuestions } from './questions/sw.ts'

/** A question as somebody types it on a phone, and what a right answer to it must hold. */
export type Question = {
  question: string
  language: ReplyLanguage
  /** Every one of these must be in the answer; amounts as they are read: `24,999`. */
  holds: readonly (string | RegExp)[]
  page?: PageId
  /** What the visitor said before, oldest first. */
  earlier?: readonly string[]
  /** `false`: the assistant must say that it does not know. */
  known?: false
}

/** Written before the assistant was; it is tuned on these. */
export const questions: readonly Question[] = [
  ...englishQuestions,
  ...romanisedQuestions,
  ...hindiQuestions,
  ...swahiliQuestions,
]

import type { PageId } from '#content/pages.ts'
import type { ReplyLanguage } from '#domain/chat/conversation.ts'
import type { Question } from '../questions.ts'

type Extras = Pick<Question, 'earlier' | 'known'>

/** Makes the rows of one language: question, page, then what the answer must hold. */
export function asking(language: ReplyLanguage) {
  const ask = (question: string, page?: PageId, ...holds: (string | RegExp)[]): Question => ({
    question,
    language,
    holds,
    ...(page && { page }),
  })
  /** The same after something else was said. */
  const after = (earlier: readonly string[], row: Question, extras: Extras = {}): Question => ({
    ...row,
    ...extras,
    earlier,
  })
  /** Something that the site does not answer: it must say so. */
  const unknown = (question: string, page?: PageId): Question => ({
    ...ask(question, page),
    known: false,
  })
  return { ask, after, unknown }
}

import { questionLikeness } from '#domain/chat/group-questions.ts'
import type { Db, Trx } from '#server/database/open-database.ts'

export type OwnerAnswer = Awaited<ReturnType<typeof readOwnerAnswers>>[number]

/** A question with at least this share of common words gets the answer as it was written. */
const SAME_FROM = 0.8
/** Number of related answers that a model gets as facts. */
const MOST_FACTS = 5

/** Returns the answers that the team wrote, newest first. */
export function readOwnerAnswers(db: Db | Trx) {
  return db
    .selectFrom('owner_answers')
    .select(['id', 'question', 'answer', 'page', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Returns the answer to a question that is nearly the same; undefined if there is none. */
export function findOwnerAnswer(answers: readonly OwnerAnswer[], question: string): OwnerAnswer | undefined {
  return byLikeness(answers, question).find(({ likeness }) => likeness >= SAME_FROM)?.answer
}

/** Returns the answers that share words with a question, as facts for a model. */
export function ownerFacts(answers: readonly OwnerAnswer[], question: string): string[] {
  return byLikeness(answers, question)
    .filter(({ likeness }) => likeness > 0)
    .slice(0, MOST_FACTS)
    .map(({ answer }) => `Asked “${answer.question}”, we answer: ${answer.answer}`)
}

function byLikeness(answers: readonly OwnerAnswer[], question: string) {
  return answers
    .map((answer) => ({ answer, likeness: questionLikeness(answer.question, question) }))
    .toSorted((a, b) => b.likeness - a.likeness)
}

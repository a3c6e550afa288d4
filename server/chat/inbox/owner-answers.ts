import { pages } from '#content/pages.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { readOwnerAnswers } from '#server/chat/messages/owner-answers.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { type MessageRef, settleQuestions } from './unanswered-questions.ts'

/** Every message is compared with all answers. */
export const MOST_ANSWERS = 500

export type WrittenAnswer = {
  id: string
  question: string
  answer: string
  /** A key of the page table; empty if the answer links to no page. */
  page: string
}

export type AnswerOutcome =
  | { kind: 'saved' }
  | { kind: 'invalid'; problem: 'empty' | 'too-long' | 'too-many' }
  | { kind: 'gone' }

/** Returns the answers that the team wrote, newest first. */
export function listAnswers({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'chats:read')
  return readOwnerAnswers(database.db)
}

/** Saves an answer, which the assistant uses at once, and resolves the questions that it answers. */
export async function saveAnswer(
  deps: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  { id, page, ...typed }: WrittenAnswer,
  answered: readonly MessageRef[] = [],
): Promise<AnswerOutcome> {
  authorize(viewer, 'chats:write')
  if (!isRowId(id)) return { kind: 'gone' }
  const question = cleanLine(typed.question).trim()
  const answer = cleanText(typed.answer).trim()
  if (!question || !answer) return { kind: 'invalid', problem: 'empty' }
  const longest = Math.max(question.length, answer.length)
  if (longest > chatLimits.messageLength) return { kind: 'invalid', problem: 'too-long' }
  const at = deps.clock()
  const saved = await deps.database.write(async (trx): Promise<AnswerOutcome> => {
    const { count } = await trx
      .selectFrom('owner_answers')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('id', '<>', id)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_ANSWERS) return { kind: 'invalid', problem: 'too-many' }
    const row = {
      question,
      answer,
      page: Object.hasOwn(pages, page) ? page : null,
      updated_by: viewer.email,
      updated_at: at.toISOString(),
    }
    await trx
      .insertInto('owner_answers')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'answer.saved',
      subjectType: 'owner_answer',
      subjectId: id,
      at,
    })
    return { kind: 'saved' }
  })
  if (saved.kind === 'saved') await settleQuestions(deps, viewer, answered, true)
  return saved
}

/** Deletes an answer and returns it; the assistant no longer uses it. */
export async function deleteAnswer(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'deleted'; before: WrittenAnswer } | { kind: 'gone' }> {
  authorize(viewer, 'chats:write')
  if (!isRowId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const before = await trx
      .deleteFrom('owner_answers')
      .where('id', '=', id)
      .returning(['id', 'question', 'answer', 'page'])
      .executeTakeFirst()
    if (!before) return { kind: 'gone' as const }
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'answer.deleted',
      subjectType: 'owner_answer',
      subjectId: id,
      at: clock(),
    })
    return { kind: 'deleted' as const, before: { ...before, page: before.page ?? '' } }
  })
}

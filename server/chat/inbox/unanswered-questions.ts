import type { Viewer } from '#domain/accounts/viewer.ts'
import { groupQuestions } from '#domain/chat/group-questions.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isConversationId } from '#server/chat/ids.ts'
import type { Database } from '#server/database/open-database.ts'

/** Number of questions processed at a time; others follow once these are resolved. */
export const QUESTIONS_AT_ONCE = 500

export type UnansweredQuestion = {
  conversation_id: string
  id: number
  text: string
  /** The answer was unknown, or the model failed. */
  unanswered: 'unknown' | 'failed' | null
  page: string | null
  created_at: string
}

const openQuestions = (database: Database) =>
  database.db.selectFrom('chat_messages').where('unanswered', 'is not', null).where('is_settled', '=', false)

/** Counts the open questions without a good answer. */
export async function countUnanswered({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'chats:read')
  const { total } = await openQuestions(database)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns the open questions without a good answer, newest first, with similar ones grouped. */
export async function listUnanswered({ database }: { database: Database }, viewer: Viewer | undefined) {
  authorize(viewer, 'chats:read')
  const [questions, total] = await Promise.all([
    openQuestions(database)
      .select(['conversation_id', 'id', 'text', 'unanswered', 'page', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('conversation_id')
      .orderBy('id', 'desc')
      .limit(QUESTIONS_AT_ONCE)
      .execute(),
    countUnanswered({ database }, viewer),
  ])
  return { groups: groupQuestions<UnansweredQuestion>(questions), total }
}

export type MessageRef = { conversationId: string; messageId: number }

/** Marks questions as resolved, or reopens them, and returns how many changed. */
export async function settleQuestions(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  refs: readonly MessageRef[],
  isSettled: boolean,
): Promise<number> {
  authorize(viewer, 'chats:write')
  const known = refs
    .filter(({ conversationId, messageId }) => isConversationId(conversationId) && isMessageId(messageId))
    .slice(0, QUESTIONS_AT_ONCE)
  if (known.length === 0) return 0
  const marked = await database.write((trx) =>
    trx
      .updateTable('chat_messages')
      .set({ is_settled: isSettled })
      .where('unanswered', 'is not', null)
      .where('is_settled', '=', !isSettled)
      .where((eb) =>
        eb.or(
          known.map(({ conversationId, messageId }) =>
            eb.and({ conversation_id: conversationId, id: messageId }),
          ),
        ),
      )
      .returning('id')
      .execute(),
  )
  return marked.length
}

/** The largest PostgreSQL integer. */
const LARGEST_INTEGER = 2 ** 31 - 1

function isMessageId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= LARGEST_INTEGER
}

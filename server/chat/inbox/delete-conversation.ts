import { randomUUID } from 'node:crypto'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isConversationId } from '#server/chat/ids.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'

export type ConversationDeletion = { kind: 'deleted' } | { kind: 'gone' }

/** Removes a conversation with its messages. The lead and the demo that came of it stay. */
export async function deleteConversation(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
  id: string,
): Promise<ConversationDeletion> {
  authorize(viewer, 'chats:delete')
  if (!isConversationId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    const deleted = await trx
      .deleteFrom('conversations')
      .where('id', '=', id)
      .returning(['mode', 'lead_id'])
      .executeTakeFirst()
    if (!deleted) return { kind: 'gone' }
    await trx
      .insertInto('audit_log')
      .values({
        id: randomUUID(),
        actor_id: viewer.id,
        action: 'chat.deleted',
        subject_type: 'conversation',
        subject_id: id,
        details: JSON.stringify(deleted),
        created_at: clock().toISOString(),
      })
      .execute()
    return { kind: 'deleted' }
  })
}

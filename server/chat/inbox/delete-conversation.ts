import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { isConversationId } from '#server/chat/ids.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database } from '#server/database/open-database.ts'

export type ConversationDeletion = { kind: 'deleted' } | { kind: 'gone' }

/** Deletes a conversation with its messages. Its lead and demo stay. */
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
    await noteInAuditLog(trx, {
      actorId: viewer.id,
      action: 'chat.deleted',
      subjectType: 'conversation',
      subjectId: id,
      details: deleted,
      at: clock(),
    })
    return { kind: 'deleted' }
  })
}

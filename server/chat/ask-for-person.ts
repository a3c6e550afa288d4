import type { Trx } from '#server/database/open-database.ts'

/**
 * Records that the visitor asked for a person, so that the team sees the chat at once. The assistant
 * continues to answer until the chat is handed over.
 */
export async function askForPerson(trx: Trx, conversationId: string, now: Date): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ handed_over_at: now.toISOString(), last_activity_at: now.toISOString() })
    .where('id', '=', conversationId)
    .where('mode', '=', 'assistant')
    .where('handed_over_at', 'is', null)
    .execute()
}

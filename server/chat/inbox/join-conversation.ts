import type { Viewer } from '#domain/accounts/viewer.ts'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { ConversationMode } from '#domain/chat/conversation.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { authorize } from '#server/accounts/authorize.ts'
import { appendMessage } from '#server/chat/conversation-store.ts'
import { isConversationId } from '#server/chat/ids.ts'
import type { RepliesUnderWay } from '#server/chat/messages/replies-under-way.ts'
import type { Clock } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Database, Trx } from '#server/database/open-database.ts'

type Dependencies = { database: Database; clock: Clock; repliesUnderWay: Pick<RepliesUnderWay, 'stop'> }

export type ModeChange = { kind: 'changed' } | { kind: 'unchanged' } | { kind: 'gone' }

/** Lets the team answer from now on; the assistant stops, even in the middle of a reply. */
export async function takeOver(
  deps: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<ModeChange> {
  const change = await changeMode(deps, viewer, id, 'team')
  deps.repliesUnderWay.stop(id)
  return change
}

/** Lets the assistant answer again; the visitor no longer waits for the team. */
export function handBack(deps: Dependencies, viewer: Viewer | undefined, id: string): Promise<ModeChange> {
  return changeMode(deps, viewer, id, 'assistant')
}

async function changeMode(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
  mode: ConversationMode,
): Promise<ModeChange> {
  authorize(viewer, 'chats:write')
  if (!isConversationId(id)) return { kind: 'gone' }
  return database.write(async (trx) => {
    if (await setMode(trx, viewer, id, mode, clock())) return { kind: 'changed' }
    const found = await trx.selectFrom('conversations').select('id').where('id', '=', id).executeTakeFirst()
    return { kind: found ? 'unchanged' : 'gone' }
  })
}

async function setMode(trx: Trx, viewer: Viewer, id: string, mode: ConversationMode, now: Date) {
  const changed = await trx
    .updateTable('conversations')
    .set(mode === 'assistant' ? { mode, handed_over_at: null } : { mode })
    .where('id', '=', id)
    .where((eb) =>
      mode === 'assistant'
        ? eb.or([eb('mode', '<>', mode), eb('handed_over_at', 'is not', null)])
        : eb('mode', '<>', mode),
    )
    .returning('id')
    .executeTakeFirst()
  if (!changed) return false
  await noteInAuditLog(trx, {
    actorId: viewer.id,
    action: mode === 'team' ? 'chat.taken_over' : 'chat.handed_back',
    subjectType: 'conversation',
    subjectId: id,
    at: now,
  })
  return true
}

export type LiveReply = { kind: 'sent' } | { kind: 'empty' } | { kind: 'too-long' } | { kind: 'gone' }

/**
 * Sends a message into the visitor's open chat, which polls every few seconds, and takes the conversation
 * over.
 */
export async function replyLive(
  { database, clock, repliesUnderWay }: Dependencies,
  viewer: Viewer | undefined,
  reply: { id: string; text: string },
): Promise<LiveReply> {
  authorize(viewer, 'chats:write')
  const text = cleanText(reply.text).trim()
  if (text === '') return { kind: 'empty' }
  if (text.length > chatLimits.messageLength) return { kind: 'too-long' }
  const { id } = reply
  if (!isConversationId(id)) return { kind: 'gone' }
  const outcome = await database.write(async (trx): Promise<LiveReply> => {
    const now = clock()
    await setMode(trx, viewer, id, 'team', now)
    const number = await appendMessage(trx, id, { sender: 'team', text, author: viewer.id }, now)
    return { kind: number === undefined ? 'gone' : 'sent' }
  })
  repliesUnderWay.stop(id)
  return outcome
}

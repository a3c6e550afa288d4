import { type SqlBool, sql } from 'kysely'

/** A superset of the conversations that need the team; each part has an index. */
export const mayNeedTeam = sql<SqlBool>`(conversations.mode in ('waiting', 'team')
  or (conversations.mode = 'assistant' and conversations.handed_over_at is not null))`

/**
 * 1 if the team must write next: the visitor asked for a person, or has written since the last answer. The
 * last message is only read for chats with the team.
 */
export const needsTeam = sql<number>`case
  when conversations.mode = 'waiting' then 1
  when conversations.mode = 'assistant' and conversations.handed_over_at is not null then 1
  when conversations.mode = 'team' and (
    select sender from chat_messages where conversation_id = conversations.id order by id desc limit 1
  ) = 'visitor' then 1
  else 0 end`

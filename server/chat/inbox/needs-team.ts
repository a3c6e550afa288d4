import { sql } from 'kysely'

/**
 * 1 where the team owes the next words: the visitor waits for a person, or has written since one answered. Only
 * for chats with the team is the last message looked up.
 */
export const needsTeam = sql<number>`case
  when conversations.mode = 'waiting' then 1
  when conversations.mode = 'team' and (
    select sender from chat_messages where conversation_id = conversations.id order by id desc limit 1
  ) = 'visitor' then 1
  else 0 end`

import type { Db } from '#server/database/open-database.ts'
import { TO_OWNER } from '#server/email/delivery/outbox.ts'
import { teamTemplates } from '#server/email/email-templates.ts'
import type { TimelineEntry } from './read-timeline.ts'

type Place = { leadId: string; limit: number }

const EXCERPT = 160

export async function activitiesIn(db: Db, { leadId, limit }: Place): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('lead_activities')
    .select(['id', 'activity_type', 'title', 'description', 'created_by', 'created_at'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    kind: 'activity',
    id: row.id,
    at: row.created_at,
    type: row.activity_type,
    title: row.title,
    text: row.description,
    by: row.created_by,
  }))
}

/** Conversations, each with the visitor's first message. */
export async function chatsIn(db: Db, { leadId, limit }: Place): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('conversations')
    .select((eb) => [
      'id',
      'started_at',
      eb
        .selectFrom('chat_messages')
        .select('text')
        .whereRef('chat_messages.conversation_id', '=', 'conversations.id')
        .where('sender', '=', 'visitor')
        .orderBy('chat_messages.id')
        .limit(1)
        .as('said'),
    ])
    .where('lead_id', '=', leadId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, started_at, said }) => {
    const characters = [...(said ?? '')]
    const excerpt = characters.slice(0, EXCERPT).join('')
    return {
      kind: 'chat',
      id,
      at: started_at,
      excerpt: characters.length > EXCERPT ? `${excerpt}…` : excerpt,
    }
  })
}

/** Emails to the lead; those to the team are in the outbox. */
export async function mailsIn(db: Db, { leadId, limit }: Place): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('emails')
    .select(['id', 'template', 'status', 'data', 'created_at', 'sent_at', 'planned_at'])
    .where('lead_id', '=', leadId)
    .where('to_address', '<>', TO_OWNER)
    .where('template', 'not in', teamTemplates)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, template, status, data, created_at, sent_at, planned_at }) => ({
    kind: 'mail',
    id,
    at: sent_at ?? planned_at ?? created_at,
    template,
    status,
    ...(template === 'team-reply' ? wordsOf(data) : {}),
  }))
}

function wordsOf(data: string) {
  const { subject, text, by } = JSON.parse(data) as { subject: string; text: string; by: string }
  return { subject, text, by }
}

export async function tasksDoneIn(db: Db, { leadId, limit }: Place): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom('lead_tasks')
    .select(['id', 'title', 'done_at', 'assigned_to', 'created_by', 'updated_at'])
    .where('lead_id', '=', leadId)
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((task) => ({
    kind: 'task',
    id: task.id,
    at: task.done_at ?? task.updated_at,
    title: task.title,
    by: task.assigned_to ?? task.created_by,
    version: task.updated_at,
  }))
}

import type { Viewer } from '#domain/accounts/viewer.ts'
import type { TimelineKind } from '#domain/leads/timeline.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Database } from '#server/database/open-database.ts'
import { isRowId } from '#server/database/row-id.ts'
import { activitiesIn, chatsIn, mailsIn, tasksDoneIn } from './timeline-sources.ts'

/** One entry of a lead's timeline. */
export type TimelineEntry = { id: string; at: string } & (
  | { kind: 'activity'; type: string; title: string; text: string | null; by: string | null }
  | { kind: 'chat'; excerpt: string }
  | { kind: 'mail'; template: string; status: string; subject?: string; text?: string; by?: string }
  | { kind: 'task'; title: string; by: string; version: string }
)

export type Timeline = { entries: TimelineEntry[]; hasMore: boolean }

/** Returns a lead's timeline, newest first, or one kind of entry: notes, chats, emails and activities. */
export async function readTimeline(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  { leadId, kind, limit }: { leadId: string; kind?: TimelineKind | undefined; limit: number },
): Promise<Timeline> {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return { entries: [], hasMore: false }
  const { db } = database
  const place = { leadId, limit: limit + 1 }
  const withMessages = kind === undefined || kind === 'messages'
  const found = await Promise.all([
    kind === 'tasks' ? [] : activitiesIn(db, place, kind),
    withMessages ? chatsIn(db, place) : [],
    withMessages ? mailsIn(db, place) : [],
    kind === undefined || kind === 'tasks' ? tasksDoneIn(db, place) : [],
  ])
  const entries = found.flat().sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1))
  return { entries: entries.slice(0, limit), hasMore: entries.length > limit }
}

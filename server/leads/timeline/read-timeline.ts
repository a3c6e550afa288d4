import type { Viewer } from '#domain/accounts/viewer.ts'
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

/** Returns a lead's timeline, newest first. */
export async function readTimeline(
  { database }: { database: Database },
  viewer: Viewer | undefined,
  { leadId, limit }: { leadId: string; limit: number },
): Promise<Timeline> {
  authorize(viewer, 'leads:read')
  if (!isRowId(leadId)) return { entries: [], hasMore: false }
  const { db } = database
  const place = { leadId, limit: limit + 1 }
  const found = await Promise.all([
    activitiesIn(db, place),
    chatsIn(db, place),
    mailsIn(db, place),
    tasksDoneIn(db, place),
  ])
  const entries = found.flat().sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || (a.id < b.id ? 1 : -1))
  return { entries: entries.slice(0, limit), hasMore: entries.length > limit }
}

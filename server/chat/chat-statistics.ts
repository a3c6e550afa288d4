import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '#server/accounts/authorize.ts'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'

const ACTIVE_MS = 30 * 60 * 1000
const MOST_TOPICS = 5

/** Section 3's statistics of the conversations; null without data. */
export type ChatStatistics = {
  totalConversations: number
  /** Conversations with a message in the last half hour. */
  activeConversations: number
  /** Seconds until the first words of a reply. */
  averageResponseTime: number | null
  /** Percentage of conversations that became a lead. */
  leadConversionRate: number | null
  /** Average rating, 1 to 5. */
  satisfactionScore: number | null
  popularTopics: { topic: string; count: number }[]
}

/** Computes the statistics in the database. */
export async function chatStatistics(
  { database, clock }: { database: Database; clock: Clock },
  viewer: Viewer | undefined,
): Promise<ChatStatistics> {
  authorize(viewer, 'leads:read')
  const { db } = database
  const activeSince = new Date(clock().getTime() - ACTIVE_MS).toISOString()
  const [all, active, answers, topics] = await Promise.all([
    db
      .selectFrom('conversations')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.count<number>('lead_id').as('leads'),
        fn.avg<number | null>('rating').as('rating'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('conversations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('last_activity_at', '>=', activeSince)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.avg<number | null>('answer_ms').as('ms'))
      .where('answer_ms', 'is not', null)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('chat_messages')
      .select(({ fn }) => ['topic', fn.countAll<number>().as('count')])
      .where('topic', 'is not', null)
      .groupBy('topic')
      .orderBy('count', 'desc')
      .orderBy('topic')
      .limit(MOST_TOPICS)
      .execute(),
  ])
  const total = Number(all.total)
  return {
    totalConversations: total,
    activeConversations: Number(active.count),
    averageResponseTime: answers.ms === null ? null : toOneDecimal(Number(answers.ms) / 1000),
    leadConversionRate: total === 0 ? null : Math.round((100 * Number(all.leads)) / total),
    satisfactionScore: all.rating === null ? null : toOneDecimal(Number(all.rating)),
    popularTopics: topics.map(({ topic, count }) => ({ topic: topic ?? '', count: Number(count) })),
  }
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}

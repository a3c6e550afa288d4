import { StatCards } from '#app/ui/stat-cards.tsx'
import type { ChatStatistics } from '#server/chat/chat-statistics.ts'

const counted = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** The figures over all conversations. */
export function ChatFigures({ statistics }: { statistics: ChatStatistics | null }) {
  const figure = (value: number | null, unit = '') => (value === null ? '' : counted.format(value) + unit)
  // The built-in assistant answers in milliseconds, which round to nothing.
  const seconds = (value: number | null) => (value === 0 ? 'Under 0.1 s' : figure(value, ' s'))
  const stats = [
    { label: 'Total Chats', value: statistics && figure(statistics.totalConversations) },
    { label: 'Active Now', value: statistics && figure(statistics.activeConversations) },
    { label: 'Avg Response', value: statistics && seconds(statistics.averageResponseTime) },
    { label: 'Conversion', value: statistics && figure(statistics.leadConversionRate, '%') },
    { label: 'Satisfaction', value: statistics && figure(statistics.satisfactionScore, ' of 5') },
  ]
  const unknown = stats.filter(({ value }) => value === '').map(({ label }) => label)
  return (
    <>
      <StatCards stats={stats.filter(({ value }) => value !== '')} />
      {unknown.length > 0 ? (
        <p className="mt-3 text-muted text-small">No data yet: {unknown.join(', ')}</p>
      ) : null}
      {statistics && statistics.popularTopics.length > 0 ? (
        <p className="mt-3 break-words text-small">
          <span className="text-muted">Popular Topics: </span>
          {statistics.popularTopics
            .map(({ topic, count }) => `${inWords(topic)} (${counted.format(count)})`)
            .join(', ')}
        </p>
      ) : null}
    </>
  )
}

/** `process-bot` → `process bot`: topics are called by their keys. */
function inWords(topic: string): string {
  return topic.replaceAll('-', ' ')
}

import { StatCards } from '#app/ui/stat-cards.tsx'
import type { ChatStatistics } from '#server/chat/chat-statistics.ts'

const counted = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** The figures over all conversations. */
export function ChatFigures({ statistics }: { statistics: ChatStatistics | null }) {
  const figure = (value: number | null, unit = '') =>
    value === null ? <None /> : counted.format(value) + unit
  // The built-in assistant answers in milliseconds, which round to nothing.
  const seconds = (value: number | null) => (value === 0 ? 'Under 0.1 s' : figure(value, ' s'))
  const stats = [
    { label: 'Total Chats', value: statistics && figure(statistics.totalConversations) },
    { label: 'Active Now', value: statistics && figure(statistics.activeConversations) },
    { label: 'Avg Response', value: statistics && seconds(statistics.averageResponseTime) },
    { label: 'Conversion', value: statistics && figure(statistics.leadConversionRate, '%') },
    { label: 'Satisfaction', value: statistics && figure(statistics.satisfactionScore, ' of 5') },
  ]
  return (
    <>
      <StatCards stats={stats} />
      {statistics && statistics.popularTopics.length > 0 ? (
        <p className="mt-3 break-words text-small">
          <span className="text-muted">Popular Topics: </span>
          {statistics.popularTopics
            // Topics are called by their keys, such as `process-bot`.
            .map(({ topic, count }) => `${topic.replaceAll('-', ' ')} (${counted.format(count)})`)
            .join(', ')}
        </p>
      ) : null}
    </>
  )
}

function None() {
  return <span className="font-normal text-faint text-small">No data yet</span>
}

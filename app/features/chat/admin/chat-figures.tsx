import { Figures } from '#app/components/back-office/figures.tsx'
import type { ChatStatistics } from '#server/chat/chat-statistics.ts'

const counted = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** The figures over all conversations. Where nothing was counted yet it says so. */
export function ChatFigures({ statistics }: { statistics: ChatStatistics | null }) {
  const figure = (value: number | null, unit = '') =>
    value === null ? 'None yet' : counted.format(value) + unit
  // The built-in assistant answers in milliseconds, which round to nothing.
  const seconds = (value: number | null) => (value === 0 ? 'Under 0.1 s' : figure(value, ' s'))
  return (
    <>
      <Figures
        className="md:grid-cols-3 lg:grid-cols-5"
        figures={[
          { label: 'Total Chats', figure: statistics && figure(statistics.totalConversations) },
          { label: 'Active Now', figure: statistics && figure(statistics.activeConversations) },
          { label: 'Avg Response', figure: statistics && seconds(statistics.averageResponseTime) },
          { label: 'Conversion', figure: statistics && figure(statistics.leadConversionRate, '%') },
          { label: 'Satisfaction', figure: statistics && figure(statistics.satisfactionScore, ' of 5') },
        ]}
      />
      {statistics && statistics.popularTopics.length > 0 ? (
        <p className="mt-3 break-words text-sm">
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

import { useEffect, useState } from 'react'
import { fillText } from '#domain/text/fill-text.ts'
import type { ChatStatistics } from '#server/chat/chat-statistics.ts'
import { getJson } from './conversation/chat-api.ts'
import type { ChatWords } from './load-chat-texts.ts'

/** The chat's statistics for the signed-in team. The server checks the permission. */
export function Statistics({ words }: { words: ChatWords['statistics'] }) {
  const [figures, setFigures] = useState<ChatStatistics | 'failed'>()
  useEffect(() => {
    getJson<ChatStatistics>('/api/chat/statistics').then(setFigures, () => setFigures('failed'))
  }, [])

  return (
    <section className="chat-view" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      {figures === undefined && <p role="status">{words.loading}</p>}
      {figures === 'failed' && <p role="alert">{words.failed}</p>}
      {figures && figures !== 'failed' && (
        <dl className="chat-figures">
          {rowsOf(figures, words).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? words.none}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function rowsOf(figures: ChatStatistics, words: ChatWords['statistics']): [string, string | number | null][] {
  const { averageResponseTime, leadConversionRate, satisfactionScore, popularTopics } = figures
  const filled = (text: string, n: number | null) => (n === null ? null : fillText(text, { n }))
  return [
    [words.total, figures.totalConversations],
    [words.active, figures.activeConversations],
    [words.response, filled(words.seconds, averageResponseTime)],
    [words.conversion, filled(words.percent, leadConversionRate)],
    [words.satisfaction, filled(words.outOf, satisfactionScore)],
    [words.topics, popularTopics.map(({ topic, count }) => `${topic} (${count})`).join(', ') || null],
  ]
}

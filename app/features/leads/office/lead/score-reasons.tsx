import type { ReactNode } from 'react'
import { wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { ScoreGap } from '#domain/leads/score/raise-score.ts'
import type { ScoreReason } from '#domain/leads/score/score-lead.ts'

const fieldWords: Record<ScoreReason['field'], string> = {
  budgetRange: 'Budget',
  projectTimeline: 'Timeline',
  businessType: 'Business',
  urgency: 'Urgency',
  projectComplexity: 'Complexity',
}

type Props = { reasons: ScoreReason[]; gaps: ScoreGap[] }

/** The points of each answer, and the questions that could raise the score. */
export function ScoreReasons({ reasons, gaps }: Props) {
  const names = new Intl.ListFormat('en-GB').format(gaps.map(({ field }) => fieldWords[field].toLowerCase()))
  return (
    <>
      {reasons.length > 0 ? (
        <ul className="grid gap-1.5 text-small">
          {reasons.map(({ field, answer, points }) => (
            <Points key={field} points={`+${points}`}>
              <span className="text-muted">{fieldWords[field] ?? field}</span>{' '}
              {wordFor(quoteLabels.en[field] ?? {}, answer) ?? 'not given'}
            </Points>
          ))}
        </ul>
      ) : (
        <p className="text-muted text-small">
          {gaps.length > 0 ? `Ask about ${names} to raise it.` : 'There is no breakdown of this score.'}
        </p>
      )}
      {reasons.length > 0 && gaps.length > 0 ? (
        <>
          <h3 className="mt-3 mb-1 font-[550] text-small">Ask to raise it</h3>
          <ul className="grid gap-1.5 text-muted text-small">
            {gaps.map(({ field, upTo }) => (
              <Points key={field} points={`up to +${upTo}`}>
                {fieldWords[field]}
              </Points>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

function Points({ points, children }: { points: string; children: ReactNode }) {
  return (
    <li className="flex justify-between gap-4">
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <span className="flex-none">{points}</span>
    </li>
  )
}

import { wordFor } from '#content/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { ScoreGap } from '#domain/leads/raise-score.ts'
import type { ScoreReason } from '#domain/leads/score-lead.ts'
import { Score } from './marks.tsx'

const fieldWords: Record<ScoreReason['field'], string> = {
  budgetRange: 'Budget',
  projectTimeline: 'Timeline',
  businessType: 'Business',
  urgency: 'Urgency',
  projectComplexity: 'Complexity',
}

type Props = { score: number; reasons: ScoreReason[]; gaps: ScoreGap[] }

/** Where a score comes from, answer by answer, and what to ask to raise it. */
export function ScoreReasons({ score, reasons, gaps }: Props) {
  return (
    <>
      <p>
        <Score score={score} /> <span className="text-muted">of 100</span>
      </p>
      {reasons.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {reasons.map(({ field, answer, points }) => (
            <li key={field} className="flex justify-between gap-4 border-line border-t pt-1">
              <span className="min-w-0 break-words">
                {fieldWords[field] ?? field}: {wordFor(quoteLabels.en[field] ?? {}, answer) ?? 'not said'}
              </span>
              <span className="shrink-0 tabular-nums">+{points}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">How it came about was not written down.</p>
      )}
      {gaps.length > 0 ? (
        <>
          <h3 className="mt-3 font-medium text-sm">What would raise it</h3>
          <ul className="mt-1 grid gap-1 text-muted text-sm">
            {gaps.map(({ field, upTo }) => (
              <li key={field} className="flex justify-between gap-4 border-line border-t pt-1">
                <span>Ask about: {fieldWords[field]}</span>
                <span className="shrink-0 tabular-nums">up to +{upTo}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

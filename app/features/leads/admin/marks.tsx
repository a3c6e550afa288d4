import type { LeadPriority } from '#domain/leads/lead.ts'
import { categorize } from '#domain/leads/score-lead.ts'

const weight: Record<LeadPriority, string> = {
  High: 'border-accent bg-marigold text-[var(--on-marigold)]',
  Medium: 'border-edge',
  Low: 'border-line text-muted',
}

export function PriorityMark({ priority }: { priority: LeadPriority }) {
  return (
    <span className={`inline-block rounded-full border px-2.5 py-0.5 text-sm ${weight[priority] ?? ''}`}>
      {priority}
    </span>
  )
}

/** A score is read with what it means. */
export function Score({ score }: { score: number }) {
  return (
    <span className="whitespace-nowrap">
      <b className="font-semibold tabular-nums">{score}</b> {categorize(score).category}
    </span>
  )
}

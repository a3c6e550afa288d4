import { budgetRanges, businessTypes, projectComplexities, projectTimelines, urgencies } from '../lead.ts'
import { type ScoreInput, type ScoreReason, scoreLead } from './score-lead.ts'

type Field = ScoreReason['field']

/** A missing answer and the most points it can add to the score. */
export type ScoreGap = { field: Field; upTo: number }

const answers: Record<Field, readonly string[]> = {
  budgetRange: budgetRanges,
  projectTimeline: projectTimelines,
  businessType: businessTypes,
  urgency: urgencies,
  projectComplexity: projectComplexities,
}

/** Returns the missing answers of a lead, those with the most points first. */
export function scoreGaps(input: ScoreInput): ScoreGap[] {
  const { score } = scoreLead(input)
  return (Object.keys(answers) as Field[])
    .filter((field) => !input[field])
    .map((field) => ({ field, upTo: bestWith(input, field) - score }))
    .filter(({ upTo }) => upTo > 0)
    .sort((a, b) => b.upTo - a.upTo)
}

function bestWith(input: ScoreInput, field: Field): number {
  return Math.max(...answers[field].map((answer) => scoreLead({ ...input, [field]: answer }).score))
}

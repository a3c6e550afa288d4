import type {
  BudgetRange,
  BusinessType,
  LeadPriority,
  ProjectComplexity,
  ProjectTimeline,
  Urgency,
} from '../lead.ts'

export type ScoreInput = {
  budgetRange?: BudgetRange | undefined
  projectTimeline?: ProjectTimeline | undefined
  businessType?: BusinessType | undefined
  urgency?: Urgency | undefined
  projectComplexity?: ProjectComplexity | undefined
}

export type ScoreCategory = 'Hot' | 'Warm' | 'Cold'

export type ScoreReason = {
  field: 'budgetRange' | 'projectTimeline' | 'businessType' | 'urgency' | 'projectComplexity'
  /** The chosen key, or null without an answer. */
  answer: string | null
  points: number
}

export type LeadScore = {
  /** 0 to 100. */
  score: number
  category: ScoreCategory
  priority: LeadPriority
  followUpDays: number
  reasons: ScoreReason[]
}

export const MAX_SCORE = 100

const budgetPoints: Record<BudgetRange, number> = {
  '2.5l-plus': 40,
  '1l-2.5l': 30,
  '50k-1l': 20,
  '25k-50k': 10,
  'under-25k': 5,
}
const NO_BUDGET_POINTS = 5

const timelinePoints: Record<ProjectTimeline, number> = {
  asap: 25,
  '1-month': 20,
  '2-3-months': 15,
  '6-months-plus': 5,
}

const businessPoints: Record<BusinessType, number> = {
  enterprise: 20,
  medium: 15,
  small: 10,
  startup: 8,
  individual: 5,
}

const urgencyPoints: Record<Urgency, number> = { critical: 10, high: 8, medium: 5, low: 2 }

const HIGH_COMPLEXITY_POINTS = 5

const categories = [
  { from: 70, category: 'Hot', priority: 'High', followUpDays: 1 },
  { from: 40, category: 'Warm', priority: 'Medium', followUpDays: 3 },
  { from: 0, category: 'Cold', priority: 'Low', followUpDays: 7 },
] as const

/**
 * Scores a lead by section 9 of the specification. Returns the points of each answer and what the sum means.
 */
export function scoreLead(input: ScoreInput): LeadScore {
  const { budgetRange, projectTimeline, businessType, urgency, projectComplexity } = input
  const reasons: ScoreReason[] = [
    {
      field: 'budgetRange',
      answer: budgetRange ?? null,
      points: budgetRange ? budgetPoints[budgetRange] : NO_BUDGET_POINTS,
    },
  ]
  if (projectTimeline) {
    reasons.push({
      field: 'projectTimeline',
      answer: projectTimeline,
      points: timelinePoints[projectTimeline],
    })
  }
  if (businessType) {
    reasons.push({ field: 'businessType', answer: businessType, points: businessPoints[businessType] })
  }
  if (urgency) reasons.push({ field: 'urgency', answer: urgency, points: urgencyPoints[urgency] })
  if (projectComplexity === 'high') {
    reasons.push({ field: 'projectComplexity', answer: 'high', points: HIGH_COMPLEXITY_POINTS })
  }
  const sum = reasons.reduce((total, reason) => total + reason.points, 0)
  const score = Math.min(sum, MAX_SCORE)
  return { score, ...categorize(score), reasons }
}

/** Returns the category of a score, the lead's priority, and the days until the follow-up. */
export function categorize(score: number): Pick<LeadScore, 'category' | 'priority' | 'followUpDays'> {
  const { category, priority, followUpDays } = categories.find(({ from }) => score >= from) ?? categories[2]
  return { category, priority, followUpDays }
}

import { indianDay } from '../indian-time.ts'
import {
  budgetRanges,
  businessTypes,
  type LeadPriority,
  projectComplexities,
  projectTimelines,
  urgencies,
} from './lead.ts'
import type { ChangedName, FieldValues } from './lead-change.ts'
import { quoteLimits } from './quote-limits.ts'
import { estimateValue } from './score/estimate.ts'
import { categorize, type ScoreInput, scoreLead } from './score/score-lead.ts'

/** The fields of the team's lead form, in display order. */
export const leadFormFields = [
  'name',
  'company',
  'email',
  'phone',
  'locale',
  'service_interest',
  'budget_range',
  'project_timeline',
  'business_type',
  'urgency',
  'project_complexity',
  'message',
  'source',
  'lead_priority',
  'estimated_value',
  'follow_up_date',
  'assigned_to',
  'notes',
] as const satisfies readonly ChangedName[]
export type LeadFormField = (typeof leadFormFields)[number]

export const leadFormLimits = { ...quoteLimits, company: 200, notes: 4_000, estimated_value: 99_99_99_99_999 }

/** The problems of a field; their texts live in `content/`. */
export type LeadFormProblem =
  | 'required'
  | 'contact'
  | 'email'
  | 'phone'
  | 'too-long'
  | 'choice'
  | 'number'
  | 'day'
  | 'member'
export type LeadFormProblems = Partial<Record<LeadFormField, LeadFormProblem>>

/** Initial values of a new lead's form. Leads that the team adds by hand mostly come from referrals. */
export const newLeadDefaults: FieldValues = { source: 'referral', locale: 'en' }

/** Stands for the priority that follows from the score. */
export const BY_SCORE = 'by-score'

/** Returns a stored value as the form control shows it. */
export function formText(field: LeadFormField, values: FieldValues): string {
  const value = values[field]
  if (field === 'lead_priority') {
    return value === undefined || value === categorize(Number(values.lead_score ?? 0)).priority
      ? BY_SCORE
      : String(value)
  }
  if (value === null || value === undefined) return ''
  return field === 'follow_up_date' ? indianDay(String(value)) : String(value)
}

/**
 * Returns a lead's answers as input of the scoring rule; unknown values of an older system count as missing.
 */
export function readScoreInput(values: FieldValues): ScoreInput {
  const among = <T extends string>(keys: readonly T[], field: ChangedName): T | undefined =>
    keys.find((key) => key === values[field])
  return {
    budgetRange: among(budgetRanges, 'budget_range'),
    projectTimeline: among(projectTimelines, 'project_timeline'),
    businessType: among(businessTypes, 'business_type'),
    urgency: among(urgencies, 'urgency'),
    projectComplexity: among(projectComplexities, 'project_complexity'),
  }
}

const scored = ['budget_range', 'project_timeline', 'business_type', 'urgency', 'project_complexity'] as const

/**
 * Completes an edit by derived values: the score and its reasons if an answer changed, the priority unless it
 * was set by hand, and the estimated value while it equals the budget's.
 */
export function followEdit(now: FieldValues, typed: FieldValues, priority: string): FieldValues {
  const merged = { ...now, ...typed }
  const isRescored = scored.some((field) => (now[field] ?? null) !== (merged[field] ?? null))
  const score = scoreLead(readScoreInput(merged))
  const points = isRescored ? score.score : Number(now.lead_score ?? 0)
  const set: FieldValues = { ...typed }
  if (isRescored) {
    set.lead_score = score.score
    set.score_reasons = JSON.stringify(score.reasons)
  }
  set.lead_priority = priority === BY_SCORE ? categorize(points).priority : (priority as LeadPriority)
  const isEstimate = (now.estimated_value ?? 0) === estimateValue(readScoreInput(now).budgetRange)
  if (typed.estimated_value === undefined && typed.budget_range !== undefined && isEstimate) {
    set.estimated_value = estimateValue(readScoreInput(merged).budgetRange)
  }
  return set
}

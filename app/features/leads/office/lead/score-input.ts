import {
  budgetRanges,
  businessTypes,
  projectComplexities,
  projectTimelines,
  urgencies,
} from '#domain/leads/lead.ts'
import type { ScoreInput } from '#domain/leads/score/score-lead.ts'
import type { FullLead, LeadDetails } from './lead-facts.tsx'

/** A lead's answers as the rule of the score reads them; what a database that was taken over says otherwise counts as missing. */
export function scoreInputOf(lead: FullLead, details: LeadDetails | undefined): ScoreInput {
  const among = <T extends string>(keys: readonly T[], value: string | null | undefined): T | undefined =>
    keys.find((key) => key === value)
  return {
    budgetRange: among(budgetRanges, lead.budget_range),
    projectTimeline: among(projectTimelines, lead.project_timeline),
    businessType: among(businessTypes, lead.business_type),
    urgency: among(urgencies, lead.urgency),
    projectComplexity: among(projectComplexities, details?.project_complexity),
  }
}

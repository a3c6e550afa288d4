import { leadLocaleWords, leadSourceWords, leadStatusWords, wordFor } from '#content/office/lead-words.ts'
import { quoteLabels } from '#content/quote-options.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { FieldValues } from '#domain/leads/lead-change.ts'
import type { MergeField } from '#domain/leads/merge/merge-choices.ts'
import { formatRupees } from '#domain/money.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { nameOfMember } from '../list/member-name.ts'

const words = quoteLabels.en

/** The words for the keys that a field holds; the others hold what people wrote. */
const keyWords: Partial<Record<MergeField, Record<string, string>>> = {
  locale: leadLocaleWords,
  status: leadStatusWords,
  service_interest: words.serviceInterest,
  budget_range: words.budgetRange,
  project_timeline: words.projectTimeline,
  business_type: words.businessType,
  urgency: words.urgency,
  project_complexity: words.projectComplexity,
  source: leadSourceWords,
}

/** Returns the text of a lead's field; empty if it has no value. */
export function fieldValue(
  field: MergeField,
  values: FieldValues,
  members: TeamMember[],
): string | undefined {
  const value = values[field]
  if (value === null || value === undefined || value === '' || value === 0) return undefined
  if (field === 'estimated_value') return formatRupees(Number(value))
  const text = String(value)
  if (field === 'follow_up_date') return formatDay(text)
  if (field === 'assigned_to') return nameOfMember(members, text)
  const known = keyWords[field]
  return known ? wordFor(known, text) : text
}

/** The keys used in forms and the database; their labels live in `content/`. */
export const serviceInterests = [
  'ai-chatbots',
  'gpt-agents',
  'education-tools',
  'ai-web-apps',
  'creative-services',
  'music-creation',
] as const
export type ServiceInterest = (typeof serviceInterests)[number]

export const budgetRanges = ['under-25k', '25k-50k', '50k-1l', '1l-2.5l', '2.5l-plus'] as const
export type BudgetRange = (typeof budgetRanges)[number]

export const projectTimelines = ['asap', '1-month', '2-3-months', '6-months-plus'] as const
export type ProjectTimeline = (typeof projectTimelines)[number]

export const businessTypes = ['startup', 'small', 'medium', 'enterprise', 'individual'] as const
export type BusinessType = (typeof businessTypes)[number]

export const urgencies = ['critical', 'high', 'medium', 'low'] as const
export type Urgency = (typeof urgencies)[number]

export const projectComplexities = ['low', 'medium', 'high'] as const
export type ProjectComplexity = (typeof projectComplexities)[number]

export const leadStatuses = [
  'new',
  'contacted',
  'qualified',
  'proposal_sent',
  'negotiating',
  'won',
  'lost',
] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const leadPriorities = ['High', 'Medium', 'Low'] as const
export type LeadPriority = (typeof leadPriorities)[number]

/** Returns whether a lead is open. New submissions of the same person join an open lead. */
export function isOpen(status: LeadStatus): boolean {
  return status !== 'won' && status !== 'lost'
}

/** Returns whether a value is a lead status. */
export function isLeadStatus(value: unknown): value is LeadStatus {
  return leadStatuses.includes(value as LeadStatus)
}

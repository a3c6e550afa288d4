import type { LeadColumn } from '#domain/leads/lead-columns.ts'
import type { FollowUp } from '#domain/leads/search/lead-filters.ts'
import type { LeadSort, LeadSortKey } from '#domain/leads/search/lead-sorts.ts'

/** Column headings; the lead itself is always shown. */
export const leadColumnWords: Record<LeadColumn, string> = {
  company: 'Company',
  service: 'Service',
  status: 'Status',
  priority: 'Priority',
  score: 'Score',
  value: 'Value',
  budget: 'Budget',
  timeline: 'Timeline',
  source: 'Source',
  followup: 'Follow-up',
  contacted: 'Last contacted',
  assigned: 'Owner',
  created: 'Created',
}

/** The sort key of each sortable column. */
export const sortedColumns: Partial<Record<LeadColumn, LeadSortKey>> = {
  score: 'score',
  value: 'value',
  followup: 'followup',
  contacted: 'contacted',
  created: 'created',
}

export const leadSortWords: Record<LeadSort, string> = {
  'created-desc': 'Newest first',
  'created-asc': 'Oldest first',
  'score-desc': 'Best score first',
  'score-asc': 'Lowest score first',
  'value-desc': 'Highest value first',
  'value-asc': 'Lowest value first',
  'followup-asc': 'Next follow-up first',
  'followup-desc': 'Latest follow-up first',
  'name-asc': 'Name A to Z',
  'name-desc': 'Name Z to A',
  'contacted-asc': 'Contacted longest ago',
  'contacted-desc': 'Contacted most recently',
}

export const followUpWords: Record<FollowUp, string> = {
  due: 'Due or overdue',
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due in 7 days',
  none: 'No date',
}

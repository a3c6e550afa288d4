import type { LeadsTable } from './tables.ts'

/** All columns of the leads table, in order. */
export const leadColumns = [
  'id',
  'name',
  'email',
  'phone',
  'company',
  'service_interest',
  'budget_range',
  'project_timeline',
  'business_type',
  'urgency',
  'message',
  'lead_score',
  'lead_priority',
  'status',
  'source',
  'assigned_to',
  'estimated_value',
  'follow_up_date',
  'last_contacted',
  'notes',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof LeadsTable)[]

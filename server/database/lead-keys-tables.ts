import type { LeadPriority, LeadStatus } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'

/** What lists are put in order and narrowed by, one row a lead. Times are milliseconds. */
export type LeadKeysTable = {
  /** The lead's place in time: larger than JavaScript's numbers, so that it is read as text. */
  number: number
  lead_id: string
  kind: number
  score: number
  value: number
  /** When to follow up, while the lead is open. */
  due: number | null
  contacted: number | null
  name: string
  assigned: string | null
}

/** The combinations of status, source and priority that there are or were. */
export type LeadKindsTable = {
  kind: number
  status: LeadStatus
  source: LeadSource
  lead_priority: LeadPriority
}

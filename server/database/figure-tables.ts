import type { LeadStatus } from '#domain/leads/lead.ts'
import type { LeadSource } from '#domain/leads/lead-source.ts'

/** How many leads came in on a day of India's, and what they may be worth. Kept by triggers; a view on PostgreSQL. */
export type LeadDaysTable = {
  /** `2026-11-21` */
  day: string
  source: LeadSource
  status: LeadStatus
  leads: number
  value: number
}

/** How long a lead that came in on that day waited until somebody was in touch with it first. */
export type LeadFirstContactsTable = { lead_id: string; day: string; minutes: number }

/** On which day a lead was won or lost. */
export type LeadDecisionsTable = { lead_id: string; day: string; status: 'won' | 'lost'; value: number }

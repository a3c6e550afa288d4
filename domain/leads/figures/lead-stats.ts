import type { LeadStatus } from '../lead.ts'
import type { LeadSource } from '../lead-source.ts'

export type LeadStats = {
  total: number
  byStatus: Partial<Record<LeadStatus, number>>
  bySource: Partial<Record<LeadSource, number>>
  /** Sum of the estimated values in rupees. */
  totalValue: number
  /** 0 to 100; 0 without leads. */
  averageScore: number
  /** Percentage of won leads among all leads, rounded. */
  conversionRate: number
}

/** All leads with the same status and source. */
export type LeadGroup = {
  status: LeadStatus
  source: LeadSource
  leads: number
  value: number
  score: number
}

/** Sums lead groups to the figures of the dashboard. */
export function summarizeLeads(groups: readonly LeadGroup[]): LeadStats {
  const stats: LeadStats = {
    total: 0,
    byStatus: {},
    bySource: {},
    totalValue: 0,
    averageScore: 0,
    conversionRate: 0,
  }
  let score = 0
  for (const group of groups) {
    stats.total += group.leads
    stats.totalValue += group.value
    score += group.score
    stats.byStatus[group.status] = (stats.byStatus[group.status] ?? 0) + group.leads
    stats.bySource[group.source] = (stats.bySource[group.source] ?? 0) + group.leads
  }
  if (stats.total > 0) {
    stats.averageScore = score / stats.total
    stats.conversionRate = Math.round(((stats.byStatus.won ?? 0) / stats.total) * 100)
  }
  return stats
}

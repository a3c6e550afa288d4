import { momentInIndia } from '../indian-time.ts'
import { isLeadStatus, type LeadStatus } from './lead.ts'

/** A change to several leads at once. `to` is a member's address, or null to unassign; `day` is ISO 8601. */
export type BulkWork =
  | { kind: 'status'; status: LeadStatus }
  | { kind: 'assign'; to: string | null }
  | { kind: 'follow_up_date'; day: string }
  | { kind: 'delete' }

export const NOBODY = 'nobody'

/**
 * Reads the change from a form or URL that also holds the fields of the list. Returns undefined if none is
 * chosen.
 */
export function readBulkWork(get: (name: string) => unknown): BulkWork | undefined {
  const kind = get('do')
  if (kind === 'delete') return { kind }
  if (kind === 'status') {
    const status = get('new-status')
    return isLeadStatus(status) ? { kind, status } : undefined
  }
  if (kind === 'follow_up_date') {
    const day = get('new-day')
    return typeof day === 'string' && momentInIndia(day) ? { kind, day } : undefined
  }
  if (kind === 'assign') {
    const to = get('new-assigned')
    if (to === NOBODY) return { kind, to: null }
    return typeof to === 'string' && to.includes('@') ? { kind, to: to.toLowerCase() } : undefined
  }
  return undefined
}

/** Returns the change as pairs for a URL or a form. */
export function bulkWorkPairs(work: BulkWork): [name: string, value: string][] {
  const pairs: [string, string][] = [['do', work.kind]]
  if (work.kind === 'status') pairs.push(['new-status', work.status])
  if (work.kind === 'follow_up_date') pairs.push(['new-day', work.day])
  if (work.kind === 'assign') pairs.push(['new-assigned', work.to ?? NOBODY])
  return pairs
}

import { isLeadStatus, type LeadStatus } from './lead.ts'

/** What can be done with several leads at once. `to`: a member's address, or `null` for nobody. */
export type BulkWork =
  | { kind: 'status'; status: LeadStatus }
  | { kind: 'assign'; to: string | null }
  | { kind: 'delete' }

export const NOBODY = 'nobody'

/** Reads it out of a form or an address, whose other fields are the list's; nothing where nothing was chosen. */
export function readBulkWork(get: (name: string) => unknown): BulkWork | undefined {
  const kind = get('do')
  if (kind === 'delete') return { kind }
  if (kind === 'status') {
    const status = get('new-status')
    return isLeadStatus(status) ? { kind, status } : undefined
  }
  if (kind === 'assign') {
    const to = get('new-assigned')
    if (to === NOBODY) return { kind, to: null }
    return typeof to === 'string' && to.includes('@') ? { kind, to: to.toLowerCase() } : undefined
  }
  return undefined
}

/** The same as pairs for an address or a form. */
export function bulkWorkPairs(work: BulkWork): [name: string, value: string][] {
  const pairs: [string, string][] = [['do', work.kind]]
  if (work.kind === 'status') pairs.push(['new-status', work.status])
  if (work.kind === 'assign') pairs.push(['new-assigned', work.to ?? NOBODY])
  return pairs
}

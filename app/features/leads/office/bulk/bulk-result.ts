import type { OfficeResult } from '#app/lib/office/office-result.ts'
import { leadStatusWords } from '#content/office/lead-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { BulkWork } from '#domain/leads/bulk-work.ts'
import { formatCount } from '#domain/text/format-count.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'
import { nameOfMember } from '../list/member-name.ts'

/** How many leads one request changes; the browser then asks for the next part. */
export const PART_SIZE = 200

/** The progress of a change to many leads. `next`: the place to continue from; undefined at the end. */
export type BulkProgress = {
  changeId: string
  seen: number
  changed: number
  next: string | undefined
}

export type BulkResult = OfficeResult<{ progress: BulkProgress }>

/** Returns a number of leads in words. */
export function leadsCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'lead' : 'leads'}`
}

/** Returns the question before a change, such as `Set 12,400 leads to “Won”?` */
export function bulkQuestion(work: BulkWork, leads: string, members: TeamMember[]): string {
  if (work.kind === 'delete') return `Delete ${leads}?`
  if (work.kind === 'status') return `Set ${leads} to “${leadStatusWords[work.status]}”?`
  if (work.kind === 'follow_up_date') return `Set the follow-up of ${leads} to ${formatDay(work.day)}?`
  return work.to === null ? `Unassign ${leads}?` : `Assign ${leads} to ${nameOfMember(members, work.to)}?`
}

/** Returns the message after a change, such as `12 leads: Won`. */
export function bulkDone(work: BulkWork, changed: number): string {
  if (work.kind === 'delete') return `${leadsCount(changed)} deleted`
  if (changed === 0) return 'Nothing to change'
  if (work.kind === 'status') return `${leadsCount(changed)}: ${leadStatusWords[work.status]}`
  if (work.kind === 'follow_up_date') return `${leadsCount(changed)}: follow-up on ${formatDay(work.day)}`
  return `${leadsCount(changed)} ${work.to === null ? 'unassigned' : 'assigned'}`
}

import { type LeadColumn, usualColumns } from '#domain/leads/lead-columns.ts'
import type { LeadFilters } from '#domain/leads/search/lead-filters.ts'
import type { TeamMember } from '#server/accounts/team/team-members.ts'

/** Returns the name of the member with this address, or the address itself if they have left. */
export function nameOfMember(members: TeamMember[], email: string): string {
  return members.find((member) => member.email === email)?.name ?? email
}

/** Adds a former member to the choices if something is still assigned to them. */
export function withCurrent(members: TeamMember[], email: string): TeamMember[] {
  if (email === '' || members.some((member) => member.email === email)) return members
  return [...members, { email, name: email }]
}

/** Returns the columns of the list: the chosen ones, or the usual ones, without the owner in a team of one. */
export function shownColumns({ columns }: LeadFilters, members: TeamMember[]): readonly LeadColumn[] {
  return columns ?? usualColumns.filter((column) => column !== 'assigned' || members.length > 1)
}

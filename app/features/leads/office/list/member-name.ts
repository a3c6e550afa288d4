import type { TeamMember } from '#server/accounts/team/team-members.ts'

/** Returns the name of the member with this address, or the address itself if they have left. */
export function nameOfMember(members: TeamMember[], email: string): string {
  return members.find((member) => member.email === email)?.name ?? email
}

import type { TeamMember } from '#server/accounts/team/team-members.ts'

/** The name of whoever has that address, or the address of somebody who left. */
export function nameOfMember(members: TeamMember[], email: string): string {
  return members.find((member) => member.email === email)?.name ?? email
}

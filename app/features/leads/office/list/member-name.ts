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

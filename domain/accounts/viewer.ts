export type Role = 'owner' | 'member'
export type AccountStatus = 'pending' | 'approved' | 'suspended'

/** Who is asking: somebody signed in, or nobody. */
export type Viewer = {
  id: string
  email: string
  name: string
  role: Role
  status: AccountStatus
  emailVerified: boolean
  sessionId: string
  /** The owner asks the team for codes, and they have set up none: until then nothing but their account is theirs. */
  needsCode?: true
}

export type Permission =
  /** One's own password and sessions. */
  | 'account:write'
  | 'leads:read'
  | 'leads:write'
  | 'leads:delete'
  | 'chats:read'
  | 'chats:write'
  | 'chats:delete'
  | 'bookings:read'
  | 'bookings:write'
  | 'testimonials:read'
  | 'testimonials:write'
  | 'testimonials:delete'
  | 'emails:read'
  | 'emails:write'
  | 'site:read'
  | 'site:write'
  /** Everything that is held of one person: to see, to hand over, to erase. */
  | 'privacy:manage'
  | 'team:manage'
  | 'settings:write'

const ownerOnly: ReadonlySet<Permission> = new Set<Permission>(['team:manage', 'settings:write'])

/** On the team: approved, with an e-mail address that was verified. */
export function isTeam(viewer: Viewer | undefined): viewer is Viewer {
  return viewer !== undefined && viewer.status === 'approved' && viewer.emailVerified
}

/** The whole of who may do what: the team does everything, but for what is the owner's alone. */
export function may(viewer: Viewer | undefined, permission: Permission): viewer is Viewer {
  if (!isTeam(viewer)) return false
  if (viewer.needsCode && permission !== 'account:write') return false
  return viewer.role === 'owner' || !ownerOnly.has(permission)
}

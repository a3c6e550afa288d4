import type { Viewer } from './viewer.ts'

export type Permission =
  /** Covers the user's own password and sessions. */
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
  /** Covers viewing, exporting and erasing all data about one person. */
  | 'privacy:manage'
  | 'team:manage'
  | 'settings:write'

const ownerOnly: ReadonlySet<Permission> = new Set<Permission>(['team:manage', 'settings:write'])

/** Returns whether the viewer is an approved team member with a verified e-mail address. */
export function isTeam(viewer: Viewer | undefined): viewer is Viewer {
  return viewer !== undefined && viewer.status === 'approved' && viewer.emailVerified
}

/**
 * Returns whether the viewer has a permission. This is the only access rule: members may do everything except
 * what is reserved for the owner.
 */
export function may(viewer: Viewer | undefined, permission: Permission): viewer is Viewer {
  if (!isTeam(viewer)) return false
  if (viewer.needsCode && permission !== 'account:write') return false
  return viewer.role === 'owner' || !ownerOnly.has(permission)
}

export type Role = 'owner' | 'member'

export type AccountStatus = 'pending' | 'approved' | 'suspended'

/** The user who sends the request; undefined stands for a visitor who is not signed in. */
export type Viewer = {
  id: string
  email: string
  name: string
  role: Role
  status: AccountStatus
  emailVerified: boolean
  sessionId: string
  /**
   * The owner requires two-factor codes and this user has not set them up: only their account is open to
   * them.
   */
  needsCode?: true
}

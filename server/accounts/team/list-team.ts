import type { AccountStatus, Role, Viewer } from '#domain/accounts/viewer.ts'
import type { Database } from '#server/database/open-database.ts'
import { authorize } from '../authorize.ts'

export type TeamMember = {
  id: string
  name: string
  email: string
  role: Role
  status: AccountStatus
  emailVerified: boolean
  registeredAt: string
  lastSignedInAt: string | null
}

/**
 * Returns all accounts: pending ones first, then the newest. Verified addresses precede unverified ones,
 * which can be registered in any number.
 */
export async function listTeam(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<TeamMember[]> {
  authorize(viewer, 'team:manage')
  const users = await database.db
    .selectFrom('user')
    .leftJoin('last_sign_ins', 'last_sign_ins.user_id', 'user.id')
    .select(['id', 'name', 'email', 'role', 'status', 'emailVerified', 'createdAt', 'signed_in_at'])
    .orderBy('emailVerified', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()
  const pendingFirst = (user: { status: AccountStatus }) => (user.status === 'pending' ? 0 : 1)
  return users
    .map(({ createdAt, emailVerified, signed_in_at, ...user }) => ({
      ...user,
      emailVerified: Boolean(emailVerified),
      registeredAt: createdAt,
      lastSignedInAt: signed_in_at,
    }))
    .sort((a, b) => pendingFirst(a) - pendingFirst(b))
}

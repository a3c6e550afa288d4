import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies } from '../dependencies.ts'

export type TeamMember = Awaited<ReturnType<typeof listTeam>>[number]

/** Returns all accounts, the newest first; unverified ones, which can be registered in any number, come last. */
export async function listTeam({ database }: AccountDependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'team:manage')
  const users = await database.db
    .selectFrom('user')
    .leftJoin('last_sign_ins', 'last_sign_ins.user_id', 'user.id')
    .select(['id', 'name', 'email', 'role', 'status', 'emailVerified'])
    .select(['createdAt as registeredAt', 'signed_in_at as lastSignedInAt'])
    .orderBy('emailVerified', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(500)
    .execute()
  return users.map((user) => ({ ...user, emailVerified: Boolean(user.emailVerified) }))
}

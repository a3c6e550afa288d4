import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Database, Db, Trx } from '#server/database/open-database.ts'
import { authorize } from '../authorize.ts'

export type TeamMember = { name: string; email: string }

/** Returns the team members who can be assigned leads and tasks. */
export async function teamMembers(
  { database }: { database: Database },
  viewer: Viewer | undefined,
): Promise<TeamMember[]> {
  authorize(viewer, 'leads:read')
  return approved(database.db).select(['name', 'email']).orderBy('name').orderBy('email').execute()
}

/** Returns whether an address is a team member's. */
export async function isTeamMember(trx: Trx, email: string): Promise<boolean> {
  return (await approved(trx).select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

function approved(db: Db | Trx) {
  return db.selectFrom('user').where('status', '=', 'approved')
}

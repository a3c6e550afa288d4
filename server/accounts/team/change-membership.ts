import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { AccountStatus, Viewer } from '#domain/accounts/viewer.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { unassignLeads, unassignTasks } from '#server/leads/work/unassign-work.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { queueMail } from '../queue-mail.ts'
import { endSessions } from '../sign-in/credentials.ts'

export const membershipChanges = ['approve', 'reject', 'suspend', 'reinstate', 'remove'] as const
export type MembershipChange = (typeof membershipChanges)[number]

/** `changeId`: the change that unassigned a removed member's leads, for undo. */
export type MembershipOutcome =
  | { kind: 'changed'; changeId?: string | undefined }
  | { kind: 'conflict'; description: string }

const conflict = { kind: 'conflict', description: 'This account was changed in the meantime.' } as const

type Rule = { from: AccountStatus[]; to: AccountStatus | 'deleted'; action: string }

const rules: Record<MembershipChange, Rule> = {
  approve: { from: ['pending'], to: 'approved', action: 'registration.approved' },
  reject: { from: ['pending'], to: 'deleted', action: 'registration.rejected' },
  suspend: { from: ['approved'], to: 'suspended', action: 'member.suspended' },
  reinstate: { from: ['suspended'], to: 'approved', action: 'member.reinstated' },
  remove: { from: ['approved', 'suspended'], to: 'deleted', action: 'member.removed' },
}

/** Applies the owner's decision about a member. The owner's own account cannot be changed this way. */
export async function changeMembership(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  change: MembershipChange,
  userId: string,
): Promise<MembershipOutcome> {
  authorize(viewer, 'team:manage')
  const member = await deps.database.db
    .selectFrom('user')
    .select(['name', 'email', 'emailVerified'])
    .where('id', '=', userId)
    .where('role', '=', 'member')
    .where('status', 'in', rules[change].from)
    .executeTakeFirst()
  if (!member || (change === 'approve' && !member.emailVerified)) return conflict
  const { name, email } = member
  const leaving = change === 'remove' ? { email, changeId: newRowId() } : undefined
  // In batches before the account is deleted, so that an interrupted removal can be repeated.
  const leads = leaving ? await unassignLeads(deps, viewer, leaving) : 0
  const isChanged = await deps.database.write(async (trx) => {
    const now = deps.clock()
    if (!(await apply(trx, rules[change], userId, now))) return false
    if (change === 'suspend') await endSessions(trx, userId)
    if (change === 'remove') await unassignTasks(trx, email, now)
    const details = leads > 0 ? { leads } : {}
    await noteAccountChange(trx, { actorId: viewer.id, action: rules[change].action, userId, details }, now)
    if (change === 'approve') {
      const data = { name, url: deps.siteUrl + PORTAL_PATH }
      await queueMail(deps, trx, { template: 'registration-approved', data, to: email })
    }
    return true
  })
  if (!isChanged) return conflict
  // Leads assigned meanwhile follow, now that no more can be assigned.
  const later = leaving ? await unassignLeads(deps, viewer, leaving) : 0
  return { kind: 'changed', changeId: leads + later > 0 ? leaving?.changeId : undefined }
}

/** Returns false if the account is no longer in the expected state, because someone else was faster. */
async function apply(trx: Trx, { from, to }: Rule, userId: string, now: Date): Promise<boolean> {
  if (to === 'deleted') {
    const deleted = trx.deleteFrom('user').where('id', '=', userId).where('status', 'in', from)
    return (await deleted.where('role', '=', 'member').returning('id').executeTakeFirst()) !== undefined
  }
  const changed = trx
    .updateTable('user')
    .set({ status: to, updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .where('status', 'in', from)
  return (await changed.where('role', '=', 'member').returning('id').executeTakeFirst()) !== undefined
}

import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { AccountStatus, Viewer } from '#domain/accounts/viewer.ts'
import type { Trx } from '#server/database/open-database.ts'
import { newRowId } from '#server/database/row-id.ts'
import { enqueueEmails } from '#server/email/delivery/outbox.ts'
import { unassignLeads, unassignTasks } from '#server/leads/hand/unassign-work.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { isId } from '../ids.ts'
import { recordChange } from '../record-change.ts'
import { endSessions } from '../sign-in/credentials.ts'

type Dependencies = Pick<AccountDependencies, 'database' | 'clock' | 'siteUrl' | 'messageHost'>

export const membershipChanges = ['approve', 'reject', 'suspend', 'reinstate', 'remove'] as const
export type MembershipChange = (typeof membershipChanges)[number]

export type MembershipOutcome =
  /** `changeId`: the change that unassigned a removed member's leads, for undo. */
  { ok: true; name: string; changeId?: string } | { ok: false; message: string }

const GONE = 'This account no longer exists.'

/** A member who was approved once is removed; a pending one is rejected. */
type Rule = { from: AccountStatus[]; action: string; otherwise: string }

const rules: Record<MembershipChange, Rule> = {
  approve: { from: ['pending'], action: 'registration.approved', otherwise: 'This account no longer waits.' },
  reject: { from: ['pending'], action: 'registration.rejected', otherwise: 'This account no longer waits.' },
  suspend: { from: ['approved'], action: 'member.suspended', otherwise: 'This account is not active.' },
  reinstate: {
    from: ['suspended'],
    action: 'member.reinstated',
    otherwise: 'This account is not suspended.',
  },
  remove: {
    from: ['approved', 'suspended'],
    action: 'member.removed',
    otherwise: 'This account waits: reject it instead.',
  },
}

/** Applies the owner's decision about a member. The owner's own account cannot be changed this way. */
export async function changeMembership(
  deps: Dependencies,
  viewer: Viewer | undefined,
  change: MembershipChange,
  userId: string,
): Promise<MembershipOutcome> {
  authorize(viewer, 'team:manage')
  if (!isId(userId)) return { ok: false, message: GONE }
  if (change === 'remove') return removeMember(deps, viewer, userId)
  return changeAccount(deps, viewer, { change, userId })
}

/**
 * Unassigns the member's leads in batches before removing the account, so that an interrupted removal can be
 * repeated. Leads assigned meanwhile follow, once no more can be assigned.
 */
async function removeMember(deps: Dependencies, viewer: Viewer, userId: string): Promise<MembershipOutcome> {
  const member = await deps.database.db
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .where('role', '=', 'member')
    .where('status', 'in', rules.remove.from)
    .executeTakeFirst()
  const change = 'remove'
  if (!member) return changeAccount(deps, viewer, { change, userId })
  const leaving = { email: member.email, changeId: newRowId() }
  const leads = await unassignLeads(deps, viewer, leaving)
  const outcome = await changeAccount(deps, viewer, { change, userId, leads })
  if (!outcome.ok) return outcome
  const later = await unassignLeads(deps, viewer, leaving)
  return leads + later > 0 ? { ...outcome, changeId: leaving.changeId } : outcome
}

type AccountChange = {
  change: MembershipChange
  userId: string
  /** The number of leads that were unassigned. */
  leads?: number
}

async function changeAccount(
  deps: Dependencies,
  viewer: Viewer,
  { change, userId, leads = 0 }: AccountChange,
): Promise<MembershipOutcome> {
  const rule = rules[change]
  return deps.database.write(async (trx): Promise<MembershipOutcome> => {
    const now = deps.clock()
    const user = await trx
      .selectFrom('user')
      .select(['name', 'email', 'role', 'status', 'emailVerified'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!user) return { ok: false, message: GONE }
    if (user.role === 'owner') return { ok: false, message: 'The owner’s account stays as it is.' }
    if (change === 'approve' && !user.emailVerified) {
      return { ok: false, message: 'The e-mail address is not verified yet.' }
    }
    if (!(await apply(trx, change, userId, rule.from, now))) return { ok: false, message: rule.otherwise }
    if (change === 'remove') await unassignTasks(trx, user.email, now)
    await recordChange(
      trx,
      { actorId: viewer.id, action: rule.action, userId, details: leads > 0 ? { leads } : {} },
      now,
    )
    if (change === 'approve') {
      const data = { name: user.name, url: deps.siteUrl + PORTAL_PATH }
      await enqueueEmails(
        trx,
        [{ template: 'registration-approved', data, to: user.email, locale: 'en' }],
        now,
        deps.messageHost,
      )
    }
    return { ok: true, name: user.name }
  })
}

/** Returns false if the account is no longer in the expected state, because someone else was faster. */
async function apply(trx: Trx, change: MembershipChange, userId: string, from: AccountStatus[], now: Date) {
  if (change === 'reject' || change === 'remove') {
    const deleted = await trx
      .deleteFrom('user')
      .where('id', '=', userId)
      .where('status', 'in', from)
      .where('role', '=', 'member')
      .returning('id')
      .executeTakeFirst()
    return deleted !== undefined
  }
  const changed = await trx
    .updateTable('user')
    .set({ status: change === 'suspend' ? 'suspended' : 'approved', updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .where('status', 'in', from)
    .where('role', '=', 'member')
    .returning('id')
    .executeTakeFirst()
  if (changed && change === 'suspend') await endSessions(trx, userId)
  return changed !== undefined
}

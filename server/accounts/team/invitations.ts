import { randomUUID } from 'node:crypto'
import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { AccountStatus, Viewer } from '#domain/accounts/viewer.ts'
import { addDays } from '#server/clock.ts'
import { noteInAuditLog } from '#server/database/note-in-audit-log.ts'
import type { Trx } from '#server/database/open-database.ts'
import { problemsOf } from '#server/submissions/form-fields.ts'
import { emailForm, type FormRefusal, invitedForm, readForm, refusal, tooMany } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { keepLink, newToken, readLink, takeLink } from '../one-time-links.ts'
import { queueMail } from '../queue-mail.ts'
import { endSessions, setPassword } from '../sign-in/credentials.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { startSession } from '../sign-in/start-session.ts'

const VALID_DAYS = 7
const PURPOSE = 'invite-member'
const TITLE = 'Invitation'
const LINK_SPENT = 'This invitation has expired or was used already. Ask for a new one.'

export type Invitation = { id: string; email: string; invitedAt: string; expiresAt: string }

export type InviteOutcome =
  | { kind: 'invited'; email: string; url: string }
  | { kind: 'invalid'; problems: Partial<Record<string, string>> }

/** Mails a one-time link that adds a person to the team. Inviting an address again replaces its link. */
export async function invite(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  typed: { email: string },
): Promise<InviteOutcome> {
  authorize(viewer, 'team:manage')
  const read = emailForm.safeParse(typed)
  if (!read.success) return { kind: 'invalid', problems: problemsOf(read.error) }
  const { email } = read.data
  if (!(await deps.rateLimits.take('register', `invitation to ${email}`)).ok) {
    return refuseAddress('This address was invited several times already. Wait an hour.')
  }
  return deps.database.write(async (trx): Promise<InviteOutcome> => {
    const now = deps.clock()
    const user = await trx
      .selectFrom('user')
      .select(['name', 'status'])
      .where('email', '=', email)
      .executeTakeFirst()
    if (user) return refuseAddress(whyKnown[user.status](user.name))
    const earlier = await trx
      .deleteFrom('verification')
      .where('identifier', 'like', `${PURPOSE}:%`)
      .where('value', '=', email)
      .returning('id')
      .executeTakeFirst()
    const token = newToken()
    const id = earlier?.id ?? randomUUID()
    const expiresAt = addDays(now, VALID_DAYS)
    await keepLink(trx, { id, purpose: PURPOSE, token, subject: email, expiresAt }, now)
    const url = `${deps.siteUrl}${PORTAL_PATH}?invite=${token}`
    await queueMail(deps, trx, { template: 'invitation', data: { by: viewer.name, url }, to: email })
    const action = earlier ? 'invitation.resent' : 'invitation.sent'
    await noteInAuditLog(trx, { actorId: viewer.id, action, subjectId: id, at: now })
    return { kind: 'invited', email, url }
  })
}

const refuseAddress = (email: string): InviteOutcome => ({ kind: 'invalid', problems: { email } })

const whyKnown: Record<AccountStatus, (name: string) => string> = {
  approved: (name) => `${name} is already on the team.`,
  suspended: (name) => `${name} is suspended. Reinstate the account instead.`,
  pending: (name) => `${name} has registered with this address and waits for your approval.`,
}

/** Returns the invitations that can still be accepted, the newest first. */
export async function listInvitations(
  { database, clock }: AccountDependencies,
  viewer: Viewer | undefined,
): Promise<Invitation[]> {
  authorize(viewer, 'team:manage')
  return database.db
    .selectFrom('verification')
    .select(['id', 'value as email', 'createdAt as invitedAt', 'expiresAt'])
    .where('identifier', 'like', `${PURPOSE}:%`)
    .where('expiresAt', '>', clock().toISOString())
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Makes the link of an invitation useless. */
export async function revokeInvitation(
  { database, clock }: AccountDependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'revoked' | 'not-found' }> {
  authorize(viewer, 'team:manage')
  return database.write(async (trx) => {
    const revoked = await trx
      .deleteFrom('verification')
      .where('identifier', 'like', `${PURPOSE}:%`)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!revoked) return { kind: 'not-found' as const }
    const action = 'invitation.revoked'
    await noteInAuditLog(trx, { actorId: viewer.id, action, subjectId: id, at: clock() })
    return { kind: 'revoked' as const }
  })
}

/** Returns the invited address of a valid link. */
export async function readInvitation(
  { database, clock }: AccountDependencies,
  token: string,
): Promise<string | undefined> {
  return readLink(database.db, PURPOSE, token, clock())
}

/**
 * Creates the invited person's account and signs them in. An unapproved registration of the address, which anyone can
 * make, loses its password and its sessions.
 */
export async function acceptInvitation(
  deps: AccountDependencies,
  { form, headers, addressKey }: FormVisit,
  token: string,
): Promise<{ kind: 'signed-in'; cookies: string[] } | FormRefusal> {
  const read = readForm(invitedForm, form, TITLE)
  if (!read.ok) return read.refusal
  const limit = await deps.rateLimits.take('claim', addressKey)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)
  const hash = await hashPassword(read.data.password)
  const userId = await deps.database.write(async (trx) => {
    const now = deps.clock()
    const email = await takeLink(trx, PURPOSE, token, now)
    const id = email && (await addMember(trx, { email, name: read.data.name }, now))
    if (!id) return undefined
    await setPassword(trx, id, hash, now)
    await endSessions(trx, id)
    await noteAccountChange(trx, { actorId: id, action: 'invitation.accepted', userId: id }, now)
    return id
  })
  if (!userId) return refusal(form, { title: TITLE, message: LINK_SPENT, status: 410 })
  const cookies = await startSession(deps, { userId, headers, way: 'invitation' })
  return { kind: 'signed-in', cookies }
}

/** Returns the new member's id; undefined if the address has an account that was approved once. */
async function addMember(trx: Trx, { email, name }: { email: string; name: string }, now: Date) {
  const at = now.toISOString()
  const rights = { name, role: 'member', status: 'approved', emailVerified: true, updatedAt: at } as const
  const added = await trx
    .insertInto('user')
    .values({ id: randomUUID(), email, createdAt: at, ...rights })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet(rights).where('user.status', '=', 'pending'),
    )
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

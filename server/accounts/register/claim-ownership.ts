import { randomUUID } from 'node:crypto'
import type { Trx } from '#server/database/open-database.ts'
import { claimForm, type FormRefusal, readForm, refusal, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { hashToken } from '../one-time-links.ts'
import { endSessions, setPassword } from '../sign-in/credentials.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { startSession } from '../sign-in/start-session.ts'
import { forgetTwoFactor } from '../two-factor/stored-two-factor.ts'

const CLAIM_ERROR = 'Owner link'
const LINK_SPENT =
  'This link has expired or was used already. Restart the server, or run “npm run owner -- you@example.com” there, for a new one.'

/**
 * Creates or recovers the owner with a one-time link, and signs them in. All other such links become invalid.
 */
export async function claimOwnership(
  deps: AccountDependencies,
  { form, headers, addressKey }: FormVisit,
  token: string,
): Promise<{ kind: 'signed-in'; cookies: string[] } | FormRefusal> {
  const read = readForm(claimForm, form, CLAIM_ERROR)
  if (!read.ok) return read.refusal
  const limit = await deps.rateLimits.take('claim', addressKey)
  if (!limit.ok) return tooMany(form, CLAIM_ERROR, limit.retryAfterSeconds)
  const { email, name, password } = read.data
  const hash = await hashPassword(password)
  const ownerId = await deps.database.write(async (trx) => {
    const now = deps.clock()
    if (!(await useClaim(trx, token, now))) return undefined
    const id = await makeOwner(trx, { email, name }, now)
    await setPassword(trx, id, hash, now)
    await endSessions(trx, id)
    // Users who need this link may have lost their phone too.
    await forgetTwoFactor(trx, id)
    await trx.deleteFrom('passkeys').where('user_id', '=', id).execute()
    await noteAccountChange(trx, { actorId: id, action: 'owner.claimed', userId: id }, now)
    return id
  })
  if (!ownerId) return refusal(form, { title: CLAIM_ERROR, message: LINK_SPENT, status: 410 })
  const cookies = await startSession(deps, { userId: ownerId, headers, way: 'owner_link' })
  return { kind: 'signed-in', cookies }
}

/** Returns whether the link is valid; if so, all others are invalidated. */
async function useClaim(trx: Trx, token: string, now: Date): Promise<boolean> {
  const claim = await trx
    .deleteFrom('owner_claims')
    .where('token_hash', '=', hashToken(token))
    .returning('expires_at')
    .executeTakeFirst()
  if (!claim || claim.expires_at <= now.toISOString()) return false
  await trx.deleteFrom('owner_claims').execute()
  return true
}

/**
 * Makes the account the only owner. A previous owner with another address is suspended, so that after a
 * recovery only people whom the new owner admitted have access.
 */
async function makeOwner(
  trx: Trx,
  { email, name }: { email: string; name: string },
  now: Date,
): Promise<string> {
  const at = now.toISOString()
  const former = await trx
    .updateTable('user')
    .set({ role: 'member', status: 'suspended', updatedAt: at })
    .where('role', '=', 'owner')
    .where('email', '!=', email)
    .returning('id')
    .execute()
  for (const { id } of former) {
    await endSessions(trx, id)
    await noteAccountChange(trx, { actorId: null, action: 'owner.replaced', userId: id }, now)
  }
  const rights = { name, role: 'owner', status: 'approved', emailVerified: true, updatedAt: at } as const
  const { id } = await trx
    .insertInto('user')
    .values({ id: randomUUID(), email, createdAt: at, ...rights })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(rights))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

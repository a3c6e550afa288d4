import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import type { Clock } from '#server/clock.ts'
import { addDays } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import { hashToken, newToken } from '../one-time-links.ts'

const VALID_DAYS = 7

type Dependencies = { database: Database; clock: Clock }

/**
 * Creates a link that creates the first owner; returns undefined once there is one. Each instance may create
 * its own.
 */
export async function firstOwnerLink(
  deps: Dependencies,
  { siteUrl, email }: { siteUrl: string; email: string | undefined },
): Promise<string | undefined> {
  const token = newToken()
  const stored = await deps.database.write(async (trx) => {
    const owner = await trx.selectFrom('user').select('id').where('role', '=', 'owner').executeTakeFirst()
    if (owner) return false
    const now = deps.clock()
    await trx.deleteFrom('owner_claims').where('expires_at', '<', now.toISOString()).execute()
    await trx
      .insertInto('owner_claims')
      .values(claimRow('first', token, email, now))
      .execute()
    return true
  })
  return stored ? linkOf(siteUrl, token) : undefined
}

/** Creates a link that creates or recovers the owner with this address, whoever the owner is now. */
export async function recoveryLink(
  deps: Dependencies,
  { siteUrl, email }: { siteUrl: string; email: string },
): Promise<string> {
  const token = newToken()
  await deps.database.write(async (trx) => {
    await trx
      .insertInto('owner_claims')
      .values(claimRow('recovery', token, email.toLowerCase(), deps.clock()))
      .execute()
  })
  return linkOf(siteUrl, token)
}

/** Returns the address in an unused link and the name of the account with it. */
export async function readOwnerLink(
  { database, clock }: Dependencies,
  token: string,
): Promise<{ email: string | null; name: string | null } | undefined> {
  const claim = await database.db
    .selectFrom('owner_claims')
    .select(['email', 'kind', 'expires_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!claim || claim.expires_at <= clock().toISOString()) return undefined
  if (claim.kind === 'first') {
    const owner = await database.db
      .selectFrom('user')
      .select('id')
      .where('role', '=', 'owner')
      .executeTakeFirst()
    if (owner) return undefined
  }
  const account = await database.db
    .selectFrom('user')
    .select('name')
    .where('email', '=', claim.email ?? '')
    .executeTakeFirst()
  return { email: claim.email, name: account?.name ?? null }
}

function claimRow(kind: 'first' | 'recovery', token: string, email: string | undefined, now: Date) {
  return {
    token_hash: hashToken(token),
    kind,
    email: email ?? null,
    created_at: now.toISOString(),
    expires_at: addDays(now, VALID_DAYS).toISOString(),
  }
}

function linkOf(siteUrl: string, token: string): string {
  return `${siteUrl}${PORTAL_PATH}?claim=${token}`
}

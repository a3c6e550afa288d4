import { PORTAL_PATH } from '#domain/accounts/paths.ts'
import { addDays } from '#server/clock.ts'
import type { Trx } from '#server/database/open-database.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { hashToken, newToken } from '../one-time-links.ts'

const VALID_DAYS = 7

type Dependencies = Pick<AccountDependencies, 'database' | 'clock'>
type NewLink = { siteUrl: string; email: string | undefined }

/** Creates a link that creates the first owner; returns undefined once there is one. Each instance creates its own. */
export async function ownerLink(
  deps: Pick<AccountDependencies, 'database' | 'clock' | 'configuredOwner'>,
  siteUrl: string,
): Promise<string | undefined> {
  return deps.database.write(async (trx) => {
    const owner = await trx.selectFrom('user').select('id').where('role', '=', 'owner').executeTakeFirst()
    return owner ? undefined : insertLink(trx, { siteUrl, email: deps.configuredOwner }, deps.clock())
  })
}

/** Creates a link that creates or recovers the owner with this address, even if there is an owner. */
export async function recoveryLink({ database, clock }: Dependencies, link: NewLink): Promise<string> {
  return database.write((trx) => insertLink(trx, link, clock()))
}

async function insertLink(trx: Trx, { siteUrl, email }: NewLink, now: Date): Promise<string> {
  const token = newToken()
  await trx.deleteFrom('owner_claims').where('expires_at', '<', now.toISOString()).execute()
  await trx
    .insertInto('owner_claims')
    .values({
      token_hash: hashToken(token),
      email: email?.toLowerCase() ?? null,
      created_at: now.toISOString(),
      expires_at: addDays(now, VALID_DAYS).toISOString(),
    })
    .execute()
  return `${siteUrl}${PORTAL_PATH}?claim=${token}`
}

/** Returns the address in an unused link and the name of the account with it. */
export async function readOwnerLink(
  { database, clock }: Dependencies,
  token: string,
): Promise<{ email: string | null; name: string | null } | undefined> {
  return database.db
    .selectFrom('owner_claims')
    .leftJoin('user', 'user.email', 'owner_claims.email')
    .select(['owner_claims.email', 'user.name'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock().toISOString())
    .executeTakeFirst()
}

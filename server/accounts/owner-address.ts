import type { AccountDependencies } from './dependencies.ts'

/** Other instances may make the owner too. */
const KEPT_MS = 60_000

/** Where the owner gets mail: their account's address, or the configured one while there is no owner. */
export function createOwnerAddress({
  database,
  clock,
  configuredOwner,
}: Pick<AccountDependencies, 'database' | 'clock' | 'configuredOwner'>) {
  let known: { email: string; until: number } | undefined

  return {
    async get(): Promise<string | undefined> {
      const now = clock().getTime()
      if (known && now < known.until) return known.email
      const owner = await database.db
        .selectFrom('user')
        .select('email')
        .where('role', '=', 'owner')
        .executeTakeFirst()
      if (owner) known = { email: owner.email, until: now + KEPT_MS }
      return owner?.email ?? configuredOwner
    },
    forget: () => {
      known = undefined
    },
  }
}

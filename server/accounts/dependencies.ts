import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Signer } from '#server/signing.ts'
import type { Identity } from './identity.ts'

export type AccountDependencies = {
  database: Database
  clock: Clock
  /** The site's public address, for links in mails. */
  siteUrl: string
  messageHost: string
  rateLimits: RateLimits
  cookies: Cookies
  identity: Identity
  /** Signs the links that verify an e-mail address. */
  verificationLinks: Signer
  /** The owner's address while there is no owner account. */
  configuredOwner: string | undefined
}

/** One who fills in a form of the portal. */
export type FormVisit = { form: FormData; headers: Headers; addressKey: string }

import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Signer } from '#server/signing.ts'
import type { Identity } from './identity.ts'
import type { PasskeyVerifier } from './passkeys/passkey-verifier.ts'

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
  /** Signs the cookie between password and code. */
  secondSteps: Signer
  /** Signs the cookie of a browser that signed in before. */
  devices: Signer
  /** What seals the secrets of apps, and what recovery codes are hashed with. */
  twoFactorKeys: { seal: Buffer; codes: Buffer }
  passkeys: PasskeyVerifier
  /** The owner's address while there is no owner account. */
  configuredOwner: string | undefined
}

/** One who fills in a form of the portal. */
export type FormVisit = { form: FormData; headers: Headers; addressKey: string }

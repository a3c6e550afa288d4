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
  /** The site's public URL, for links in mails. */
  siteUrl: string
  messageHost: string
  rateLimits: RateLimits
  cookies: Cookies
  identity: Identity
  /** Signs the cookie between password and two-factor code. */
  secondSteps: Signer
  /** Signs the cookie of a known device. */
  devices: Signer
  /** Encrypts authenticator secrets and hashes recovery codes. */
  twoFactorKeys: { seal: Buffer; codes: Buffer }
  passkeys: PasskeyVerifier
  /** The owner's address while there is no owner account. */
  configuredOwner: string | undefined
}

/** A visitor who submits an account form. */
export type FormVisit = { form: FormData; headers: Headers; addressKey: string }

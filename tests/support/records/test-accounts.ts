import { randomUUID } from 'node:crypto'
import type { AccountStatus, Role, Viewer } from '#domain/accounts/viewer.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import type { PasskeyVerifier } from '#server/accounts/passkeys/passkey-verifier.ts'
import { setPassword } from '#server/accounts/sign-in/credentials.ts'
import { hashPassword } from '#server/accounts/sign-in/passwords.ts'
import { createBetterAuth } from '#server/adapters/better-auth.ts'
import { createWebAuthn } from '#server/adapters/webauthn.ts'
import type { Database } from '#server/database/open-database.ts'
import { createCookies } from '#server/http/cookies.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createSigner, deriveKey } from '#server/signing.ts'

export const SITE = 'http://site.test'
export const PASSWORD = 'a long enough password'

/** Sets up accounts as the app does, with a clock that tests set. */
export function startAccounts(
  database: Database,
  options: { limits?: boolean; siteUrl?: string; configuredOwner?: string; passkeys?: PasskeyVerifier } = {},
) {
  const { limits = false, siteUrl = SITE, configuredOwner } = options
  const time = { shiftMs: 0 }
  // No two moments are the same, so that mails can be put in order.
  let calls = 0
  const clock = () => new Date(Date.now() + time.shiftMs + calls++)
  const cookies = createCookies(siteUrl)
  const accounts = createAccounts({
    database,
    clock,
    siteUrl,
    messageHost: 'site.test',
    rateLimits: createRateLimits(limits),
    cookies,
    identity: createBetterAuth({
      database,
      siteUrl,
      cookies,
      key: deriveKey('test'.repeat(9), 'sessions'),
      onError: () => {},
    }),
    secondSteps: createSigner('test'.repeat(9), 'second-step'),
    devices: createSigner('test'.repeat(9), 'known-device'),
    passkeys: options.passkeys ?? createWebAuthn({ siteUrl, siteName: 'A site' }),
    twoFactorKeys: {
      seal: deriveKey('test'.repeat(9), 'two-factor'),
      codes: deriveKey('test'.repeat(9), 'recovery-codes'),
    },
    configuredOwner,
  })
  return { accounts, time, clock }
}

/** Returns a form submitted from an address. */
export function formVisit(fields: Record<string, string>, from: { address?: string; agent?: string } = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return {
    form,
    headers: new Headers({ 'user-agent': from.agent ?? 'Mozilla/5.0 (Android 14) Chrome/140' }),
    addressKey: from.address ?? '192.0.2.1',
  }
}

/** Returns the headers with which a browser sends the cookies back. */
export function cookieHeaders(setCookies: string[]): Headers {
  return new Headers({ cookie: setCookies.map((cookie) => cookie.split(';')[0]).join('; ') })
}

/** Hashed only once, because hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined

/** Inserts an account with `PASSWORD` directly. */
export async function insertUser(
  database: Database,
  changes: Partial<{
    email: string
    name: string
    role: Role
    status: AccountStatus
    emailVerified: boolean
  }> = {},
): Promise<Viewer> {
  const id = randomUUID()
  const user = {
    email: `${id}@example.test`,
    name: 'Ravi',
    role: 'member' as Role,
    status: 'approved' as AccountStatus,
    emailVerified: true,
    ...changes,
  }
  const now = new Date()
  const at = now.toISOString()
  passwordHash ??= hashPassword(PASSWORD)
  const hash = await passwordHash
  await database.write(async (trx) => {
    await trx
      .insertInto('user')
      .values({ id, ...user, createdAt: at, updatedAt: at })
      .execute()
    await setPassword(trx, id, hash, now)
  })
  return { id, ...user, sessionId: 'no session' }
}

/** Returns the links in the mails of one kind, oldest first. */
export async function mailedLinks(database: Database, template: string): Promise<URL[]> {
  const mails = await database.db
    .selectFrom('emails')
    .select('data')
    .where('template', '=', template)
    .orderBy('created_at')
    .execute()
  return mails.map((mail) => new URL((JSON.parse(mail.data) as { url: string }).url))
}

import { randomUUID } from 'node:crypto'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { KyselyPlugin } from 'kysely'
import { z } from 'zod'
import { SESSION_SECONDS } from '#domain/accounts/account-limits.ts'
import type { AccountStatus, Role } from '#domain/accounts/viewer.ts'
import type { Identity } from '#server/accounts/identity.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Cookies } from '#server/http/cookies.ts'

/** A session is extended at most once a day. */
const RENEW_AFTER_SECONDS = 24 * 60 * 60

type Options = {
  database: Database
  siteUrl: string
  cookies: Cookies
  key: Buffer
  /** Receives the original error, which better-auth replaces by its own. */
  onError: (error: unknown) => void
}

/** Starts a session for a user who was already authenticated by password, code or passkey. */
const startingSessions = {
  id: 'starting-sessions',
  endpoints: {
    startSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new Error('no user for this session')
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user })
      },
    ),
  },
} satisfies BetterAuthPlugin

/**
 * Creates sessions with better-auth. Its HTTP routes are not mounted: all requests pass our forms, whose rate
 * limits and origin checks its direct calls would bypass.
 */
export function createBetterAuth({ database, siteUrl, cookies, key, onError }: Options): Identity {
  const cookieName = cookies.fullName('session')
  const auth = betterAuth({
    baseURL: siteUrl,
    secret: key.toString('base64url'),
    database: {
      db: database.kind === 'postgres' ? database.db.withPlugin(datesFromText) : database.db,
      type: database.kind,
    },
    user: {
      additionalFields: {
        role: { type: 'string', input: false, defaultValue: 'member' },
        status: { type: 'string', input: false, defaultValue: 'pending' },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: RENEW_AFTER_SECONDS,
      // Sessions can be read while the database is read-only.
      deferSessionRefresh: true,
      // A revoked session must end everywhere at once.
      cookieCache: { enabled: false },
    },
    advanced: {
      // We use our own cookie names with their own prefix.
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName, attributes: { secure: cookies.secure } } },
      // IP addresses are not stored.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    // Its log messages may contain e-mail addresses, so only the errors are passed on.
    logger: {
      level: 'error',
      log: (_level, _message, ...details) => {
        for (const detail of details) if (detail instanceof Error) onError(detail)
      },
    },
    telemetry: { enabled: false },
    plugins: [startingSessions],
  })

  const ours = (headers: Headers) =>
    headers.getSetCookie().filter((cookie) => cookie.startsWith(`${cookieName}=`))
  const expired = cookies.write('session', '', { maxAgeSeconds: 0 })

  /** Returns the cookies of an extended session; none if that failed, which is logged. */
  async function renew(requestHeaders: Headers): Promise<string[]> {
    try {
      const { headers } = await auth.api.getSession({
        method: 'POST',
        headers: requestHeaders,
        returnHeaders: true,
      })
      return ours(headers)
    } catch {
      return []
    }
  }

  return {
    cookieName,
    async readSession(requestHeaders) {
      if (!cookies.read(requestHeaders.get('cookie'), 'session')) return { viewer: undefined, cookies: [] }
      const response = await auth.api.getSession({ headers: requestHeaders })
      // The cookie belongs to no valid session.
      if (!response) return { viewer: undefined, cookies: [expired] }
      const { user, session } = response
      const viewer = {
        id: user.id,
        email: user.email,
        name: user.name,
        role: user.role as Role,
        status: user.status as AccountStatus,
        emailVerified: user.emailVerified,
        sessionId: session.id,
      }
      const isDue = 'needsRefresh' in response && response.needsRefresh === true
      return { viewer, cookies: isDue ? await renew(requestHeaders) : [] }
    },
    async startSession(userId, requestHeaders) {
      const { headers } = await auth.api.startSession({
        body: { userId },
        headers: requestHeaders,
        returnHeaders: true,
      })
      return { cookies: ours(headers) }
    },
  }
}

const dateColumns = new Set([
  'createdAt',
  'updatedAt',
  'expiresAt',
  'accessTokenExpiresAt',
  'refreshTokenExpiresAt',
])

/**
 * Our PostgreSQL driver returns timestamps as text, but better-auth compares dates and would never see a
 * session as expired. (For SQLite it parses text itself.)
 */
const datesFromText: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({
    ...result,
    rows: result.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'string' && dateColumns.has(name) ? new Date(value) : value,
        ]),
      ),
    ),
  }),
}

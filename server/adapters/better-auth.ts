import { randomUUID } from 'node:crypto'
import { type BetterAuthPlugin, betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { KyselyPlugin } from 'kysely'
import { z } from 'zod'
import type { AccountStatus, Role } from '#domain/accounts/viewer.ts'
import { type Identity, SESSION_SECONDS } from '#server/accounts/identity.ts'
import type { Database } from '#server/database/open-database.ts'
import type { Cookies } from '#server/http/cookies.ts'

const RENEW_AFTER_SECONDS = 24 * 60 * 60

type Options = {
  database: Database
  siteUrl: string
  cookies: Cookies
  key: Buffer
  /** What broke inside, which better-auth hides behind an error of its own. */
  onError: (error: unknown) => void
}

/** Whom a session is for, others have found out: by password, code or passkey. */
const startingSessions = {
  id: 'starting-sessions',
  endpoints: {
    startSession: createAuthEndpoint(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new Error('a session for nobody')
        await setSessionCookie(ctx, { session: await internalAdapter.createSession(user.id), user })
      },
    ),
  },
} satisfies BetterAuthPlugin

/**
 * Sessions by better-auth. Its own HTTP routes are not mounted: everything goes through our forms,
 * which bring the rate limits and the refusal of foreign origins that its direct calls leave out.
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
      // Who is signed in can be read while nothing can be written.
      deferSessionRefresh: true,
      // An ended session ends at once, everywhere.
      cookieCache: { enabled: false },
    },
    advanced: {
      // Our own names, which carry their own prefix.
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName, attributes: { secure: cookies.secure } } },
      // Addresses of people are kept nowhere.
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
    // Its own words could hold e-mail addresses: only the errors are passed on.
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

  /** The cookies of a session that lasts longer now; none where that failed, which is logged. */
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
      // Nothing but a cookie that means nothing (any more).
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
 * Our PostgreSQL driver hands timestamps over as text; better-auth compares dates, and would take no session for
 * expired. (For SQLite it reads text by itself.)
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

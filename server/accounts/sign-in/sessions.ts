import { describeBrowser } from '#domain/accounts/describe-browser.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { endOneSession, endSessions } from './credentials.ts'
import { withoutSession } from './session-cookies.ts'

/** A session as its user sees it. */
export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number]

/** Returns the user's sessions, newest first, without their tokens. */
export async function listSessions({ database, clock }: AccountDependencies, viewer: Viewer | undefined) {
  authorize(viewer, 'account:write')
  const now = clock().toISOString()
  const sessions = await database.db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', viewer.id)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return sessions.map((session) => {
    const isThisDevice = session.id === viewer.sessionId
    return {
      id: session.id,
      browser: describeBrowser(session.userAgent),
      isThisDevice,
      signedInAt: session.createdAt,
      lastSeenAt: isThisDevice ? now : session.updatedAt,
    }
  })
}

/** Ends one of the user's own sessions. */
export async function endSession(
  { database, clock }: AccountDependencies,
  viewer: Viewer | undefined,
  sessionId: string,
): Promise<{ kind: 'ended' | 'not-found' }> {
  authorize(viewer, 'account:write')
  return database.write(async (trx) => {
    if (!(await endOneSession(trx, viewer.id, sessionId))) return { kind: 'not-found' } as const
    await noteAccountChange(trx, { actorId: viewer.id, action: 'session.ended', userId: viewer.id }, clock())
    return { kind: 'ended' } as const
  })
}

/** Ends all of the user's sessions, including the current one. */
export async function signOutEverywhere(
  { database, clock, cookies }: AccountDependencies,
  viewer: Viewer | undefined,
): Promise<{ cookies: string[] }> {
  authorize(viewer, 'account:write')
  await database.write(async (trx) => {
    await endSessions(trx, viewer.id)
    await noteAccountChange(trx, { actorId: viewer.id, action: 'sessions.ended', userId: viewer.id }, clock())
  })
  return { cookies: withoutSession(cookies) }
}

/** Ends the request's session, and clears its cookies only once it has really ended. */
export async function signOut(
  { identity, cookies, database }: AccountDependencies,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const { viewer } = await identity.readSession(headers)
  if (viewer) await database.write((trx) => endOneSession(trx, viewer.id, viewer.sessionId))
  return { cookies: withoutSession(cookies) }
}

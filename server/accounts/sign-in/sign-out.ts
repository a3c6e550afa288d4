import type { AccountDependencies } from '../dependencies.ts'
import { endOneSession } from './credentials.ts'
import { withoutSession } from './session-cookies.ts'

/** Ends the request's session, and clears its cookies only once it has really ended. */
export async function signOut(
  { identity, cookies, database }: Pick<AccountDependencies, 'identity' | 'cookies' | 'database'>,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const { viewer } = await identity.readSession(headers)
  if (viewer) {
    await database.write((trx) => endOneSession(trx, viewer.id, viewer.sessionId))
  }
  return { cookies: withoutSession(cookies) }
}

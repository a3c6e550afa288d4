import type { Viewer } from '#domain/accounts/viewer.ts'
import type { AccountDependencies } from '../dependencies.ts'
import { needsTwoFactorSetup } from '../two-factor/stored-two-factor.ts'
import { withHint } from './session-cookies.ts'

/** Reads the user of a request, once and only on demand. */
export function readViewer({ identity, cookies, database }: AccountDependencies, headers: Headers) {
  let reading: ReturnType<typeof read> | undefined

  async function read(): Promise<{ viewer: Viewer | undefined; cookies: string[] }> {
    const session = await identity.readSession(headers)
    const { viewer } = session
    if (!viewer) return session
    const needsCode = await needsTwoFactorSetup(database.db, viewer.id)
    return needsCode ? { ...session, viewer: { ...viewer, needsCode } } : session
  }

  return {
    async viewer(): Promise<Viewer | undefined> {
      reading ??= read()
      return (await reading).viewer
    },
    /** Adds the renewed or cleared session cookie to the response if needed. */
    async finish(response: Response): Promise<Response> {
      // If the session cannot be read, the response already says so.
      const read = await reading?.catch(() => undefined)
      if (!read) return response
      const { viewer, cookies: session } = read
      // Signing in and out set the cookie themselves.
      const isSet = response.headers
        .getSetCookie()
        .some((cookie) => cookie.startsWith(`${identity.cookieName}=`))
      if (isSet || session.length === 0) return response
      const answer = new Response(response.body, response)
      for (const cookie of withHint(cookies, session, viewer !== undefined))
        answer.headers.append('set-cookie', cookie)
      return answer
    },
  }
}

import type { Viewer } from '#domain/accounts/viewer.ts'

/** What the accounts need of an auth library: sessions made, read and renewed. */
export type Identity = {
  /** The name of the session's cookie. */
  cookieName: string
  /** Whose session the request carries. `cookies` are Set-Cookie headers: a renewed session, or one that is gone. */
  readSession(headers: Headers): Promise<{ viewer: Viewer | undefined; cookies: string[] }>
  /** Begins a session of somebody who has shown who they are; with the browser's name in `headers`. */
  startSession(userId: string, headers: Headers): Promise<{ cookies: string[] }>
}

/** How long a session lasts after it was last used. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

import type { Viewer } from '#domain/accounts/viewer.ts'

/** What the accounts need of an auth library: passwords checked, sessions made, read and renewed. */
export type Identity = {
  /** The name of the session's cookie. */
  cookieName: string
  /** Whose session the request carries. `cookies` are Set-Cookie headers: a renewed session, or one that is gone. */
  readSession(headers: Headers): Promise<{ viewer: Viewer | undefined; cookies: string[] }>
  /** Nothing where address and password don't belong together; as slow for an address that nobody has. */
  signIn(
    credentials: { email: string; password: string },
    headers: Headers,
  ): Promise<{ cookies: string[] } | undefined>
}

/** How long a session lasts after it was last used. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60

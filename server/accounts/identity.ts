import type { Viewer } from '#domain/accounts/viewer.ts'

/** The parts of an auth library that accounts use: creating, reading and renewing sessions. */
export type Identity = {
  cookieName: string
  /** Returns the request's user. `cookies` are Set-Cookie headers for a renewed or expired session. */
  readSession(headers: Headers): Promise<{ viewer: Viewer | undefined; cookies: string[] }>
  /** Starts a session for an authenticated user; `headers` contain the browser's name. */
  startSession(userId: string, headers: Headers): Promise<{ cookies: string[] }>
}

import type { AccountDependencies } from './dependencies.ts'
import { withHint } from './session-cookies.ts'

/** Ends the request's session, if it has one, and takes its cookies away. */
export async function signOut(
  { identity, cookies }: Pick<AccountDependencies, 'identity' | 'cookies'>,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const ended = await identity.signOut(headers)
  return { cookies: withHint(cookies, ended.cookies, false) }
}

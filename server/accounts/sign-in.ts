import { type FormRefusal, readForm, refusal, signInForm, tooMany } from './account-forms.ts'
import type { AccountDependencies, FormVisit } from './dependencies.ts'
import { withHint } from './session-cookies.ts'

export const SIGN_IN_ERROR = 'Sign In Error'
const MAX_USER_AGENT = 300

type SessionDependencies = Pick<AccountDependencies, 'database' | 'clock' | 'identity' | 'cookies'>
type Dependencies = SessionDependencies & Pick<AccountDependencies, 'rateLimits'>

/** Signs somebody in who knows the password. Guessing is limited by address, and by address and account. */
export async function signIn(
  deps: Dependencies,
  visit: FormVisit,
): Promise<{ kind: 'signed-in'; cookies: string[] } | FormRefusal> {
  const { form, headers, addressKey } = visit
  const read = readForm(signInForm, form, SIGN_IN_ERROR)
  if (!read.ok) return read.refusal
  const accountKey = `${addressKey} ${read.data.email}`
  const limits = [
    await deps.rateLimits.take('signInByAddress', addressKey),
    await deps.rateLimits.take('signInByAccount', accountKey),
  ]
  const waits = limits.flatMap((limit) => (limit.ok ? [] : [limit.retryAfterSeconds]))
  if (waits.length > 0) return tooMany(form, SIGN_IN_ERROR, Math.max(...waits))

  const cookies = await startSession(deps, read.data, headers)
  if (!cookies) {
    return refusal(form, { title: SIGN_IN_ERROR, message: 'Invalid email or password', status: 401 })
  }
  await deps.rateLimits.reset('signInByAccount', accountKey)
  return { kind: 'signed-in', cookies }
}

/** The cookies of a new session, where address and password belong together. */
export async function startSession(
  { database, clock, identity, cookies }: SessionDependencies,
  credentials: { email: string; password: string },
  headers: Headers,
): Promise<string[] | undefined> {
  const browser = new Headers({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT) })
  const session = await identity.signIn(credentials, browser)
  if (!session) return undefined
  // Nobody else tidies up what was left to expire.
  await database.write(async (trx) => {
    await trx.deleteFrom('session').where('expiresAt', '<', clock().toISOString()).execute()
  })
  return withHint(cookies, session.cookies, true)
}

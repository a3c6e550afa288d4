import { createHash } from 'node:crypto'
import { type FormRefusal, refusal, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { passwordHashOf } from '../sign-in/credentials.ts'
import { noteFailedSignIn } from '../sign-in/failed-sign-ins.ts'
import { startSession } from '../sign-in/start-session.ts'
import { takeCode } from './take-code.ts'

const COOKIE = 'second_step'
/** Time to enter the code after the password. */
const VALID_SECONDS = 10 * 60
const TITLE = 'Sign In Error'

/**
 * Returns a signed cookie that stands for a correct password. It is bound to that password, so nothing is
 * stored and a password change invalidates it.
 */
export function beginSecondStep(
  { secondSteps, cookies, clock }: AccountDependencies,
  { userId, hash }: { userId: string; hash: string },
): string {
  const validUntil = clock().getTime() + VALID_SECONDS * 1000
  const token = secondSteps.sign([userId, validUntil, fingerprint(hash)].join(' '))
  return cookies.write(COOKIE, token, { maxAgeSeconds: VALID_SECONDS })
}

/** Returns whether the password was entered recently, so that a code can be requested. */
export async function isInSecondStep(deps: AccountDependencies, headers: Headers): Promise<boolean> {
  return (await whoIs(deps, headers)) !== undefined
}

/** Signs in with an authenticator code or a recovery code. Each works once. */
export async function finishSecondStep(
  deps: AccountDependencies,
  { form, headers }: FormVisit,
): Promise<{ kind: 'signed-in'; cookies: string[] } | FormRefusal> {
  const userId = await whoIs(deps, headers)
  if (!userId) {
    const message = 'That took too long. Sign in again with your password.'
    return refusal(form, { title: TITLE, message, status: 410 })
  }
  // Attackers at this point know the password, so the limit applies to the account, whatever their IP
  // address.
  const limit = await deps.rateLimits.take('secondStep', userId)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)
  const method = await takeCode(deps, userId, String(form.get('code') ?? ''))
  if (!method) {
    await deps.database.write((trx) =>
      noteFailedSignIn(trx, { action: 'sign_in.wrong_code', userId }, deps.clock()),
    )
    const message = 'That code is not right, or was used already. Wait for the next one.'
    return refusal(form, { title: TITLE, message, status: 401, problems: { code: message } })
  }
  await deps.rateLimits.reset('secondStep', userId)
  const cookies = await startSession(deps, { userId, headers, way: method })
  return { kind: 'signed-in', cookies: [...cookies, deps.cookies.write(COOKIE, '', { maxAgeSeconds: 0 })] }
}

async function whoIs(deps: AccountDependencies, headers: Headers): Promise<string | undefined> {
  const token = deps.cookies.read(headers.get('cookie'), COOKIE)
  const [userId, validUntil, mark] = (token && deps.secondSteps.open(token)?.split(' ')) || []
  if (!userId || deps.clock().getTime() > Number(validUntil)) return undefined
  const hash = await passwordHashOf(deps.database.db, userId)
  return hash && fingerprint(hash) === mark ? userId : undefined
}

function fingerprint(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url').slice(0, 22)
}

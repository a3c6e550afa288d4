import { createHash } from 'node:crypto'
import { type FormRefusal, refusal, tooMany } from '../account-forms.ts'
import { passwordHashOf } from '../credentials.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteFailedSignIn } from '../failed-sign-ins.ts'
import { type SessionDependencies, startSession } from '../start-session.ts'
import { takeCode } from './take-code.ts'

const COOKIE = 'second_step'
const VALID_SECONDS = 10 * 60
const TITLE = 'Sign In Error'

type Dependencies = SessionDependencies &
  Pick<AccountDependencies, 'rateLimits' | 'secondSteps' | 'twoFactorKeys'>

/**
 * The cookie that stands for a password that was right. It is signed, and bound to that password: nothing is
 * stored, and another password ends it.
 */
export function beginSecondStep(
  { secondSteps, cookies, clock }: Pick<Dependencies, 'secondSteps' | 'cookies' | 'clock'>,
  { userId, hash }: { userId: string; hash: string },
): string {
  const validUntil = clock().getTime() + VALID_SECONDS * 1000
  const token = secondSteps.sign([userId, validUntil, fingerprint(hash)].join(' '))
  return cookies.write(COOKIE, token, { maxAgeSeconds: VALID_SECONDS })
}

/** Whether the password was typed a moment ago, so that a code can be asked for. */
export async function isInSecondStep(deps: Dependencies, headers: Headers): Promise<boolean> {
  return (await whoIs(deps, headers)) !== undefined
}

/** Signs in who knows a code of their app, or one of their recovery codes. Each works once. */
export async function finishSecondStep(
  deps: Dependencies,
  { form, headers }: FormVisit,
): Promise<{ kind: 'signed-in'; cookies: string[] } | FormRefusal> {
  const userId = await whoIs(deps, headers)
  if (!userId) {
    const message = 'That took too long. Sign in again with your password.'
    return refusal(form, { title: TITLE, message, status: 410 })
  }
  // Whoever guesses here knows the password: the account is guarded, from wherever they come.
  const limit = await deps.rateLimits.take('secondStep', userId)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)
  const way = await takeCode(deps, userId, String(form.get('code') ?? ''))
  if (!way) {
    await deps.database.write((trx) =>
      noteFailedSignIn(trx, { action: 'sign_in.wrong_code', userId }, deps.clock()),
    )
    const message = 'That code is not right, or was used already. Wait for the next one.'
    return refusal(form, { title: TITLE, message, status: 401, problems: { code: message } })
  }
  await deps.rateLimits.reset('secondStep', userId)
  const cookies = await startSession(deps, { userId, headers, way })
  return { kind: 'signed-in', cookies: [...cookies, deps.cookies.write(COOKIE, '', { maxAgeSeconds: 0 })] }
}

async function whoIs(deps: Dependencies, headers: Headers): Promise<string | undefined> {
  const token = deps.cookies.read(headers.get('cookie'), COOKIE)
  const [userId, validUntil, mark] = (token && deps.secondSteps.open(token)?.split(' ')) || []
  if (!userId || deps.clock().getTime() > Number(validUntil)) return undefined
  const hash = await passwordHashOf(deps.database.db, userId)
  return hash && fingerprint(hash) === mark ? userId : undefined
}

function fingerprint(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url').slice(0, 22)
}

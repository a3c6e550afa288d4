import { type FormRefusal, readForm, refusal, signInForm, tooMany } from './account-forms.ts'
import { checkPassword } from './check-password.ts'
import type { AccountDependencies, FormVisit } from './dependencies.ts'
import { recordChange } from './record-change.ts'
import { type SessionDependencies, startSession } from './start-session.ts'
import { beginSecondStep } from './two-factor/second-step.ts'
import { asksForCode } from './two-factor/stored-two-factor.ts'

export const SIGN_IN_ERROR = 'Sign In Error'

type Dependencies = SessionDependencies & Pick<AccountDependencies, 'rateLimits' | 'secondSteps'>

export type SignIn =
  | { kind: 'signed-in'; cookies: string[] }
  /** The password is right, and a code is asked for beside it. */
  | { kind: 'second-step'; cookies: string[] }

/** Signs somebody in who knows the password. Guessing is limited by address, and by address and account. */
export async function signIn(deps: Dependencies, visit: FormVisit): Promise<SignIn | FormRefusal> {
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

  const known = await checkPassword(deps.database, read.data)
  if (!known) {
    // Whose account it was is not written down: an unknown address would take less time.
    await deps.database.write((trx) =>
      recordChange(trx, { actorId: null, action: 'sign_in.failed', userId: null }, deps.clock()),
    )
    return refusal(form, { title: SIGN_IN_ERROR, message: 'Invalid email or password', status: 401 })
  }
  await deps.rateLimits.reset('signInByAccount', accountKey)
  if (await asksForCode(deps.database.db, known.userId)) {
    return { kind: 'second-step', cookies: [beginSecondStep(deps, known)] }
  }
  const cookies = await startSession(deps, { userId: known.userId, headers, way: 'password' })
  return { kind: 'signed-in', cookies }
}

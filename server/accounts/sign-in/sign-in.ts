import { type FormRefusal, readForm, signInForm } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { beginSecondStep } from '../two-factor/second-step.ts'
import { asksForCode } from '../two-factor/stored-two-factor.ts'
import { startSession } from './start-session.ts'
import { tryPassword } from './try-password.ts'

const SIGN_IN_ERROR = 'Sign In Error'

export type SignIn =
  | { kind: 'signed-in'; cookies: string[] }
  /** The password is correct, and a two-factor code is required. */
  | { kind: 'second-step'; cookies: string[] }

/** Signs in with address and password. `tryPassword` limits guessing. */
export async function signIn(deps: AccountDependencies, visit: FormVisit): Promise<SignIn | FormRefusal> {
  const { form, headers } = visit
  const read = readForm(signInForm, form, SIGN_IN_ERROR)
  if (!read.ok) return read.refusal
  const wrong = { title: SIGN_IN_ERROR, message: 'Invalid email or password' }
  const known = await tryPassword(deps, visit, read.data, wrong)
  if (known.kind === 'refused') return known
  if (await asksForCode(deps.database.db, known.userId)) {
    return { kind: 'second-step', cookies: [beginSecondStep(deps, known)] }
  }
  const cookies = await startSession(deps, { userId: known.userId, headers, way: 'password' })
  return { kind: 'signed-in', cookies }
}

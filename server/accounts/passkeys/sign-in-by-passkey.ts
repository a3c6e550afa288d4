import { type FormRefusal, refusal, tooMany } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteFailedSignIn } from '../sign-in/failed-sign-ins.ts'
import { startSession } from '../sign-in/start-session.ts'
import { newChallenge, type PasskeyAnswer, readAnswer, takeChallenge } from './challenges.ts'

const TITLE = 'Sign In Error'
/** Subject of sign-in challenges, which belong to no user. */
const NO_USER = 'anybody'

/**
 * Returns the browser's options for a passkey sign-in. They name no user, because the device knows its
 * passkeys.
 */
export async function beginPasskeySignIn(
  deps: AccountDependencies,
  { form, addressKey }: FormVisit,
): Promise<{ kind: 'options'; options: object } | FormRefusal> {
  const limit = await deps.rateLimits.take('passkey', addressKey)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)
  const challenge = await newChallenge(deps, 'passkey-sign-in', NO_USER)
  return { kind: 'options', options: await deps.passkeys.optionsToSignIn(challenge) }
}

/**
 * Signs in the owner of the passkey. The device was unlocked for it, so neither password nor code is
 * required.
 */
export async function signInByPasskey(
  deps: AccountDependencies,
  { form, headers, addressKey }: FormVisit,
): Promise<{ kind: 'signed-in'; cookies: string[] } | FormRefusal> {
  const limit = await deps.rateLimits.take('passkey', addressKey)
  if (!limit.ok) return tooMany(form, TITLE, limit.retryAfterSeconds)
  const answer = readAnswer(form.get('passkey'))
  const userId = answer && (await whoAnswered(deps, answer))
  if (!userId) {
    await deps.database.write((trx) =>
      noteFailedSignIn(trx, { action: 'sign_in.failed', userId: null }, deps.clock()),
    )
    const message = 'That passkey does not sign in here. Use your password instead.'
    return refusal(form, { title: TITLE, message, status: 401 })
  }
  const cookies = await startSession(deps, { userId, headers, way: 'passkey' })
  return { kind: 'signed-in', cookies }
}

async function whoAnswered(deps: AccountDependencies, answer: PasskeyAnswer): Promise<string | undefined> {
  const { database, clock, passkeys } = deps
  if ((await takeChallenge(deps, 'passkey-sign-in', answer.challenge)) !== NO_USER) return undefined
  const row = await database.db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'counter'])
    .where('credential_id', '=', answer.id)
    .executeTakeFirst()
  if (!row) return undefined
  const passkey = { credentialId: answer.id, publicKey: row.public_key, counter: Number(row.counter) }
  const counter = await passkeys.checkUse(answer.response, answer.challenge, passkey)
  if (counter === undefined) return undefined
  await database.write((trx) =>
    trx
      .updateTable('passkeys')
      .set({ counter, last_used_at: clock().toISOString() })
      .where('id', '=', row.id)
      .execute(),
  )
  return row.user_id
}

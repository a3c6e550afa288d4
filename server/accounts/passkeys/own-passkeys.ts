import { randomUUID } from 'node:crypto'
import { accountLimits } from '#domain/accounts/account-limits.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { type FormRefusal, refusal } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { noteAccountChange } from '../note-account-change.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { newChallenge, readAnswer, takeChallenge } from './challenges.ts'

const TITLE = 'Passkey not added'

export type ListedPasskey = { id: string; name: string; addedAt: string; lastUsedAt: string | null }

/** Returns the user's passkeys; undefined if this site cannot use passkeys. */
export async function listPasskeys(
  { database, passkeys }: AccountDependencies,
  viewer: Viewer | undefined,
): Promise<ListedPasskey[] | undefined> {
  authorize(viewer, 'account:write')
  if (!passkeys.isAvailable) return undefined
  return database.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', viewer.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Returns the browser's options for creating a passkey, after checking the password again. */
export async function beginPasskey(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<{ kind: 'options'; options: object } | FormRefusal> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const { id: userId, email, name } = viewer
  const known = await deps.database.db
    .selectFrom('passkeys')
    .select('credential_id')
    .where('user_id', '=', userId)
    .execute()
  const knownIds = known.map(({ credential_id }) => credential_id)
  const challenge = await newChallenge(deps, 'add-passkey', userId)
  const options = await deps.passkeys.optionsToAdd({ userId, email, name, challenge, knownIds })
  return { kind: 'options', options }
}

/** Stores a passkey that a device has created. */
export async function addPasskey(
  deps: AccountDependencies,
  viewer: Viewer | undefined,
  { form }: FormVisit,
): Promise<{ kind: 'added' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const answer = readAnswer(form.get('passkey'))
  const subject = answer && (await takeChallenge(deps, 'add-passkey', answer.challenge))
  const passkey =
    answer && subject === viewer.id && (await deps.passkeys.checkNew(answer.response, answer.challenge))
  if (!passkey) {
    const message = 'That took too long, or the device’s answer is not right. Try again.'
    return refusal(form, { title: TITLE, message, status: 400 })
  }
  const name = cleanLine(String(form.get('name') ?? '')).trim()
  await deps.database.write(async (trx) => {
    const now = deps.clock()
    await trx
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        user_id: viewer.id,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        name: name.slice(0, accountLimits.name) || 'Passkey',
        created_at: now.toISOString(),
      })
      .execute()
    await noteAccountChange(trx, { actorId: viewer.id, action: 'passkey.added', userId: viewer.id }, now)
  })
  return { kind: 'added' }
}

/** Removes one of the user's passkeys. */
export async function removePasskey(
  { database, clock }: AccountDependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<{ kind: 'removed' | 'not-found' }> {
  authorize(viewer, 'account:write')
  return database.write(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .returning('id')
      .executeTakeFirst()
    if (!removed) return { kind: 'not-found' } as const
    await noteAccountChange(
      trx,
      { actorId: viewer.id, action: 'passkey.removed', userId: viewer.id },
      clock(),
    )
    return { kind: 'removed' } as const
  })
}

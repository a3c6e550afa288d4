import { randomUUID } from 'node:crypto'
import { accountLimits } from '#domain/accounts/account-limits.ts'
import type { Viewer } from '#domain/accounts/viewer.ts'
import type { Db } from '#server/database/open-database.ts'
import { cleanLine } from '#server/leads/capture/clean-text.ts'
import { type FormRefusal, refusal } from '../account-forms.ts'
import { authorize } from '../authorize.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { isId } from '../ids.ts'
import { recordChange } from '../record-change.ts'
import { confirmPassword } from '../sign-in/confirm-password.ts'
import { newChallenge, readAnswer, takeChallenge } from './challenges.ts'
import type { KeptPasskey } from './passkey-verifier.ts'

const TITLE = 'Passkey not added'
/** Passkeys per user. */
const MOST = 20

type Dependencies = Pick<AccountDependencies, 'database' | 'clock' | 'rateLimits' | 'passkeys'>

export type ListedPasskey = { id: string; name: string; addedAt: string; lastUsedAt: string | null }

/** Returns the user's passkeys; undefined if this site cannot use passkeys. */
export async function listPasskeys(
  { database, passkeys }: Dependencies,
  viewer: Viewer | undefined,
): Promise<ListedPasskey[] | undefined> {
  authorize(viewer, 'account:write')
  if (!passkeys.isAvailable) return undefined
  const rows = await database.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', viewer.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    addedAt: created_at,
    lastUsedAt: last_used_at,
  }))
}

/** Returns the browser's options for creating a passkey, after checking the password again. */
export async function beginPasskey(
  deps: Dependencies,
  viewer: Viewer | undefined,
  visit: FormVisit,
): Promise<{ kind: 'options'; options: object } | FormRefusal> {
  authorize(viewer, 'account:write')
  const refused = await confirmPassword(deps, viewer, visit, TITLE)
  if (refused) return refused
  const known = await storedPasskeys(deps.database.db, viewer.id)
  if (!deps.passkeys.isAvailable || known.length >= MOST) {
    const message = deps.passkeys.isAvailable
      ? `You have ${MOST} passkeys already.`
      : 'The site’s address is a number.'
    return refusal(visit.form, { title: TITLE, message, status: 400 })
  }
  const challenge = await newChallenge(deps, 'add-passkey', viewer.id)
  const { id: userId, email, name } = viewer
  return {
    kind: 'options',
    options: await deps.passkeys.optionsToAdd({ userId, email, name, challenge, known }),
  }
}

/** Stores a passkey that a device has created. */
export async function addPasskey(
  deps: Dependencies,
  viewer: Viewer | undefined,
  { form }: FormVisit,
): Promise<{ kind: 'added' } | FormRefusal> {
  authorize(viewer, 'account:write')
  const failed = (message: string) => refusal(form, { title: TITLE, message, status: 400 })
  const answer = readAnswer(form.get('passkey'))
  const subject = answer && (await takeChallenge(deps, 'add-passkey', answer.challenge))
  if (!answer || subject !== viewer.id) return failed('That took too long. Try again.')
  const passkey = await deps.passkeys.checkNew(answer.response, answer.challenge)
  if (!passkey) return failed('The device’s answer is not right.')
  const name = cleanLine(String(form.get('name') ?? ''))
    .trim()
    .slice(0, accountLimits.name)
  await deps.database.write(async (trx) => {
    const now = deps.clock()
    const { credentialId, publicKey, counter, transports } = passkey
    const added = await trx
      .insertInto('passkeys')
      .values({
        id: randomUUID(),
        user_id: viewer.id,
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        name: name || 'Passkey',
        created_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) return
    await recordChange(trx, { actorId: viewer.id, action: 'passkey.added', userId: viewer.id }, now)
  })
  return { kind: 'added' }
}

/** Removes one of the user's passkeys. */
export async function removePasskey(
  { database, clock }: Dependencies,
  viewer: Viewer | undefined,
  id: string,
): Promise<void> {
  authorize(viewer, 'account:write')
  if (!isId(id)) return
  await database.write(async (trx) => {
    const deleted = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) return
    await recordChange(trx, { actorId: viewer.id, action: 'passkey.removed', userId: viewer.id }, clock())
  })
}

async function storedPasskeys(db: Db, userId: string): Promise<KeptPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'public_key', 'counter', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map(toKept)
}

/** Converts a stored row to a passkey. */
export function toKept(row: {
  credential_id: string
  public_key: string
  counter: number | string
  transports: string
}): KeptPasskey {
  return {
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: JSON.parse(row.transports),
  }
}

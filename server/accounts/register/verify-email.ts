import { createHash } from 'node:crypto'
import { PORTAL_PATH, TEAM_PATH } from '#domain/accounts/paths.ts'
import type { Trx } from '#server/database/open-database.ts'
import { enqueueEmails, TO_OWNER } from '#server/email/delivery/outbox.ts'
import { type FormRefusal, readForm, refusal, tooMany, verifyForm } from '../account-forms.ts'
import type { AccountDependencies, FormVisit } from '../dependencies.ts'
import { recordChange } from '../record-change.ts'
import { passwordHashOf } from '../sign-in/credentials.ts'
import { tryPassword } from '../sign-in/try-password.ts'

const LINK_VALID_MS = 3 * 24 * 60 * 60 * 1000
const TITLE = 'E-mail address not verified'
const LINK_SPENT =
  'This link has expired or was replaced. Register again with the same address to get a new one.'
const WRONG = 'That is not the password chosen at registration.'

type Dependencies = Pick<
  AccountDependencies,
  | 'database'
  | 'clock'
  | 'siteUrl'
  | 'messageHost'
  | 'verificationLinks'
  | 'rateLimits'
  | 'cookies'
  | 'devices'
>

/**
 * Returns the link that verifies an address. It is signed and bound to address and password, so nothing is
 * stored.
 */
export function verificationUrl(
  { siteUrl, verificationLinks }: Pick<Dependencies, 'siteUrl' | 'verificationLinks'>,
  account: { userId: string; email: string; hash: string },
  now: Date,
): string {
  const token = verificationLinks.sign(
    [account.userId, now.getTime() + LINK_VALID_MS, fingerprint(account)].join(' '),
  )
  return `${siteUrl}${PORTAL_PATH}/verify-email?token=${token}`
}

/** Verifies the address of the link if the password matches the one of the registration. */
export async function verifyEmail(
  deps: Dependencies,
  visit: FormVisit,
  token: string,
): Promise<{ kind: 'verified' } | FormRefusal> {
  const { form } = visit
  const read = readForm(verifyForm, form, TITLE)
  if (!read.ok) return read.refusal
  const account = await accountOf(deps, token)
  if (!account) return refusal(form, { title: TITLE, message: LINK_SPENT, status: 410 })
  const { userId, email } = account
  const known = await tryPassword(deps, visit, { email, password: read.data.password })
  if (known.kind === 'too-many') return tooMany(form, TITLE, known.retryAfterSeconds)
  if (known.kind === 'wrong') {
    return refusal(form, { title: TITLE, message: WRONG, status: 401, problems: { password: WRONG } })
  }
  await deps.database.write((trx) => markVerified(deps, trx, userId))
  return { kind: 'verified' }
}

/**
 * Returns the account of a link; undefined if the link is forged or expired, or the password has changed
 * since.
 */
async function accountOf({ database, clock, verificationLinks }: Dependencies, token: string) {
  const [userId, validUntil, mark] = verificationLinks.open(token)?.split(' ') ?? []
  if (!userId || clock().getTime() > Number(validUntil)) return undefined
  const { db } = database
  const user = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst()
  const hash = user && (await passwordHashOf(db, userId))
  if (!user || !hash || fingerprint({ email: user.email, hash }) !== mark) return undefined
  return { userId, email: user.email }
}

/** Marks an address as verified, once; the owner is then notified of the pending registration. */
export async function markVerified(
  deps: Pick<Dependencies, 'clock' | 'siteUrl' | 'messageHost'>,
  trx: Trx,
  userId: string,
): Promise<void> {
  const now = deps.clock()
  const user = await trx
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: now.toISOString() })
    .where('id', '=', userId)
    .where('emailVerified', '=', false)
    .returning(['name', 'email', 'status'])
    .executeTakeFirst()
  if (!user) return
  await recordChange(trx, { actorId: userId, action: 'email.verified', userId }, now)
  if (user.status !== 'pending') return
  const { name, email } = user
  const data = { name, email, url: deps.siteUrl + TEAM_PATH }
  await enqueueEmails(
    trx,
    [{ template: 'registration-waiting', data, to: TO_OWNER, replyTo: email, locale: 'en' }],
    now,
    deps.messageHost,
  )
}

function fingerprint({ email, hash }: { email: string; hash: string }): string {
  return createHash('sha256').update(`${email} ${hash}`).digest('base64url').slice(0, 22)
}

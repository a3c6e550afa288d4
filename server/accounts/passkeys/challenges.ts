import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { keepLink, newToken, takeLink } from '../one-time-links.ts'

const VALID_MS = 5 * 60 * 1000

type Purpose = 'add-passkey' | 'passkey-sign-in'
type Dependencies = { database: Database; clock: Clock }

/** What the device must sign: made here, and taken back once. */
export async function newChallenge(
  { database, clock }: Dependencies,
  purpose: Purpose,
  subject: string,
): Promise<string> {
  const token = newToken()
  const now = clock()
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await database.write((trx: Trx) => keepLink(trx, { purpose, token, subject, expiresAt }, now))
  return token
}

/** For whom a challenge was made, if it was made here a moment ago and not answered yet. */
export async function takeChallenge(
  { database, clock }: Dependencies,
  purpose: Purpose,
  challenge: string,
): Promise<string | undefined> {
  return database.write((trx) => takeLink(trx, purpose, challenge, clock()))
}

export type PasskeyAnswer = { id: string; challenge: string; response: object }

/** What a form's field says that scripts filled with a device's answer; nothing where it is none. */
export function readAnswer(field: unknown): PasskeyAnswer | undefined {
  if (typeof field !== 'string') return undefined
  try {
    const response = JSON.parse(field)
    const said = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString())
    const isText = typeof response.id === 'string' && typeof said.challenge === 'string'
    return isText ? { id: response.id, challenge: said.challenge, response } : undefined
  } catch {
    return undefined
  }
}

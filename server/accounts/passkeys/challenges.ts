import type { Clock } from '#server/clock.ts'
import type { Database, Trx } from '#server/database/open-database.ts'
import { keepLink, newToken, takeLink } from '../one-time-links.ts'

/** Time to answer a challenge. */
const VALID_MS = 5 * 60 * 1000

type Purpose = 'add-passkey' | 'passkey-sign-in'
type Dependencies = { database: Database; clock: Clock }

/** Creates a challenge that the device must sign; it can be used once. */
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

/** Returns the subject of a challenge, if it is recent and unused. */
export async function takeChallenge(
  { database, clock }: Dependencies,
  purpose: Purpose,
  challenge: string,
): Promise<string | undefined> {
  return database.write((trx) => takeLink(trx, purpose, challenge, clock()))
}

export type PasskeyAnswer = { id: string; challenge: string; response: object }

/** Parses a device's response from the form field that scripts fill; returns undefined if it is invalid. */
export function readAnswer(field: unknown): PasskeyAnswer | undefined {
  if (typeof field !== 'string') return undefined
  try {
    const response = JSON.parse(field)
    const clientData = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString())
    const isText = typeof response.id === 'string' && typeof clientData.challenge === 'string'
    return isText ? { id: response.id, challenge: clientData.challenge, response } : undefined
  } catch {
    return undefined
  }
}

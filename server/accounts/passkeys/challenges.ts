import type { AccountDependencies } from '../dependencies.ts'
import { keepLink, newToken, takeLink } from '../one-time-links.ts'

/** Time to answer a challenge. */
const VALID_MS = 5 * 60 * 1000

type Purpose = 'add-passkey' | 'passkey-sign-in'

/** Creates a challenge that the device must sign; it can be used once. */
export async function newChallenge(
  { database, clock }: AccountDependencies,
  purpose: Purpose,
  subject: string,
): Promise<string> {
  const token = newToken()
  const now = clock()
  const expiresAt = new Date(now.getTime() + VALID_MS)
  await database.write((trx) => keepLink(trx, { purpose, token, subject, expiresAt }, now))
  return token
}

/** Returns the subject of a challenge, if it is recent and unused. */
export async function takeChallenge(
  { database, clock }: AccountDependencies,
  purpose: Purpose,
  challenge: string,
): Promise<string | undefined> {
  return database.write((trx) => takeLink(trx, purpose, challenge, clock()))
}

export type PasskeyAnswer = { id: string; challenge: string; response: object }

/** Parses a device's response from the form field that scripts fill; returns undefined if it is invalid. */
export function readAnswer(field: unknown): PasskeyAnswer | undefined {
  try {
    const response = JSON.parse(String(field))
    const clientData = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString())
    const isText = typeof response.id === 'string' && typeof clientData.challenge === 'string'
    if (!isText || !/^[\w-]+$/.test(response.id)) return undefined
    return { id: response.id, challenge: clientData.challenge, response }
  } catch {
    return undefined
  }
}

const PERIOD_SECONDS = 30
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const
/** Phone clocks differ, so the previous and next code are valid too. */
const WINDOW = 1

/** Returns a new secret for an authenticator app. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await import('otpauth')
  return new Secret({ size: 20 }).base32
}

/** Returns the `otpauth:` URL that an authenticator app reads from a QR code or a link. */
export async function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  const { TOTP } = await import('otpauth')
  return new TOTP({ ...settings, issuer, label, secret }).toString()
}

/** Returns the 30-second step of a code; undefined if the code is not valid now. */
export async function findStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { TOTP } = await import('otpauth')
  const timestamp = now.getTime()
  const delta = new TOTP({ ...settings, secret }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

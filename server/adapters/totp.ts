const PERIOD_SECONDS = 30
const settings = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const
/** Clocks of phones differ: the code before and the one after count too. */
const WINDOW = 1

/** A secret for an app that shows codes, as text. */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await import('otpauth')
  return new Secret({ size: 20 }).base32
}

/** The address that such an app reads, from a QR code or by a tap. */
export async function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }) {
  const { TOTP } = await import('otpauth')
  return new TOTP({ ...settings, issuer, label, secret }).toString()
}

/** Of which 30 seconds a code is; nothing where it is of none that count now. */
export async function findStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const { TOTP } = await import('otpauth')
  const timestamp = now.getTime()
  const delta = new TOTP({ ...settings, secret }).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

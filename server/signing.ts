import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The secret that cookies and links are signed with: the configured one, or one that is made once and kept in
 * the data folder, readable by its owner only.
 */
export function loadSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = path.join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('base64url'))
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${file} holds no secret: remove it, and a new one will be made`)
  return secret
}

/** Makes the file with its content in one step, so that an instance starting just now never reads half of it. */
function writeOnce(file: string, content: string) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    // Another instance was quicker: its secret is everybody's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(draft)
  }
}

/** A key of its own for each purpose, so that a value signed for one is worth nothing to another. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

export type Signer = ReturnType<typeof createSigner>

/** Signs short values for one purpose. The value stays readable: put nothing secret in it. */
export function createSigner(secret: string, purpose: string) {
  const key = deriveKey(secret, purpose)
  const mac = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 32)

  return {
    /** `payload` with its signature behind; both are safe in a cookie and in an address. */
    sign(payload: string): string {
      const text = Buffer.from(payload).toString('base64url')
      return `${text}.${mac(text)}`
    },
    /** Returns the payload, or undefined if the signature is not ours. */
    open(signed: string): string | undefined {
      const [text = '', signature = ''] = signed.split('.')
      const expected = Buffer.from(mac(text))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      return Buffer.from(text, 'base64url').toString()
    },
  }
}

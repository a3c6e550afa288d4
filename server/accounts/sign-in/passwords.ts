import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Async = promisify(argon2)

/** OWASP's recommended parameters for argon2id. Hashing runs on the thread pool and blocks no request. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

/** Hashes a password; the result contains its own parameters (PHC format). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await run(password, nonce, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`
}

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Returns whether a password matches a hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = form.exec(hash) ?? []
  if (!tag) return false
  const expected = Buffer.from(tag, 'base64')
  const given = await run(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function run(password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> {
  // NFKC makes different code point sequences of the same characters one password.
  const message = password.normalize('NFKC')
  return argon2Async('argon2id', { message, nonce, tagLength: TAG_LENGTH, ...parameters })
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}

import { argon2Sync, randomBytes, randomUUID } from 'node:crypto'
import type { AccountStatus } from '#domain/accounts/viewer.ts'
import { setPassword } from '#server/accounts/sign-in/credentials.ts'
import { openSiteDatabase } from '../records/row-counts.ts'
import type { Site } from '../servers/start-site.ts'
import { postForm } from './post-form.ts'

const PORTAL = '/del-admin-portal-2025'
export const PASSWORD = 'correct horse battery staple'

export const roles = ['visitor', 'pending', 'member', 'owner'] as const
export type Role = (typeof roles)[number]

const accounts = {
  pending: { role: 'member', status: 'pending' },
  member: { role: 'member', status: 'approved' },
  owner: { role: 'owner', status: 'approved' },
} satisfies Partial<Record<Role, { role: 'member' | 'owner'; status: AccountStatus }>>

/**
 * Signs in one person of each role and returns the Cookie header of each. Their accounts are inserted
 * directly; registration, approval and claiming the site have tests of their own.
 */
export async function signInEveryRole(
  site: Site,
  database = openSiteDatabase(site),
): Promise<Record<Role, string>> {
  const password = quickHash()
  const at = new Date().toISOString()
  const users = Object.entries(accounts).map(([name, account]) => ({
    id: randomUUID(),
    email: `${name}@example.test`,
    name: name === 'owner' ? 'owner' : 'Ravi',
    ...account,
    emailVerified: true,
    createdAt: at,
    updatedAt: at,
  }))
  await database.write(async (trx) => {
    await trx.insertInto('user').values(users).execute()
    for (const { id } of users) await setPassword(trx, id, password, new Date(at))
  })
  await database.close()
  const [pending = '', member = '', owner = ''] = await Promise.all(
    users.map(({ email }) => signIn(site, email)),
  )
  return { visitor: '', pending, member, owner }
}

/**
 * Returns a hash in the format of `hashPassword` with the lowest cost, because hashing is slow on purpose.
 */
function quickHash(): string {
  const nonce = randomBytes(16)
  const cost = { memory: 8, passes: 1, parallelism: 1 }
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, tagLength: 32, ...cost })
  const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${hash}`
}

async function signIn(site: Site, email: string): Promise<string> {
  return cookiesOf(await expectStatus(303, postForm(site.url + PORTAL, { email, password: PASSWORD })))
}

async function expectStatus(status: number, answering: Promise<Response>): Promise<Response> {
  const response = await answering
  if (response.status !== status)
    throw new Error(`${response.url} answered ${response.status}, not ${status}`)
  return response
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { postForm } from './post-form.ts'
import { openSiteDatabase } from './row-counts.ts'
import type { Site } from './start-site.ts'

const PORTAL = '/del-admin-portal-2025'
const TEAM = '/del-admin-dashboard/team'
const PASSWORD = 'correct horse battery staple'

export const roles = ['visitor', 'pending', 'member', 'owner'] as const
export type Role = (typeof roles)[number]

/** Signs somebody of each role in, through the site's own forms, and tells the Cookie header of each. */
export async function signInEveryRole(site: Site): Promise<Record<Role, string>> {
  const owner = cookiesOf(
    await expectStatus(
      303,
      postForm(site.ownerLink(), {
        email: 'owner@example.test',
        password: PASSWORD,
        confirmPassword: PASSWORD,
      }),
    ),
  )
  await register(site, 'pending@example.test')
  const memberId = await register(site, 'member@example.test')
  await expectStatus(
    303,
    postForm(site.url + TEAM, { change: 'approve', userId: memberId }, { cookie: owner }),
  )
  return {
    visitor: '',
    pending: await signIn(site, 'pending@example.test'),
    member: await signIn(site, 'member@example.test'),
    owner,
  }
}

async function signIn(site: Site, email: string): Promise<string> {
  return cookiesOf(await expectStatus(303, postForm(site.url + PORTAL, { email, password: PASSWORD })))
}

/** Registers, follows the link in the mail, and tells the account's id. */
async function register(site: Site, email: string): Promise<string> {
  const fields = { name: 'Ravi', email, password: PASSWORD, confirmPassword: PASSWORD }
  await expectStatus(303, postForm(`${site.url}${PORTAL}?tab=register`, fields))
  const { link, id } = await findAccount(site, email)
  await expectStatus(200, fetch(site.url + link.pathname + link.search))
  return id
}

async function findAccount(site: Site, email: string): Promise<{ link: URL; id: string }> {
  const database = openSiteDatabase(site)
  try {
    // A registration is answered before it is worked on, so that the time it takes tells nothing.
    for (let attempt = 0; attempt < 100; attempt++) {
      const { rows } = await sql<{ id: string; data: string }>`
        select u.id, m.data from "user" u join emails m on m.to_address = u.email
        where u.email = ${email} and m.template = 'verify-email'`.execute(database.db)
      const [row] = rows
      if (row) return { id: row.id, link: new URL((JSON.parse(row.data) as { url: string }).url) }
      await sleep(50)
    }
    throw new Error(`${email} got no mail to verify it`)
  } finally {
    await database.close()
  }
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

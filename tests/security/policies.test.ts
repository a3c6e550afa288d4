import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { type Role, roles, signInEveryRole } from '../support/browser/sign-in.ts'
import { countRows, openSiteDatabase } from '../support/records/row-counts.ts'
import { sendRequest } from '../support/requests/raw-request.ts'
import { type RouteEntry, readRouteTable } from '../support/requests/route-table.ts'
import { type Answer, expectSafe } from '../support/requests/safe-answer.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

/**
 * Who gets a full answer. `team` and `owner` redirect all others: visitors to the sign-in page, pending
 * accounts to the start page; members get a 403 for what is the owner's. `team-data` answers with a status
 * instead.
 */
type Access = 'public' | 'team' | 'owner' | 'team-data' | 'none'

type Policy = {
  /** Who may read. `leadsTo` means that reading redirects there, `missing` that it is a 404. */
  get: Access
  leadsTo?: string
  missing?: true
  /** Who may change; `none` if the page has no forms. */
  post: Access
}

const page: Policy = { get: 'public', post: 'none' }
const publicForm: Policy = { get: 'public', post: 'public' }
const teamPage: Policy = { get: 'team', post: 'none' }
const teamForm: Policy = { get: 'team', post: 'team' }
const ownerForm: Policy = { get: 'owner', post: 'owner' }
const ownerPage: Policy = { get: 'owner', post: 'none' }
const development: Policy = { get: 'public', missing: true, post: 'none' }

/** Every route must be listed here. The first test fails for a new route until its policy is decided. */
const policies: Record<string, Policy> = {
  '/': { ...page, leadsTo: '/home' },
  '/hi': { ...page, leadsTo: '/hi/home' },
  '/sw': { ...page, leadsTo: '/sw/home' },
  '/home': page,
  '/services': page,
  '/services/ecommerce': page,
  '/services/smb': page,
  '/services/ai-app-development': page,
  '/services/ai-chatbots': page,
  '/services/whatsapp-automation': page,
  '/services/gpt-agents': page,
  '/services/ai-products': page,
  '/services/music-creation': page,
  '/services/creative-services': page,
  '/services/education-tools': page,
  '/services/education': { ...page, leadsTo: '/services/education-tools' },
  '/saas-tools': page,
  '/portfolio': page,
  '/testimonials': publicForm,
  '/about': page,
  '/contact': publicForm,
  '/book': publicForm,
  '/booking/:token': { ...publicForm, missing: true },
  '/booking/:token/demo.ics': { ...page, missing: true },
  '/thank-you': page,
  '/privacy-policy': page,
  '/my-data': publicForm,
  '/my-data/:token': { ...publicForm, missing: true },
  '/my-data/:token/file': { ...page, missing: true },
  '/terms-conditions': page,
  '/testimonials/verify/:token': { ...publicForm, missing: true },
  '/*': { ...page, missing: true },

  '/del-admin-portal-2025': publicForm,
  '/del-admin-portal-2025/forgot-password': publicForm,
  '/del-admin-portal-2025/reset-password': publicForm,
  '/del-admin-portal-2025/verify-email': publicForm,
  '/del-admin-portal-2025/change-email': publicForm,
  '/auth': { ...page, leadsTo: '/del-admin-portal-2025' },
  '/admin/leads': { ...page, leadsTo: '/del-admin-dashboard/leads' },

  '/del-admin-dashboard': teamPage,
  '/del-admin-dashboard/figures': teamPage,
  '/del-admin-dashboard/news': { get: 'team-data', post: 'none' },
  '/del-admin-dashboard/find': { get: 'team-data', post: 'none' },
  '/del-admin-dashboard/account': teamForm,
  '/del-admin-dashboard/account/security': teamForm,
  '/del-admin-dashboard/account/mails': teamForm,
  '/del-admin-dashboard/account/phone': teamForm,
  '/del-admin-dashboard/account/device': { get: 'public', missing: true, post: 'team-data' },
  '/del-admin-dashboard/app.webmanifest': page,
  '/del-admin-dashboard/worker.js': page,
  '/del-admin-dashboard/team': ownerForm,
  '/del-admin-dashboard/leads': teamForm,
  '/del-admin-dashboard/leads/suspected-spam': teamForm,
  '/del-admin-dashboard/leads/new': teamForm,
  '/del-admin-dashboard/leads/import': teamForm,
  '/del-admin-dashboard/leads/import/:id': teamForm,
  '/del-admin-dashboard/leads/import/:id/report': { ...teamPage, missing: true },
  '/del-admin-dashboard/leads/bin': teamForm,
  '/del-admin-dashboard/leads/views': teamForm,
  '/del-admin-dashboard/leads/export.csv': teamPage,
  '/del-admin-dashboard/leads/board': teamForm,
  '/del-admin-dashboard/leads/texts': teamForm,
  '/del-admin-dashboard/leads/:id': teamForm,
  '/del-admin-dashboard/leads/:id/edit': teamForm,
  '/del-admin-dashboard/leads/:id/merge': teamForm,
  '/del-admin-dashboard/leads/:id/reply': teamForm,
  '/del-admin-dashboard/changes/undo': { get: 'public', missing: true, post: 'team' },
  '/del-admin-dashboard/testimonials': teamForm,
  '/del-admin-dashboard/testimonials/suspected-spam': teamForm,
  '/del-admin-dashboard/testimonials/:id': teamForm,
  '/del-admin-dashboard/chats': teamPage,
  '/del-admin-dashboard/chats/unanswered': teamForm,
  '/del-admin-dashboard/chats/:id': teamForm,
  '/del-admin-dashboard/bookings': teamPage,
  '/del-admin-dashboard/bookings/new': teamForm,
  '/del-admin-dashboard/bookings/:id': teamForm,
  '/del-admin-dashboard/bookings/:id/demo.ics': { ...teamPage, missing: true },
  '/del-admin-dashboard/availability': { get: 'team', post: 'owner' },
  '/del-admin-dashboard/not-found': teamPage,
  '/del-admin-dashboard/settings': ownerPage,
  '/del-admin-dashboard/settings/website': ownerForm,
  '/del-admin-dashboard/settings/notifications': ownerForm,
  '/del-admin-dashboard/settings/email-rules': ownerForm,
  '/del-admin-dashboard/settings/security': ownerForm,
  '/del-admin-dashboard/settings/retention': ownerForm,
  '/del-admin-dashboard/settings/audit': ownerPage,
  '/del-admin-dashboard/settings/audit.csv': ownerPage,
  '/del-admin-dashboard/*': { ...teamPage, missing: true },
  '/del-admin-dashboard/privacy': teamForm,
  '/del-admin-dashboard/privacy/export': { ...teamPage, missing: true },
  '/del-admin-dashboard/settings/webhooks': ownerForm,
  '/del-admin-dashboard/settings/webhooks/:id': ownerForm,
  '/del-admin-dashboard/emails': teamForm,
  '/del-admin-dashboard/emails/:id': teamForm,
  '/del-admin-dashboard/emails/:id/html': teamPage,

  '/api/session': page,
  '/api/sign-out': { ...publicForm, leadsTo: '/del-admin-portal-2025' },
  '/api/bookings': { ...publicForm, missing: true },
  '/api/bookings/free-times': page,
  '/api/chat': publicForm,
  '/api/chat/lead': { ...publicForm, missing: true },
  '/api/chat/hand-over': { ...publicForm, missing: true },
  '/api/chat/rating': { ...publicForm, missing: true },
  '/api/chat/demo': { ...publicForm, missing: true },
  '/api/chat/statistics': { get: 'team-data', post: 'none' },
  '/api/chat/state': { get: 'team-data', post: 'none' },
  '/api/lead-test-panel': { get: 'team-data', post: 'none' },
  '/api/chat/words': page,

  '/api/accounts/passkey': { ...publicForm, missing: true },
  '/api/testimonials/draft': { ...publicForm, missing: true },
  '/uploads/:name': { ...page, missing: true },

  '/sitemap.xml': page,
  '/robots.txt': page,
  '/llms.txt': page,
  '/manifest.webmanifest': page,

  '/dev/kit': development,
}

const table = await readRouteTable()
const hasAccounts = table.some(({ pattern }) => pattern === '/del-admin-portal-2025')
const testedRoles: readonly Role[] = hasAccounts ? roles : ['visitor']
/** Signing out comes last, because it ends the session that the other tests need. */
const entries = table.toSorted(
  (a, b) => Number(a.pattern.includes('sign-out')) - Number(b.pattern.includes('sign-out')),
)

let site: Site
let database: Database
let cookies: Record<Role, string>

beforeAll(async () => {
  site = await startSite()
  database = openSiteDatabase(site)
  cookies = hasAccounts ? await signInEveryRole(site) : { visitor: '', pending: '', member: '', owner: '' }
})
afterAll(async () => {
  await database.close()
  await site.remove()
})

test('lists a policy for every route', () => {
  expect(table.length).toBeGreaterThan(3)
  expect(table.map(({ pattern }) => pattern).filter((pattern) => !(pattern in policies))).toEqual([])
})

describe.each(entries.filter(({ pattern }) => pattern in policies))('$pattern', (entry) => {
  const policy = policies[entry.pattern] as Policy

  test.each(testedRoles)('answers a %s as its policy says', async (role) => {
    const answer = await ask(entry, 'GET', role)
    if (!grants(policy.get, role)) return expectSentAway(answer, policy.get, role)
    if (policy.leadsTo) expect(pathOf(answer)).toBe(policy.leadsTo)
    else if (policy.missing) expect([404, 410]).toContain(answer.status)
    else expectGranted(answer)
  })

  test.each(testedRoles)('answers a %s at the address for scripts as its policy says', async (role) => {
    const answer = await ask({ ...entry, path: dataPath(entry.path) }, 'GET', role)
    if (grants(policy.get, role)) return
    // The redirect or the status is in the body.
    expect([202, 401, 403, 404]).toContain(answer.status)
    if (answer.status === 202)
      expect(answer.body).toContain(role === 'visitor' ? '/del-admin-portal-2025' : '"/"')
  })

  test('accepts changes from the site’s own page as its policy says', async () => {
    for (const role of testedRoles) {
      const isGranted = grants(policy.post, role)
      const before = isGranted ? undefined : await countRows(database)
      const answer = await ask(entry, 'POST', role, [['Origin', site.url]])
      if (policy.post === 'none') expect(answer.status, role).toBe(405)
      else if (isGranted) expectGranted(answer)
      else expectSentAway(answer, policy.post, role)
      if (before) expect(await countRows(database), role).toEqual(before)
    }
  })

  test('never accepts changes from another site', async () => {
    const before = await countRows(database)
    const origins: [string, string][][] = [[['Origin', 'https://evil.test']], [], [['Origin', 'null']]]
    for (const role of testedRoles) {
      for (const path of [entry.path, dataPath(entry.path)]) {
        for (const from of origins) {
          const answer = await ask({ ...entry, path }, 'POST', role, from)
          expect(answer.status, role).toBe(403)
          expect(answer.headers.get('set-cookie'), role).toBeNull()
        }
      }
    }
    expect(await countRows(database)).toEqual(before)
  })
})

async function ask({ path }: RouteEntry, method: string, role: Role, headers: [string, string][] = []) {
  const cookie: [string, string][] = cookies[role] ? [['Cookie', cookies[role]]] : []
  const form: [string, string][] =
    method === 'POST'
      ? [
          ['Content-Type', 'application/x-www-form-urlencoded'],
          ['Content-Length', '0'],
        ]
      : []
  const answer = await sendRequest(site, method, path, [...cookie, ...form, ...headers])
  expectSafe(answer, site)
  return answer
}

function dataPath(path: string): string {
  return path === '/' ? '/_root.data' : `${path}.data`
}

function grants(access: Access, role: Role): boolean {
  if (access === 'public') return true
  if (access === 'owner') return role === 'owner'
  return (access === 'team' || access === 'team-data') && (role === 'member' || role === 'owner')
}

function expectGranted(answer: Answer) {
  expect([401, 403, 405]).not.toContain(answer.status)
  // The dashboard's own redirects stay inside it; a refusal redirects to the start page.
  expect(pathOf(answer)).not.toBe('/')
}

function expectSentAway(answer: Answer, access: Access, role: Role) {
  if (access === 'team-data') expect(answer.status).toBe(role === 'visitor' ? 401 : 403)
  else if (role === 'visitor') expect(pathOf(answer)).toBe('/del-admin-portal-2025')
  else if (role === 'pending') expect(pathOf(answer)).toBe('/')
  else expect(answer.status).toBe(403)
}

function pathOf({ headers }: Answer): string | undefined {
  const location = headers.get('location')
  return location === null ? undefined : new URL(location, site.url).pathname
}

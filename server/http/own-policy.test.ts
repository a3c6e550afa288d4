import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailResponse } from '#app/lib/mail-response.ts'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import { createSigner } from '#server/signing.ts'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { createCookies } from './cookies.ts'
import { createFormTimer } from './forms/form-timer.ts'
import { createHandler } from './handler.ts'
import { createMetrics } from './metrics.ts'

// A mail in which nothing was escaped.
const hostileMail = `<!doctype html><title>A mail</title><h1 style="color: rgb(1, 2, 3)">A mail</h1>
<script>document.title = 'script ran'</script><img src="/x.png" onerror="document.title = 'handler ran'">
<form action="/contact" method="post"><button>Press</button></form>`

let browser: Browser
let server: Server
let url: string
/** Requests that reached the server. */
const asked: string[] = []

beforeAll(async () => {
  const read = readConfig({})
  if (!read.ok) throw new Error('the settings without any are wrong')
  const handler = createHandler({
    config: read.config,
    logger: createLogger('silent'),
    metrics: createMetrics(),
    cookies: createCookies(read.config.siteUrl),
    formTimer: createFormTimer({ signer: createSigner('a secret', 'form-timer'), clock: () => new Date() }),
    notFound: { count: () => {}, stop: async () => {} } as never,
    keepPages: false,
    teamUpload: async () => undefined,
    ready: async () => {},
    canonicalPath: () => undefined,
    render: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return mailResponse(hostileMail)
    },
  })
  server = createServer(handler.handle)
  server.listen(0, '127.0.0.1')
  ;[browser] = await Promise.all([launchBrowser(), once(server, 'listening')])
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mail`
})
afterAll(async () => {
  await browser.close()
  server.close()
})

test('sends a mail with its own policy', async () => {
  const { headers } = await fetch(url)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
  expect(policy).toContain('sandbox')
  expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|allow-forms/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('shows a mail with styles, but runs, loads and sends nothing', async () => {
  const { page } = await newVisitor(browser)
  asked.length = 0
  await page.goto(url, { waitUntil: 'load' })
  await page.getByRole('button', { name: 'Press' }).click()
  expect(await page.title()).toBe('A mail')
  const colour = await page.getByRole('heading').evaluate((heading) => getComputedStyle(heading).color)
  expect(colour).toBe('rgb(1, 2, 3)')
  expect(asked.filter((request) => request !== 'GET /favicon.ico')).toEqual(['GET /mail'])
  expect(page.url()).toBe(url)
})

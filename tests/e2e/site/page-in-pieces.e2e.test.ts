import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser, newVisitor } from '#tests/support/browser/browser.ts'
import { watchShifts } from '#tests/support/browser/watch-shifts.ts'
import { fetchRaw } from '#tests/support/requests/fetch-raw.ts'
import { type Site, startSite } from '#tests/support/servers/start-site.ts'

/** The browser paints what it has between two chunks. */
const FRAME_MS = 17

/** Enough chunks for what is visible before scrolling, on any of the screens. */
const PIECES = 150

let browser: Browser
let site: Site
let line: Awaited<ReturnType<typeof openSlowLine>>

beforeAll(async () => {
  ;[browser, site] = await Promise.all([launchBrowser(), startSite()])
  line = await openSlowLine(site.url)
})
afterAll(async () => {
  line.close()
  await browser.close()
  await site.remove()
})

/**
 * Starts a proxy that forwards pages as a slow connection would: in chunks that end at elements, with pauses
 * between them.
 */
async function openSlowLine(to: string) {
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await fetchRaw(to + request.url, {
      accept: request.headers.accept ?? '',
    })
    const { 'content-length': _length, 'content-security-policy': _policy, ...kept } = headers
    response.writeHead(status, kept)
    if (!headers['content-type']?.startsWith('text/html')) return response.end(body)
    const html = body.toString()
    const start = html.indexOf('<body')
    const pieces = html
      .slice(start)
      .split(/(?<=<\/(?:a|button|dd|div|fieldset|form|h1|h2|label|li|nav|p|section)>)/)
    response.write(html.slice(0, start))
    for (const piece of pieces.splice(0, PIECES)) {
      response.write(piece)
      await sleep(FRAME_MS)
    }
    response.end(pieces.join(''))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test.concurrent.for([
  { target: '/home', width: 360, height: 800 },
  { target: '/contact', width: 360, height: 800 },
  { target: '/home', width: 1440, height: 900 },
  { target: '/services', width: 1440, height: 900 },
])('nothing moves on $target at $width pixels while it arrives in chunks', async (given, { expect }) => {
  const { target, ...viewport } = given
  const { page, context } = await newVisitor(browser, { viewport })
  await page.addInitScript(watchShifts)
  await page.goto(line.url + target)
  expect(await page.evaluate(() => window.shifts)).toEqual([])
  // The parts that were hidden until complete are visible.
  for (const role of ['banner', 'contentinfo'] as const) await page.getByRole(role).waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.close()
})

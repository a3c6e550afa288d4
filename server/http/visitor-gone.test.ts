import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/logger.ts'
import { createSigner } from '#server/signing.ts'
import { createCookies } from './cookies.ts'
import { createFormTimer } from './forms/form-timer.ts'
import { createHandler } from './handler.ts'
import { createMetrics } from './metrics.ts'

setFlagsFromString('--expose-gc')
const SLOW = '/del-admin-dashboard/leads.data'
const collectGarbage = runInNewContext('gc') as () => void

const metrics = createMetrics()
let server: Server
let url: string
let begun = false
let heard = false

beforeAll(async () => {
  const read = readConfig({})
  if (!read.ok) throw new Error('the settings without any are wrong')
  const handler = createHandler({
    config: read.config,
    logger: createLogger('silent'),
    metrics,
    cookies: createCookies(read.config.siteUrl),
    formTimer: createFormTimer({ signer: createSigner('a secret', 'form-timer'), clock: () => new Date() }),
    notFound: { count: () => {}, stop: async () => {} } as never,
    keepPages: false,
    teamUpload: async () => undefined,
    ready: async () => {},
    canonicalPath: () => undefined,
    render: async (request, { gone }) => {
      if (new URL(request.url).pathname === SLOW) {
        begun = true
        await once(gone, 'abort')
        return new Response(null, { status: 500 })
      }
      // The chat combines the signal with others in the same way.
      const signal = AbortSignal.any([gone, new AbortController().signal])
      signal.addEventListener('abort', () => {
        heard = true
      })
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('data: a word\n\n'))
          begun = true
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  server = createServer(handler.handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['a form', 'application/x-www-form-urlencoded', 'message=hello'],
  ['JSON', 'application/json', '{"message":"hello"}'],
])('aborts when the visitor disconnects long after %s was read', async (_what, type, body) => {
  begun = false
  heard = false
  const stop = new AbortController()
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': type, origin: url },
    body,
    signal: stop.signal,
  })
  expect(response.status).toBe(200)
  await expect.poll(() => begun).toBe(true)
  // Unreferenced signals are garbage-collected while the reply is written.
  for (let round = 0; round < 5; round++) {
    collectGarbage()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(heard).toBe(false)
  stop.abort()
  await expect.poll(() => heard).toBe(true)
})

test('counts a cancelled request as such, not as a server error', async () => {
  begun = false
  const stop = new AbortController()
  const answer = fetch(url + SLOW, { signal: stop.signal }).catch(() => undefined)
  await expect.poll(() => begun).toBe(true)
  stop.abort()
  await answer
  await expect.poll(() => metrics.registry.metrics()).toContain('status="499"')
  expect(await metrics.registry.metrics()).not.toContain('status="500"')
})

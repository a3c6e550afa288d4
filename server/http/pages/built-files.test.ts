import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtFiles } from './built-files.ts'

let folder: string
let app: Hono

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-files-'))
  for (const name of ['assets/page-1a2b.js', 'share/home.png', 'icon.png']) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), name)
  }
  app = new Hono().get('*', builtFiles(folder)).get('*', (c) => c.text('a page', 404))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['/assets/page-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/share/home.png', 'public, max-age=86400'],
  ['/icon.png', 'public, max-age=3600'],
])('answers for %s whether it may be cached: %s', async (target, caching) => {
  const answer = await app.request(target)
  expect(await answer.text()).toBe(target.slice(1))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, caching])
})

test.each(['/assets/gone.js', '/home', '/../package.json', '/%2e%2e/package.json', '/assets'])(
  'leaves %s, which is no built file, to the pages',
  async (target) => {
    const answer = await app.request(target)
    expect([answer.status, await answer.text()]).toEqual([404, 'a page'])
    expect(answer.headers.get('cache-control')).toBeNull()
  },
)

test('refuses a range beyond the end of a file, and does not cache the refusal', async () => {
  const answer = await app.request('/icon.png', { headers: { range: 'bytes=9000-' } })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([416, null])
})

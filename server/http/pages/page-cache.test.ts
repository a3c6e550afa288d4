import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fetchRaw } from '#tests/support/requests/fetch-raw.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

const html = `<!doctype html><title>नमस्ते</title><p>${'A page that is worth compressing. '.repeat(50)}</p>`
let cache: PageCache
let server: Server
let url: string
let served: number[]

beforeEach(async () => {
  served = []
  cache = createPageCache({
    headers: { 'x-common': 'yes' },
    formTimerCookie: (header) => (header?.includes('form=') ? undefined : 'form=started'),
    onServed: (status) => served.push(status),
  })
  server = createServer((request, response) => {
    if (!cache.serve(request.url ?? '', request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cache.keep('/page', { html, headers: { 'x-own': 'too' }, hasForm: false })
  await cache.settled()
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

describe('a cached page', () => {
  test.each([
    ['nothing', undefined, undefined],
    ['brotli among others', 'gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip', 'gzip'],
    ['brotli with a quality of zero', 'br;q=0, gzip', 'gzip'],
    ['only unknown encodings', 'br;q=0.0, gzip;q=0, zstd', undefined],
    ['brotli with a low quality', 'br;q=0.1', 'br'],
  ])('is sent in full to a browser that accepts %s', async (_what, accepted, encoding) => {
    const { status, headers, body } = await fetchRaw(
      `${url}/page`,
      accepted ? { 'accept-encoding': accepted } : {},
    )
    const unpack =
      { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes)
    expect(status).toBe(200)
    expect(unpack(body).toString()).toBe(html)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-common': 'yes',
      'x-own': 'too',
      vary: 'Accept-Encoding, Cookie',
      'cache-control': 'no-cache',
    })
  })

  test('is sent as gzip while Brotli is busy with earlier pages', async () => {
    const paths = Array.from({ length: 6 }, (_, at) => `/of-many-${at}`)
    for (const path of paths) {
      const text = Array.from({ length: 2_000 }, (_, at) => `${path} ${at * 7919}`).join(' ')
      cache.keep(path, { html: html + text, headers: {}, hasForm: false })
    }
    const encodingOf = async (path: string) =>
      (await fetchRaw(url + path, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']
    const [last = ''] = paths.slice(-1)
    const seen = new Set<string | undefined>()
    await expect.poll(async () => seen.add(await encodingOf(last)).has('br'), { interval: 5 }).toBe(true)
    expect(seen).toContain('gzip')
    await cache.settled()
  })

  test('is not sent again to a browser that has it', async () => {
    const { etag = '' } = (await fetchRaw(`${url}/page`, { 'accept-encoding': 'br' })).headers
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await fetchRaw(`${url}/page`, { 'accept-encoding': 'br', 'if-none-match': given })
      expect(again.status).toBe(304)
      expect(again.body).toHaveLength(0)
      expect(again.headers).toMatchObject({ etag, 'x-own': 'too' })
      expect(again.headers).not.toHaveProperty('content-length')
    }
    expect(served).toEqual([200, 304, 304, 304])
  })

  test('has a different tag in another encoding, and after a change', async () => {
    const tag = async (encoding: string) =>
      (await fetchRaw(`${url}/page`, { 'accept-encoding': encoding })).headers.etag
    const before = await tag('br')
    expect(await tag('gzip')).not.toBe(before)
    cache.keep('/page', { html: `${html}!`, headers: {}, hasForm: false })
    await cache.settled()
    expect(await tag('br')).not.toBe(before)
  })

  test('answers HEAD with its headers and no body', async () => {
    const get = await fetchRaw(`${url}/page`)
    const head = await fetchRaw(`${url}/page`, {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  test('is dropped once its content has changed', async () => {
    cache.drop()
    expect((await fetchRaw(`${url}/page`)).status).toBe(404)
    expect(cache.size).toBe(0)
  })

  test('is not cached if its content changed during rendering', () => {
    const { generation } = cache
    const page = { html, headers: {}, hasForm: false }
    cache.keep('/slow', page, generation)
    cache.drop()
    cache.keep('/slow', page, generation)
    expect(cache.size).toBe(0)
    cache.keep('/slow', page, cache.generation)
    expect(cache.size).toBe(1)
  })
})

test('starts the visitor’s timer once on a page with a form, also with a 304', async () => {
  cache.keep('/form', { html, headers: {}, hasForm: true })
  await cache.settled()
  const first = await fetchRaw(`${url}/form`)
  expect(first.headers['set-cookie']).toEqual(['form=started'])
  const again = await fetchRaw(`${url}/form`, { 'if-none-match': first.headers.etag ?? '' })
  expect([again.status, again.headers['set-cookie']]).toEqual([304, ['form=started']])
  const known = await fetchRaw(`${url}/form`, { cookie: 'form=abc' })
  expect(known.headers).not.toHaveProperty('set-cookie')
  expect((await fetchRaw(`${url}/page`)).headers).not.toHaveProperty('set-cookie')
})

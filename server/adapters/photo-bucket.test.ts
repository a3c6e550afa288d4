import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPhotoBucket } from './photo-bucket.ts'

const keys = { accessKeyId: 'an-id', secretAccessKey: 'a-secret', region: 'ap-south-1' }

/** A fake store that accepts requests signed with the right secret and refuses all others. */
const files = new Map<string, { body: Buffer; type: string | undefined }>()
let fail = 0
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const path = request.url ?? ''
  if (fail > 0) {
    fail--
    response.writeHead(503).end()
  } else if (
    !(await isSigned(`http://${request.headers.host}${path}`, request.method ?? '', request.headers))
  ) {
    response.writeHead(403).end()
  } else if (request.method === 'PUT') {
    files.set(path, { body: Buffer.concat(chunks), type: request.headers['content-type'] })
    response.writeHead(200).end()
  } else if (request.method === 'DELETE') {
    files.delete(path)
    response.writeHead(204).end()
  } else {
    const file = files.get(path)
    response.writeHead(file ? 200 : 404).end(file?.body)
  }
})
let endpoint: string

async function isSigned(url: string, method: string, headers: Record<string, unknown>): Promise<boolean> {
  const signer = new AwsV4Signer({
    ...keys,
    url,
    method,
    service: 's3',
    datetime: String(headers['x-amz-date']),
    headers: { 'x-amz-content-sha256': String(headers['x-amz-content-sha256']) },
  })
  return (await signer.authHeader()) === headers.authorization
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  files.clear()
  fail = 0
})

const bucket = (changes: Partial<typeof keys> = {}) =>
  createPhotoBucket({ endpoint, bucket: 'photos', ...keys, ...changes })

test('stores, returns and removes a photo', async () => {
  const store = bucket()
  await store.put('abc.webp', new Uint8Array([1, 2, 3]))
  expect([...files]).toEqual([
    ['/photos/uploads/abc.webp', { body: Buffer.from([1, 2, 3]), type: 'image/webp' }],
  ])
  expect(await store.get('abc.webp')).toEqual(new Uint8Array([1, 2, 3]))
  await store.remove('abc.webp')
  await store.remove('abc.webp')
  expect(await store.get('abc.webp')).toBeUndefined()
})

test('retries when the store is busy', async () => {
  fail = 1
  await bucket().put('abc.webp', new Uint8Array([1]))
  expect(files.size).toBe(1)
})

test('throws when its key is refused', async () => {
  const store = bucket({ secretAccessKey: 'another' })
  await expect(store.put('abc.webp', new Uint8Array([1]))).rejects.toThrow('403')
  await expect(store.get('abc.webp')).rejects.toThrow('403')
  expect(files.size).toBe(0)
})

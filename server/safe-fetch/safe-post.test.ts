import type { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerWith, type Listening, listenForPosts } from '#tests/support/servers/listening-server.ts'
import { safePost } from './safe-post.ts'

let server: Listening
beforeEach(async () => {
  server = await listenForPosts()
})
afterEach(() => server.close())

const post = (changes: { url?: string; ownNetwork?: boolean } = {}, options = {}) =>
  safePost(
    {
      url: server.url,
      headers: { 'content-type': 'application/json' },
      body: '{"न":1}',
      ownNetwork: true,
      ...changes,
    },
    { timeoutMs: 2_000, ...options },
  )

test('delivers the whole body and returns the response', async () => {
  expect(await post()).toMatchObject({ kind: 'answered', status: 200, text: 'ok' })
  expect(server.heard).toHaveLength(1)
  expect(server.heard[0]).toMatchObject({
    line: 'POST /hook HTTP/1.1',
    headers: { host: `127.0.0.1:${server.port}`, 'content-type': 'application/json' },
  })
  expect(server.heard[0]?.body.toString()).toBe('{"न":1}')
})

test('returns a redirect without following it', async () => {
  const elsewhere = await listenForPosts()
  server.answer(answerWith(307, '', `location: ${elsewhere.url}\r\n`))
  expect(await post()).toMatchObject({ kind: 'answered', status: 307 })
  expect(elsewhere.heard).toEqual([])
  await elsewhere.close()
})

test('reads the first kilobyte of a long response as text that can be stored', async () => {
  server.answer(answerWith(500, `a\0b\u001b[31m${'ñ'.repeat(100_000)}`))
  const answer = await post()
  expect(answer).toMatchObject({ kind: 'answered', status: 500, text: expect.stringMatching(/^a b \[31mñ/) })
  expect((answer as { text: string }).text.length).toBeLessThan(1024)
})

const drip = (start: string) => (socket: Socket) => {
  socket.write(start)
  const timer = setInterval(() => socket.write('x'), 20)
  socket.on('close', () => clearInterval(timer))
}

test.each<[string, (socket: Socket) => void, object]>([
  ['never answers', () => {}, { kind: 'failed', reason: 'no answer in time' }],
  [
    'trickles its headers',
    drip('HTTP/1.1 200 OK\r\nx-long: '),
    { kind: 'failed', reason: 'no answer in time' },
  ],
  [
    'closes the connection',
    (socket) => socket.destroy(),
    { kind: 'failed', reason: expect.stringContaining('no answer (') },
  ],
  [
    'sends invalid HTTP',
    (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
    { kind: 'failed', reason: expect.stringContaining('no answer (HPE_') },
  ],
  [
    'sends endless headers',
    (socket) => socket.end(`HTTP/1.1 200 OK\r\nx: ${'x'.repeat(60_000)}\r\n\r\n`),
    { kind: 'failed', reason: expect.stringContaining('no answer (HPE_') },
  ],
  [
    'breaks off its response',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\nhalf'),
    { kind: 'answered', status: 200, text: 'half' },
  ],
  [
    'trickles its response',
    drip('HTTP/1.1 202 OK\r\n\r\nyes'),
    { kind: 'answered', status: 202, text: expect.stringMatching(/^yesx/) },
  ],
])('stops waiting for a server that %s', async (_what, answer, expected) => {
  server.answer(answer)
  const result = await post()
  expect(result).toMatchObject(expected)
  expect(result.ms).toBeLessThan(20_000)
})

test('sends nothing to a plain server if the URL says https', async () => {
  server.answer((socket) => socket.end('HTTP/1.1 400 Bad\r\n\r\n'))
  const result = await post({ url: server.url.replace('http:', 'https:') }, { timeoutMs: 500 })
  expect(result.kind).toBe('failed')
  expect(server.heard).toEqual([])
})

test('reports that nothing listens', async () => {
  await server.close()
  expect(await post()).toMatchObject({ kind: 'failed', reason: 'no answer (ECONNREFUSED)' })
  server = await listenForPosts()
})

test.each([
  ['http://127.0.0.1', 'in digits'],
  ['http://2130706433', 'as one number'],
  ['http://0x7f.1', 'in hexadecimal'],
  ['http://[::1]', 'IPv6'],
  ['http://[::ffff:127.0.0.1]', 'IPv4 in IPv6'],
  ['http://localhost', 'by name'],
])('sends nothing to %s (%s) unless the owner declares it as theirs', async (origin) => {
  const result = await post({ url: `${origin}:${server.port}/hook`, ownNetwork: false })
  expect(result).toMatchObject({ kind: 'failed', reason: 'that address is not a public one' })
  expect(server.heard).toEqual([])
})

test.each(['http://169.254.169.254/latest/meta-data', 'http://[fe80::1]/', 'http://0.0.0.0/'])(
  'never requests %s, not even for the owner',
  async (url) => {
    expect(await post({ url })).toMatchObject({ kind: 'failed', reason: 'that address is not a public one' })
  },
)

test('refuses a name that resolves to an internal address, even beside a public one', async () => {
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '127.0.0.1', family: 4 },
  ]
  const url = `https://flows.example.test:${server.port}/`
  expect(await post({ url, ownNetwork: false }, { resolve })).toMatchObject({
    kind: 'failed',
    reason: 'that address is not a public one',
  })
})

test('resolves a name once and connects to that address', async () => {
  const answers = ['127.0.0.1', '192.0.2.7']
  const asked: string[] = []
  const resolve = async (hostname: string) => {
    asked.push(hostname)
    return [{ address: answers[asked.length - 1] ?? '', family: 4 }]
  }
  const url = `http://rebinding.example.test:${server.port}/`
  expect(await post({ url }, { resolve })).toMatchObject({ kind: 'answered', status: 200 })
  expect(asked).toEqual(['rebinding.example.test'])
  expect(server.heard[0]?.headers.host).toBe(`rebinding.example.test:${server.port}`)
})

test('refuses public addresses without TLS', async () => {
  const resolve = async () => [{ address: '93.184.216.34', family: 4 }]
  expect(await post({ url: 'http://flows.example.test/' }, { resolve })).toMatchObject({
    kind: 'failed',
    reason: 'public addresses are only spoken to over https',
  })
})

test('does not wait for an endless name resolution', async () => {
  const resolve = () => new Promise<never>(() => {})
  expect(await post({}, { resolve, timeoutMs: 50 })).toMatchObject({ reason: 'no answer in time' })
})

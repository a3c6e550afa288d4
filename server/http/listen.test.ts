import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpServer } from './listen.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const headers = { 'x-content-type-options': 'nosniff' }
const hurried = { headersMs: 150, requestMs: 300, checkEveryMs: 20 }

async function listen(handle: RequestListener): Promise<number> {
  server = createHttpServer({ handle, headers, addressOf: () => 'one', timeouts: hurried })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/**
 * Sends the text, then a byte every few milliseconds, and resolves to the response once the other side
 * closes.
 */
function drip(port: number, text: string, byte: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(text)
    const dripping = setInterval(() => socket.write(byte), 20)
    socket.on('data', (chunk) => {
      received += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      resolve(received)
    })
  })
}

test('answers slow headers with a time-out', async () => {
  const port = await listen((_request, response) => response.end('never'))
  const received = await drip(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')
  expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(received).toContain('x-content-type-options: nosniff')
  expect(received).toMatch(/took too long to arrive\.\n$/)
})

test('answers a slow body with a time-out', async () => {
  const port = await listen((request) => request.resume())
  const received = await drip(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n', 'a')
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
})

test('adds nothing to a response that has begun', async () => {
  const port = await listen((_request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('half')
  })
  const received = await drip(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n', 'a')
  expect(received).toMatch(/^HTTP\/1\.1 200 /)
  expect(received).not.toContain('408')
})

test('sends the response although garbage follows the request', async () => {
  const port = await listen(() => {
    // The request is still being handled.
  })
  const received = await drip(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n\0garbage\r\n\r\n', '')
  expect(received).toBe('')
})

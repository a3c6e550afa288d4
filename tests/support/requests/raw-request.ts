import { connect } from 'node:net'
import type { Site } from '../servers/start-site.ts'
import type { Answer } from './safe-answer.ts'

const PATIENCE_MS = 30_000

/**
 * Sends bytes unchanged and ends the sending side. Resolves to everything received before the other side
 * closed; rejects if it never closes.
 */
export function sendBytes(site: Site, bytes: string | Buffer, { staysOpen = false } = {}): Promise<string> {
  const { port, hostname } = new URL(site.url)
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
    const tooLong = setTimeout(() => {
      socket.destroy()
      reject(new Error(`the connection stayed open; received ${JSON.stringify(received.slice(0, 200))}`))
    }, PATIENCE_MS)
    socket.on('connect', () => (staysOpen ? socket.write(bytes) : socket.end(bytes)))
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1')
    })
    // A reset counts as an answer too, with what was received before it.
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(tooLong)
      resolve(received)
    })
  })
}

/** Sends one request with full control over its bytes. Text is encoded as Latin-1. */
export async function sendRequest(
  site: Site,
  method: string,
  target: string,
  headers: [name: string, value: string][] = [],
  body = '',
): Promise<Answer> {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  const host = headers.some(([name]) => name.toLowerCase() === 'host')
    ? ''
    : `Host: ${new URL(site.url).host}\r\n`
  const text = `${method} ${target} HTTP/1.1\r\n${host}${lines.join('')}Connection: close\r\n\r\n${body}`
  const received = await sendBytes(site, Buffer.from(text, 'latin1'), { staysOpen: true })
  return parseAnswers(received)[0] ?? noAnswer
}

const noAnswer: Answer = { status: 0, headers: new Headers(), body: '' }

/** Parses the responses of one connection, in order. Responses to HEAD must be last. */
export function parseAnswers(received: string): Answer[] {
  const answers: Answer[] = []
  for (let rest = received; rest.startsWith('HTTP/1.1 '); ) {
    const at = rest.indexOf('\r\n\r\n')
    const [statusLine = '', ...lines] = rest.slice(0, at).split('\r\n')
    const headers = new Headers()
    for (const line of lines) {
      const colon = line.indexOf(':')
      headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
    }
    rest = rest.slice(at + 4)
    let body = ''
    const length = headers.get('content-length')
    if (headers.get('transfer-encoding') === 'chunked') {
      for (let size = 1; size > 0; ) {
        const lineEnd = rest.indexOf('\r\n')
        size = Number.parseInt(rest, 16) || 0
        body += rest.slice(lineEnd + 2, lineEnd + 2 + size)
        rest = rest.slice(lineEnd + 2 + size + 2)
      }
    } else if (length !== null) {
      body = rest.slice(0, Number(length))
      rest = rest.slice(Number(length))
    } else {
      body = rest
      rest = ''
    }
    // One character per byte keeps lengths right; the text itself is UTF-8.
    const text = Buffer.from(body, 'latin1').toString()
    answers.push({ status: Number(statusLine.split(' ')[1]), headers, body: text })
  }
  return answers
}

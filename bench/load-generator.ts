import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadPlan, LoadResult } from './load.ts'

/**
 * Sends plain HTTP/1.1 over keep-alive sockets and measures the answers. It runs in its own process and parses only
 * the head of an answer, so that it measures the server and not itself.
 */
const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan
const { hostname, port, host } = new URL(plan.url)
const expected = plan.formsFrom === undefined ? '200' : '303'

type Connection = {
  socket: Socket
  received: Buffer
  sentAt: number
  busy: boolean
}

const latencies: number[] = []
const idle: Connection[] = []
let open = 0
let underWay = 0
let refused = 0
let failed = 0
let counting = false
let stopping = false
let sent = 0

const run = `${process.pid.toString(36)}${Date.now().toString(36)}`
const get = `GET ${plan.path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`

// Each form is from a different person; the numbers have a fixed length, so the rest is written once.
const PERSON = '0000000000'
const form = new URLSearchParams({
  name: `Asha Verma ${PERSON}`,
  email: `asha.${run}.${PERSON}@example.test`,
  phone: `+91${PERSON}`,
  message: 'We run a dental clinic in Saket and miss calls after eight. What would an assistant cost us?',
  serviceInterest: 'ai-chatbots',
  budgetRange: '50k-1l',
  projectTimeline: '1-month',
  businessType: 'small',
  projectComplexity: 'medium',
  urgency: 'high',
  consent: 'on',
  idempotencyKey: `${run}-${PERSON}`,
}).toString()
const post =
  `POST ${plan.path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`
const postParts = post.split(PERSON)

function openConnection(): Connection {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  const connection: Connection = { socket, received: Buffer.alloc(0), sentAt: 0, busy: false }
  open++
  socket.on('data', (chunk) => read(connection, chunk as Buffer))
  socket.on('error', () => {})
  socket.on('close', () => {
    open--
    const at = idle.indexOf(connection)
    if (at >= 0) idle.splice(at, 1)
    if (connection.busy) {
      underWay--
      if (counting) failed++
    }
    if (!stopping && !plan.arrivalsPerSecond) send(openConnection())
  })
  return connection
}

function send(connection: Connection) {
  connection.busy = true
  underWay++
  sent++
  connection.sentAt = performance.now()
  connection.socket.write(
    plan.formsFrom === undefined ? get : postParts.join(String(7_000_000_000 + plan.formsFrom + sent)),
  )
}

function read(connection: Connection, chunk: Buffer) {
  connection.received = connection.received.length === 0 ? chunk : Buffer.concat([connection.received, chunk])
  const headEnd = connection.received.indexOf('\r\n\r\n')
  if (headEnd < 0) return
  const head = connection.received.toString('latin1', 0, headEnd)
  if (!isWhole(connection.received, head, headEnd + 4)) return
  connection.received = Buffer.alloc(0)
  connection.busy = false
  underWay--
  if (counting) count(head, performance.now() - connection.sentAt)
  if (/\r\nconnection: close/i.test(head)) connection.socket.end()
  else if (plan.arrivalsPerSecond) idle.push(connection)
  else if (!stopping) send(connection)
}

function isWhole(received: Buffer, head: string, bodyStart: number): boolean {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return received.length >= bodyStart + Number(length)
  return received.subarray(-5).equals(lastChunk)
}
const lastChunk = Buffer.from('0\r\n\r\n')

function count(head: string, latency: number) {
  const status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3)
  if (status === expected) latencies.push(latency)
  else if (status === '503' && /\r\nretry-after: /i.test(head)) refused++
  else failed++
}

/** Sends requests at a fixed rate, whatever the server does, as long as a connection is free. */
function arriveAt(rate: number) {
  let due = 0
  let last = performance.now()
  return setInterval(() => {
    const now = performance.now()
    due += ((now - last) / 1000) * rate
    last = now
    for (; due >= 1; due--) {
      const free = idle.pop()
      if (free) send(free)
      else if (open < plan.connections) send(openConnection())
    }
  }, 2)
}

let timer: NodeJS.Timeout | undefined
if (plan.arrivalsPerSecond) timer = arriveAt(plan.arrivalsPerSecond)
else for (let i = 0; i < plan.connections; i++) send(openConnection())

await sleep(500)
counting = true
const started = performance.now()
await sleep(plan.seconds * 1000)
counting = false
const seconds = (performance.now() - started) / 1000
stopping = true
clearInterval(timer)

// What is under way must not burden the next measurement.
for (let i = 0; i < 100 && underWay > 0; i++) await sleep(50)

latencies.sort((a, b) => a - b)
const result: LoadResult = {
  perSecond: latencies.length / seconds,
  p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  refused,
  failed,
}
process.stdout.write(JSON.stringify(result), () => process.exit(0))

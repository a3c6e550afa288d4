import { connect, type Socket } from 'node:net'
import type { LoadPlan, LoadResult } from './load.ts'

/**
 * Sends plain HTTP/1.1 over keep-alive sockets and measures the answers. It runs in its own process and parses only
 * the length of an answer, so that it measures the server and not itself.
 */
const plan = JSON.parse(process.argv[2] ?? '') as LoadPlan
const { hostname, port, host } = new URL(plan.url)

type Connection = {
  socket: Socket
  received: Buffer
  sentAt: number
  busy: boolean
}

const latencies: number[] = []
const statuses: Record<string, number> = {}
const withoutRetryAfter = { count: 0 }
const idle: Connection[] = []
const underWay = new Set<Connection>()
let open = 0
let broken = 0
let missed = 0
let counting = false
let stopping = false
let sent = 0
let acknowledged = 0

const run = `${process.pid.toString(36)}${Date.now().toString(36)}`

const get =
  `GET ${plan.path} HTTP/1.1\r\nHost: ${host}\r\n` +
  `${Object.entries(plan.headers ?? {})
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`

// Each form is from a different person; the numbers have a fixed length, so the rest is written once.
const form = (person: string) =>
  new URLSearchParams({
    name: `Asha Verma ${person}`,
    email: `asha.${run}.${person}@example.test`,
    phone: `+91${person}`,
    message: 'We run a dental clinic in Saket and miss calls after eight. What would an assistant cost us?',
    serviceInterest: 'ai-chatbots',
    budgetRange: '50k-1l',
    projectTimeline: '1-month',
    businessType: 'small',
    projectComplexity: 'medium',
    urgency: 'high',
    consent: 'on',
    idempotencyKey: `${run}-${person}`,
  }).toString()
const PERSON = '0000000000'
const postHead =
  `POST ${plan.path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form(PERSON).length}\r\n\r\n`
const postParts = (postHead + form(PERSON)).split(PERSON)

function nextRequest(): string {
  sent++
  return plan.quoteForm ? postParts.join(String(7_000_000_000 + (plan.firstPhone ?? 0) + sent)) : get
}

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
    if (connection.busy && counting) broken++
    connection.busy = false
    underWay.delete(connection)
    if (!stopping && !plan.arrivalsPerSecond) send(openConnection())
  })
  return connection
}

function send(connection: Connection) {
  connection.busy = true
  underWay.add(connection)
  connection.sentAt = performance.now()
  connection.socket.write(nextRequest())
}

function read(connection: Connection, chunk: Buffer) {
  connection.received = connection.received.length === 0 ? chunk : Buffer.concat([connection.received, chunk])
  const headEnd = connection.received.indexOf('\r\n\r\n')
  if (headEnd < 0) return
  const head = connection.received.toString('latin1', 0, headEnd)
  const status = head.slice('HTTP/1.1 '.length, 'HTTP/1.1 '.length + 3)
  if (!isWhole(connection.received, head, headEnd + 4, status)) return
  connection.received = Buffer.alloc(0)
  connection.busy = false
  underWay.delete(connection)
  if (status === String(plan.expect)) acknowledged++
  if (counting) {
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status === '503' && !/\r\nretry-after: /i.test(head)) withoutRetryAfter.count++
    if (status === String(plan.expect)) latencies.push(performance.now() - connection.sentAt)
  }
  if (/\r\nconnection: close/i.test(head)) connection.socket.end()
  else if (plan.arrivalsPerSecond) idle.push(connection)
  else if (!stopping) send(connection)
}

function isWhole(received: Buffer, head: string, bodyStart: number, status: string): boolean {
  if (status === '304' || status === '204') return true
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length !== undefined) return received.length >= bodyStart + Number(length)
  return received.subarray(-5).equals(lastChunk) || received.subarray(bodyStart - 2).equals(emptyChunked)
}
const lastChunk = Buffer.from('0\r\n\r\n')
const emptyChunked = Buffer.from('\r\n0\r\n\r\n')

/** Sends requests at a fixed rate, whatever the server does; without a free connection they count as missed. */
function arrive(perTick: number) {
  for (let i = 0; i < perTick; i++) {
    const free = idle.pop()
    if (free) send(free)
    else if (open < plan.connections) send(openConnection())
    else if (counting) missed++
  }
}

let timer: NodeJS.Timeout | undefined
if (plan.arrivalsPerSecond) {
  let due = 0
  let last = performance.now()
  const rate = plan.arrivalsPerSecond
  timer = setInterval(() => {
    const now = performance.now()
    due += ((now - last) / 1000) * rate
    last = now
    const perTick = Math.floor(due)
    due -= perTick
    arrive(perTick)
  }, 2)
} else {
  for (let i = 0; i < plan.connections; i++) send(openConnection())
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
await wait(plan.warmUpSeconds)
counting = true
const started = performance.now()
await wait(plan.seconds)
counting = false
const seconds = (performance.now() - started) / 1000
stopping = true
clearInterval(timer)

// Requests under way are awaited, so that all acknowledged ones are counted.
for (let i = 0; i < 100 && underWay.size > 0; i++) await wait(0.05)

latencies.sort((a, b) => a - b)
const at = (share: number) =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0
const result: LoadResult = {
  perSecond: latencies.length / seconds,
  p50: at(0.5),
  p99: at(0.99),
  statuses,
  acknowledged,
  broken,
  missed,
  withoutRetryAfter: withoutRetryAfter.count,
}
process.stdout.write(JSON.stringify(result), () => process.exit(0))

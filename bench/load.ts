import { spawn } from 'node:child_process'
import path from 'node:path'

export type LoadPlan = {
  /** Scheme, host and port. */
  url: string
  path: string
  /** Requests under way at once; with `arrivalsPerSecond` the most connections that are opened. */
  connections: number
  /** If undefined, each connection sends its next request after its answer. */
  arrivalsPerSecond?: number
  warmUpSeconds: number
  seconds: number
  /** The status that counts as an answer. */
  expect: number
  headers?: Record<string, string>
  /** Posts quote forms from different people instead of a GET. */
  quoteForm?: boolean
  /** Keeps the phone numbers of two runs apart. */
  firstPhone?: number
}

export type LoadResult = {
  /** Answers with the expected status. */
  perSecond: number
  p50: number
  p99: number
  statuses: Record<string, number>
  /** All answers with the expected status, including those outside the measured time. */
  acknowledged: number
  /** Connections that ended without an answer. */
  broken: number
  missed: number
  withoutRetryAfter: number
}

/** Runs the load generator in a process of its own. */
export function load(plan: LoadPlan): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const script = path.join(import.meta.dirname, 'load-generator.ts')
    const child = spawn(process.execPath, [script, JSON.stringify(plan)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) resolve(JSON.parse(printed) as LoadResult)
      else reject(new Error(`the load generator ended with ${code}`))
    })
  })
}

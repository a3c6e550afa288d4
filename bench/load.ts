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
  seconds: number
  /** Posts quote forms from different people instead of a GET; the first one's number after +91 7000000000. */
  formsFrom?: number
}

export type LoadResult = {
  /** Answers with 200 to a GET and 303 to a form, and the 99th percentile of their milliseconds. */
  perSecond: number
  p99: number
  /** Answers with 503 that say when to come back. */
  refused: number
  /** Other answers, and connections that ended without one. */
  failed: number
}

/** Runs the load generator in a process of its own, which sends for half a second before it measures. */
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

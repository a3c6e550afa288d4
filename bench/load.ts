import { runApart } from './run-apart.ts'

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
  return runApart<LoadResult>('load-generator.ts', plan)
}

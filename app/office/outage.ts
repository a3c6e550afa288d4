import { isRouteErrorResponse } from 'react-router'

/** Why a request failed, as far as it is known: no answer came, or the server answered with an error of its own. */
export type RequestFailure = 'connection' | 'server' | 'unknown'

/** One sentence for each. */
export const failureWords: Record<RequestFailure, string> = {
  connection: 'No connection.',
  server: 'The server has a problem.',
  unknown: 'The latest data could not be loaded.',
}

/** React Router's message for a server error whose text it hides. */
const SERVER_ERROR = 'Unexpected Server Error'

/** Returns why a request failed that may succeed later; undefined for redirects and answers such as 404. */
export function failureOf(error: unknown): RequestFailure | undefined {
  if (error instanceof Response) return undefined
  if (isRouteErrorResponse(error)) return error.status >= 500 ? 'server' : undefined
  if (error instanceof TypeError) return 'connection'
  return error instanceof Error && error.message === SERVER_ERROR ? 'server' : 'unknown'
}

/** Returns the server's name of an outage, such as `Failed to fetch leads`; undefined for all other errors. */
export function outageName(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 503) return undefined
  // A proxy answers with this status too.
  return typeof error.data === 'string' && error.data.startsWith('Failed to ') ? error.data : undefined
}

type Outage = {
  failure: RequestFailure
  /** When what the screen shows was loaded, in ISO format. */
  dataFrom: string
}

let current: Outage | undefined
let loadedAt = performance.timeOrigin
const listeners = new Set<() => void>()

function change(next: Outage | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** The failing requests of this tab, until one succeeds. */
export const outage = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => current,
}

/** Notes that a request failed. */
export function noteFailure(failure: RequestFailure): void {
  change({ failure, dataFrom: new Date(loadedAt).toISOString() })
}

/** Notes that the data of the screen arrived just now. */
export function noteLoaded(): void {
  loadedAt = Date.now()
  if (current) change(undefined)
}

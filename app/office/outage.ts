import { isRouteErrorResponse } from 'react-router'
import { createStore } from './store.ts'

/** Why a request failed, as far as it is known: no answer came, or the server answered with an error of its own. */
export type RequestFailure = 'connection' | 'server' | 'unknown'

/** One sentence for each. */
export const failureWords: Record<RequestFailure, string> = {
  connection: 'No connection.',
  server: 'The server has a problem.',
  unknown: 'The latest data could not be loaded.',
}

/** What React Router makes of an error on the server whose text it keeps back. */
const SERVER_ERROR = 'Unexpected Server Error'

/** Why a request failed that would succeed at another time; undefined for redirects and for answers such as 404. */
export function failureOf(error: unknown): RequestFailure | undefined {
  if (error instanceof Response) return undefined
  if (isRouteErrorResponse(error)) return error.status >= 500 ? 'server' : undefined
  if (error instanceof TypeError) return 'connection'
  return error instanceof Error && error.message === SERVER_ERROR ? 'server' : 'unknown'
}

type Outage = {
  failure: RequestFailure
  /** Whether what the screen shows has to be loaded again. */
  isStale: boolean
  /** When what the screen shows was loaded, in ISO format. */
  dataFrom: string
}

/** The failing requests of this tab, until one succeeds. */
export const outage = createStore<Outage>()

let loadedAt = performance.timeOrigin

/** Notes that a request failed; `isStale`: it would have renewed what the screen shows. */
export function noteFailure(failure: RequestFailure, isStale: boolean): void {
  const before = outage.current()
  outage.set({
    failure,
    isStale: isStale || before?.isStale === true,
    dataFrom: new Date(loadedAt).toISOString(),
  })
}

/** Notes that the data of the screen arrived just now. */
export function noteLoaded(): void {
  loadedAt = Date.now()
  if (outage.current()) outage.set(undefined)
}

import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from './context.ts'

/** Seconds after which a visitor is asked to retry in an outage. */
export const RETRY_AFTER_SECONDS = 30

type Place = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * Waits for data that a page needs. If that fails, reports the error.
 * @throws a 503 response that carries only the error's message
 */
export async function orOutage<T>(place: Place, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    reportOutage(place, error)
    throw data(error instanceof Error ? error.message : null, { status: 503 })
  }
}

/** Requests during an outage. They don't wait long for the database again. */
const inOutage = new WeakSet<object>()
const SHORT_WAIT_MS = 500

/** Waits for data that a page can do without, and returns `instead` if that fails. */
export async function orInstead<T, Instead>(
  place: Place,
  work: Promise<T>,
  instead: Instead,
): Promise<T | Instead> {
  const soon = () => new Promise<Instead>((resolve) => setTimeout(resolve, SHORT_WAIT_MS, instead))
  try {
    return await (inOutage.has(place.context) ? Promise.race([work, soon()]) : work)
  } catch (error) {
    reportOutage(place, error)
    return instead
  }
}

/** Logs the error and remembers that this request met an outage. */
export function reportOutage({ context, request }: Place, error: unknown): void {
  inOutage.add(context)
  context.get(servicesContext).reportError(error, new URL(request.url).pathname)
}

import { data, type RouterContextProvider } from 'react-router'
import { servicesContext } from './context.ts'

type Place = { context: Readonly<RouterContextProvider>; request: Request }

/** Waits for what a page can't do without. When it fails, the log gets the reason and the page only its name. */
export async function orOutage<T>(place: Place, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    reportOutage(place, error)
    throw data(error instanceof Error ? error.message : null, { status: 503 })
  }
}

/** Requests that met an outage: they don't wait long for the database once more. */
const inOutage = new WeakSet<object>()
const SHORT_WAIT_MS = 500

/** Waits for what a page can do without: `instead` takes its place. */
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

export function reportOutage({ context, request }: Place, error: unknown): void {
  inOutage.add(context)
  context.get(servicesContext).reportError(error, new URL(request.url).pathname)
}

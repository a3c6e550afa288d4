import { readMoment } from './address-values.ts'

/** The name of the cookie that remembers when Today was looked at. */
export const LAST_LOOKED = 'last_looked'

/** A pause of this length ends a visit. */
const PAUSE_MS = 30 * 60_000
const DAY_MS = 24 * 60 * 60_000

/**
 * Returns the end of the previous visit to Today, from the cookie that `cookie` replaces, and without one the
 * moment a day ago. During a visit it stays the same, however often the page is loaded.
 */
export function lastLooked(value: string | undefined, now: string): { since: string; cookie: string } {
  const [began, latest] = (value ?? '').split('~').map(readMoment)
  const pause = latest ? Date.parse(now) - Date.parse(latest) : undefined
  const since =
    pause === undefined || !latest || !began
      ? new Date(Date.parse(now) - DAY_MS).toISOString()
      : pause > PAUSE_MS
        ? latest
        : began
  return { since, cookie: `${since}~${now}` }
}

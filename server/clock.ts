/** Time comes from outside, so that tests can set it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

const DAY_MS = 24 * 60 * 60 * 1000

/** The same time of day, `days` days later. */
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS)
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns a weekday at least two days from now, as YYYY-MM-DD. */
export function nextWeekday(): string {
  const day = new Date(Date.now() + 2 * DAY_MS)
  while ([0, 6].includes(day.getUTCDay())) day.setTime(day.getTime() + DAY_MS)
  return day.toISOString().slice(0, 10)
}

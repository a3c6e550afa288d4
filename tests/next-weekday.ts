const DAY_MS = 24 * 60 * 60 * 1000

/** A day from Monday to Friday that is two days off or more, as it is written in a form. */
export function nextWeekday(): string {
  const day = new Date(Date.now() + 2 * DAY_MS)
  while ([0, 6].includes(day.getUTCDay())) day.setTime(day.getTime() + DAY_MS)
  return day.toISOString().slice(0, 10)
}

import { sayMinutes } from '#domain/leads/figures/lead-trends.ts'
import { formatCount } from '#domain/text/format-count.ts'

/** How a number stands beside that of the days before, in words. */
export function compareCounts(now: number, before: number): string {
  if (now === before) return 'same as before'
  const by = formatCount(Math.abs(now - before))
  return `${now > before ? 'up' : 'down'} ${by}`
}

/** `0.5` → `50%`; a dash where there is nothing to take a share of. */
export function sayShare(share: number | null): string {
  return share === null ? '—' : `${Math.round(share * 100)}%`
}

export function compareShares(now: number | null, before: number | null): string {
  if (before === null || now === null) return 'no earlier data'
  const by = Math.round(now * 100) - Math.round(before * 100)
  if (by === 0) return 'same as before'
  return `${by > 0 ? 'up' : 'down'} ${Math.abs(by)} ${Math.abs(by) === 1 ? 'point' : 'points'}`
}

export function compareTimes(now: number | null, before: number | null): string {
  if (before === null || now === null) return 'no earlier data'
  if (now === before) return 'same as before'
  return `${sayMinutes(Math.abs(now - before))} ${now < before ? 'faster' : 'slower'}`
}

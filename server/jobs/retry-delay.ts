const FIRST_MS = 30_000
const LONGEST_MS = 6 * 60 * 60 * 1000
const FACTOR = 3

/**
 * Returns the milliseconds to wait after an attempt (numbered from 1): about 30 seconds, then three times as long each
 * time, up to six hours. A fifth is random, so that jobs that failed together are not retried together.
 */
export function retryDelayMs(attempt: number, random: () => number): number {
  const full = Math.min(FIRST_MS * FACTOR ** (attempt - 1), LONGEST_MS)
  return Math.round(full * (0.8 + 0.2 * random()))
}

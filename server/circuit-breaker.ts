import type { Clock } from '#server/clock.ts'

const OPENS_AFTER = 3
const OPEN_MS = 60_000

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>

/**
 * Spares people the wait for a service that is down. After three failures in a row nobody asks it for a
 * minute; then one tries, and opens the way for all or closes it for another minute.
 */
export function createCircuitBreaker(clock: Clock) {
  let failures = 0
  let openedAt: number | undefined
  let trialSince: number | undefined

  return {
    /** Returns whether the service may be called now. A caller that gets true must report the result. */
    allows(): boolean {
      if (openedAt === undefined) return true
      const now = clock().getTime()
      if (now - openedAt < OPEN_MS) return false
      // A trial that never told how it went must not keep it closed for ever.
      if (trialSince !== undefined && now - trialSince < OPEN_MS) return false
      trialSince = now
      return true
    },
    succeeded(): void {
      failures = 0
      openedAt = undefined
      trialSince = undefined
    },
    failed(): void {
      failures++
      trialSince = undefined
      if (openedAt !== undefined || failures >= OPENS_AFTER) openedAt = clock().getTime()
    },
    /** Neither success nor failure, for example because the caller stopped waiting. */
    gaveUp(): void {
      trialSince = undefined
    },
  }
}

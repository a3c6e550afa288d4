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
    /** Whether the service may be asked now. Whoever hears yes must tell how it went. */
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
    /** It went neither well nor badly, as when somebody did not wait for it. */
    gaveUp(): void {
      trialSince = undefined
    },
  }
}

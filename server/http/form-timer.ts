import type { Clock } from '#server/clock.ts'
import type { Signer } from '#server/signing.ts'

/** Nobody reads and fills the shortest of our forms faster. */
const TOO_FAST_MS = 2_000
const TOO_OLD_MS = 24 * 60 * 60 * 1000
const RENEW_AFTER_MS = 60 * 60 * 1000

export type FormTimerVerdict = 'ok' | 'missing' | 'too-fast' | 'too-old'

/**
 * The time trap. Pages are kept and shared, so the moment a visitor got the form can't stand in them: it is in
 * a signed cookie that goes out with the page.
 */
export function createFormTimer({ signer, clock }: { signer: Signer; clock: Clock }) {
  function startedAt(cookie: string | undefined): number | undefined {
    const text = cookie ? signer.open(cookie) : undefined
    return text === undefined ? undefined : Number.parseInt(text, 36)
  }

  return {
    start: (): string => signer.sign(clock().getTime().toString(36)),
    /** Whether a visitor with this cookie needs a new one. An older form stays valid a while. */
    needsStart(cookie: string | undefined): boolean {
      const started = startedAt(cookie)
      return started === undefined || clock().getTime() - started > RENEW_AFTER_MS
    },
    /** For how long the form has been open, in milliseconds; nothing where that is not known. */
    age(cookie: string | undefined): number | undefined {
      const started = startedAt(cookie)
      return started === undefined ? undefined : clock().getTime() - started
    },
    check(cookie: string | undefined): FormTimerVerdict {
      const started = startedAt(cookie)
      if (started === undefined) return 'missing'
      const age = clock().getTime() - started
      if (age < TOO_FAST_MS) return 'too-fast'
      return age > TOO_OLD_MS ? 'too-old' : 'ok'
    },
  }
}

export type FormTimer = ReturnType<typeof createFormTimer>

import type { Clock } from '#server/clock.ts'
import type { Signer } from '#server/signing.ts'

/** Nobody reads and fills our shortest form in less time. */
const TOO_FAST_MS = 2_000
const TOO_OLD_MS = 24 * 60 * 60 * 1000
const RENEW_AFTER_MS = 60 * 60 * 1000

export type FormTimerVerdict = 'ok' | 'missing' | 'too-fast' | 'too-old'

/**
 * Creates the time trap against spam. Pages are cached and shared, so the time when a visitor received the
 * form is not in the page but in a signed cookie.
 */
export function createFormTimer({ signer, clock }: { signer: Signer; clock: Clock }) {
  function startedAt(cookie: string | undefined): number | undefined {
    const text = cookie ? signer.open(cookie) : undefined
    return text === undefined ? undefined : Number.parseInt(text, 36)
  }

  return {
    start: (): string => signer.sign(clock().getTime().toString(36)),
    /** Returns whether the visitor needs a new cookie. An older form stays valid for a while. */
    needsStart(cookie: string | undefined): boolean {
      const started = startedAt(cookie)
      return started === undefined || clock().getTime() - started > RENEW_AFTER_MS
    },
    /** Returns how long the form has been open in milliseconds; undefined if unknown. */
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

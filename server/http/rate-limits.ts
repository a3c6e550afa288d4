import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { chatLimits } from '#domain/chat/chat-limits.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How many of a kind one address (or account) may do in a while. Counted by each process for itself. */
const limits = {
  quote: { points: 10, duration: 10 * MINUTE },
  signInByAddress: { points: 20, duration: 15 * MINUTE },
  confirmPassword: { points: 5, duration: 15 * MINUTE },
  secondStep: { points: 5, duration: 15 * MINUTE },
  passkey: { points: 30, duration: 15 * MINUTE },
  register: { points: 5, duration: HOUR },
  passwordReset: { points: 5, duration: HOUR },
  claim: { points: 10, duration: HOUR },
  chatByAddress: { points: chatLimits.messagesPerAddressAndHour, duration: HOUR },
  chatByAddressDaily: { points: chatLimits.messagesPerAddressAndDay, duration: DAY },
  chatLead: { points: 10, duration: HOUR },
  askForPerson: { points: 30, duration: HOUR },
  handOver: { points: 10, duration: HOUR },
  demo: { points: 10, duration: HOUR },
  bookingChange: { points: 20, duration: HOUR },
  /** Links to one's own data: asked for from one place, and sent to one address. */
  dataLink: { points: 5, duration: HOUR },
  dataLinkTo: { points: 3, duration: DAY },
  dataChange: { points: 20, duration: HOUR },
  testimonial: { points: 5, duration: HOUR },
  testimonialDraft: { points: 20, duration: HOUR },
} as const

export type RateLimitName = keyof typeof limits
export type RateLimitVerdict = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RateLimits = ReturnType<typeof createRateLimits>

export function createRateLimits(enabled: boolean) {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, ...limit }),
    ]),
  ) as Record<RateLimitName, RateLimiterMemory>

  return {
    enabled,
    /** Counts one for `key`, and says when to come back where it was one too many. */
    async take(name: RateLimitName, key: string): Promise<RateLimitVerdict> {
      if (!enabled) return { ok: true }
      try {
        await limiters[name].consume(key)
        return { ok: true }
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        return { ok: false, retryAfterSeconds: Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000) }
      }
    },
    /** Forgets what was counted, as after a sign-in that succeeded. */
    async reset(name: RateLimitName, key: string): Promise<void> {
      await limiters[name].delete(key)
    },
  }
}

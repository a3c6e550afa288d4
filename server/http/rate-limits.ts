import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { chatLimits } from '#domain/chat/chat-limits.ts'
import type { Database } from '#server/database/open-database.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The number of allowed actions per address or account, and the period in seconds. */
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
  /** Limits of data links per sender's address and per recipient. */
  dataLink: { points: 5, duration: HOUR },
  dataLinkTo: { points: 3, duration: DAY },
  dataChange: { points: 20, duration: HOUR },
  testimonial: { points: 5, duration: HOUR },
  testimonialDraft: { points: 20, duration: HOUR },
} as const

export type RateLimitName = keyof typeof limits
export type RateLimitVerdict = { ok: true } | { ok: false; retryAfterSeconds: number }

export type RateLimits = ReturnType<typeof createRateLimits>

/** Creates the rate limits. They are counted in PostgreSQL, which instances share, otherwise in memory. */
export function createRateLimits(enabled: boolean, database?: Pick<Database, 'kind' | 'db'>) {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit], index) => {
      const inMemory = new RateLimiterMemory({ keyPrefix: name, ...limit })
      if (database?.kind !== 'postgres') return [name, inMemory]
      const shared = new RateLimiterPostgres({
        keyPrefix: name,
        ...limit,
        storeClient: poolOf(database.db),
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // One limiter removes the expired rows of all.
        clearExpiredByTimeout: index === 0,
        insuranceLimiter: inMemory,
      })
      return [name, shared]
    }),
  ) as Record<RateLimitName, RateLimiterAbstract>

  return {
    enabled,
    /** Counts one action for `key`; a refusal contains the seconds to wait. */
    async take(name: RateLimitName, key: string): Promise<RateLimitVerdict> {
      if (!enabled) return { ok: true }
      try {
        await limiters[name].consume(hash(key))
        return { ok: true }
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        return { ok: false, retryAfterSeconds: Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000) }
      }
    },
    /** Clears the count, for example after a successful sign-in. */
    async reset(name: RateLimitName, key: string): Promise<void> {
      await limiters[name].delete(hash(key))
    },
  }
}

/** Implements the part of a connection pool that the library uses. */
function poolOf(db: Database['db']) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}

/** IP and e-mail addresses are only stored as hashes. */
function hash(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

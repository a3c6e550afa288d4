import type { RouterContextProvider } from 'react-router'
import type { DemoAnswer } from '#app/features/bookings/site/demo-answer.ts'
import type { DemoOutcome } from '#server/bookings/book/submit-demo.ts'
import { servicesContext } from '../context.ts'
import { RETRY_AFTER_SECONDS } from '../report-outage.ts'

export type DemoReply = { answer: DemoAnswer; init: { status: number; headers: Record<string, string> } }

/** Returns the answer to a demo form with its HTTP status, for a page or for scripts. */
export async function replyToDemo(
  context: Readonly<RouterContextProvider>,
  outcome: DemoOutcome,
): Promise<DemoReply> {
  switch (outcome.kind) {
    case 'booked': {
      const { bookingId, startsAt, autoReply, manageUrl } = outcome
      const managePath = new URL(manageUrl).pathname
      return reply({ kind: 'booked', bookingId, startsAt, autoReply, managePath }, 200)
    }
    case 'taken': {
      const slots = await context.get(servicesContext).bookings.freeSlots()
      return reply({ ...outcome, slots }, 409)
    }
    case 'invalid':
      return reply(outcome, 400)
    case 'too-many':
      return reply(outcome, 429, outcome.retryAfterSeconds)
  }
}

/** The answer when the database is down or overloaded. */
export const demoUnavailable: DemoReply = reply({ kind: 'unavailable' }, 503, RETRY_AFTER_SECONDS)

function reply(answer: DemoAnswer, status: number, retryAfterSeconds?: number): DemoReply {
  const headers: Record<string, string> = { 'Cache-Control': 'no-store' }
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds)
  return { answer, init: { status, headers } }
}

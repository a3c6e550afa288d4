import { announce } from '#app/components/back-office/announce.ts'
import { lastChange } from './last-change.ts'
import { failureOf, type TestimonialResult } from './testimonial-result.ts'

/** Sends a change, says how it ended, and keeps what takes it back. */
export async function announceChange(
  change: unknown,
  send: () => Promise<TestimonialResult>,
): Promise<TestimonialResult> {
  const result: TestimonialResult = await announce(send, 'Error', failureOf(change))
  if (result.ok) lastChange.set(result)
  return result
}

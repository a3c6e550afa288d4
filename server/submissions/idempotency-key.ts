import { createHash } from 'node:crypto'
import type { SubmissionVisit } from './submission-visit.ts'

const SAME_SUBMISSION_MS = 5 * 60 * 1000

/**
 * The key that the browser made, or, without scripts, one from what was sent and where from: the same form sent
 * again within a few minutes is a repeat.
 */
export function idempotencyKey(
  { form, addressKey }: Pick<SubmissionVisit, 'form' | 'addressKey'>,
  submission: unknown,
  now: Date,
): string {
  const given = form.get('idempotencyKey')
  if (typeof given === 'string' && /^[\w-]{16,64}$/.test(given)) return given
  const window = Math.floor(now.getTime() / SAME_SUBMISSION_MS)
  const content = JSON.stringify([submission, addressKey, window])
  return `auto-${createHash('sha256').update(content).digest('base64url')}`
}

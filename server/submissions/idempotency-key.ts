import { createHash } from 'node:crypto'
import type { SubmissionVisit } from './submission-visit.ts'

const SAME_SUBMISSION_MS = 5 * 60 * 1000

/**
 * The key that the browser made with what was sent, or, without scripts, one from that and where it came from: the
 * same form sent again within a few minutes is a repeat. Other words are never one, whatever key a browser kept.
 */
export function idempotencyKey(
  { form, addressKey }: Pick<SubmissionVisit, 'form' | 'addressKey'>,
  submission: unknown,
  now: Date,
): string {
  const given = form.get('idempotencyKey')
  if (typeof given === 'string' && /^[\w-]{16,64}$/.test(given)) return `${given}.${hashOf([submission])}`
  const window = Math.floor(now.getTime() / SAME_SUBMISSION_MS)
  return `auto-${hashOf([submission, addressKey, window])}`
}

function hashOf(content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

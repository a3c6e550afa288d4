import { createHash } from 'node:crypto'
import type { Trx } from '#server/database/open-database.ts'
import type { SentForm } from './sent-form.ts'

/** Window in which the same form without a key is a repeat. */
const SAME_SUBMISSION_MS = 5 * 60 * 1000

/**
 * Returns the browser's key of one filled-in form. Without scripts it is derived from the submission and the
 * visitor's address. With `now`, the same submission counts as a repeat for a few minutes only.
 */
export function idempotencyKey(
  { fields, addressKey }: Pick<SentForm, 'fields' | 'addressKey'>,
  submission: unknown,
  now?: Date,
): string {
  const window = now ? [Math.floor(now.getTime() / SAME_SUBMISSION_MS)] : []
  return browserKey(fields.idempotencyKey) ?? `auto-${hashOf([submission, addressKey, ...window])}`
}

/**
 * Returns the browser's random key of a form, which nobody else can know; undefined if the value is none.
 * Keys that we derive can be computed by anyone who knows the content.
 */
export function browserKey(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?!auto-)[\w-]{16,64}$/.test(value) ? value : undefined
}

function hashOf(content: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

type Claim = { key: string; kind: string; subjectId?: string; answer?: unknown }

/** Stores the first submission of a key with its answer; returns false for a repeat. */
export async function claimSubmission(trx: Trx, { subjectId, answer = {}, ...claim }: Claim, now: Date) {
  const claimed = await trx
    .insertInto('submissions')
    .values({
      ...claim,
      subject_id: subjectId ?? null,
      answer: JSON.stringify(answer),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Returns the answer to the first submission of a key. */
export async function firstAnswer<Answer>(trx: Trx, key: string): Promise<Answer> {
  const { answer } = await trx
    .selectFrom('submissions')
    .select('answer')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return JSON.parse(answer) as Answer
}

/** Whether mail can be sent at the moment. Times are ISO 8601. */
export type MailState =
  | { kind: 'working' }
  /** No mail server and no mail service is configured. */
  | { kind: 'none' }
  /** No mail has been sent since `since`; `reason` is the error of the last attempt. */
  | { kind: 'failing'; since: string; reason: string }

/** A mail that is still waiting after a failed attempt. */
export type WaitingMail = { to: string; dueAt: string; triedAt: string; error: string }

const HOUR_MS = 60 * 60_000

/**
 * Judges the mail transport by the mails that wait after a failed attempt. It fails once all attempts of the
 * last hour failed and one mail has waited that long. A single address that rejects mail is no transport
 * failure.
 */
export function judgeMail(
  waiting: readonly WaitingMail[],
  lastSentAt: string | undefined,
  now: Date,
): MailState {
  const failed = waiting
    .filter(({ triedAt }) => lastSentAt === undefined || triedAt > lastSentAt)
    .toSorted((a, b) => (a.triedAt < b.triedAt ? -1 : 1))
  const last = failed.at(-1)
  if (!last) return { kind: 'working' }
  const oldest = failed.reduce((dueAt, mail) => (mail.dueAt < dueAt ? mail.dueAt : dueAt), last.dueAt)
  const wasSentSince = lastSentAt !== undefined && lastSentAt > oldest
  const since = wasSentSince ? lastSentAt : oldest
  const isOneAddress = failed.every(({ to }) => to === last.to)
  if ((isOneAddress && wasSentSince) || now.getTime() - Date.parse(since) < HOUR_MS)
    return { kind: 'working' }
  return { kind: 'failing', since, reason: last.error }
}

/** Whether mail can be sent now. Moments are ISO 8601. */
export type MailState =
  | { kind: 'working' }
  /** Neither a mail server nor a mail service is set up. */
  | { kind: 'none' }
  /** Nothing has gone out since then; `reason` is what the last attempt met. */
  | { kind: 'failing'; since: string; reason: string }

/** A mail that was tried and still waits. */
export type WaitingMail = { to: string; dueAt: string; triedAt: string; error: string }

const HOUR_MS = 60 * 60_000

/**
 * Judges by the mails that wait after a failed attempt, where there is a way to send: it fails once all attempts of an
 * hour failed and a mail has waited that long. One address that refuses what others take is no failure of the way.
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

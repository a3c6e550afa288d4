import { formatDayAndTime } from '#domain/indian-time.ts'
import type { EmailListItem } from '#server/email/read-outbox.ts'
import { attemptsInWords, type Status, statusNames } from './email-words.ts'

const tones: Record<Status, string> = {
  queued: 'border-edge text-ink',
  sending: 'border-edge text-ink',
  sent: 'border-success text-success',
  dead: 'border-danger bg-danger-paper text-danger',
}

export function StatusMark({ email: { status, settledAt } }: { email: EmailListItem }) {
  const tone = settledAt ? 'border-edge text-ink' : tones[status]
  return (
    <span className={`whitespace-nowrap rounded-full border px-2 py-0.5 text-sm ${tone}`}>
      {statusNames[status]}
      {settledAt ? ', seen to' : null}
    </span>
  )
}

/** When a mail was written, tried and sent, and what went wrong. */
export function EmailFacts({ email }: { email: EmailListItem }) {
  return (
    <div className="min-w-0 text-muted text-sm">
      <p>
        Written <Time at={email.createdAt} />
        {email.sentAt && (
          <>
            , sent <Time at={email.sentAt} />
          </>
        )}
        {email.settledAt && (
          <>
            , seen to <Time at={email.settledAt} />
          </>
        )}
        , {attemptsInWords(email.attempts)}
        {email.nextAttemptAt && email.nextAttemptAt > email.createdAt && (
          <>
            , {email.attempts > 0 ? 'next' : 'goes out'} <Time at={email.nextAttemptAt} />
          </>
        )}
      </p>
      {email.lastError && (
        <p className="break-words text-ink">
          {email.status === 'sent' ? 'How it went' : 'Last error'}: {email.lastError}
        </p>
      )}
    </div>
  )
}

function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {formatDayAndTime(at)}
    </time>
  )
}

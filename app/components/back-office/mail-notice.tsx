import { Link } from 'react-router'
import type { MailState } from '#domain/email/mail-state.ts'
import { sayDayAndTime } from '#domain/indian-time.ts'

type Props = {
  mail: MailState
  /** How many mails wait; nothing where that could not be counted. */
  waiting: number | null
  now: string
}

/** Says that mail does not go out, how many mails wait, and what to do about it. Nothing while mail goes out. */
export function MailNotice({ mail, waiting, now }: Props) {
  if (mail.kind === 'working') return null
  return (
    <section aria-labelledby="mail-notice" className="admin-card mt-4 px-4 py-3">
      <h2 id="mail-notice">{mail.kind === 'none' ? 'E-mail is not set up' : 'E-mail is not going out'}</h2>
      {mail.kind === 'failing' ? (
        <p className="mt-1 max-w-prose [overflow-wrap:anywhere]">
          E-mail has not been going out since {sayDayAndTime(mail.since, now).replace('today, ', '')}:{' '}
          {mail.reason}.
        </p>
      ) : null}
      <p className="mt-1 max-w-prose">
        {waiting ? <span>{waiting}</span> : null} <span>{sayWaiting(mail.kind, waiting)}</span>
      </p>
      {mail.kind === 'none' ? (
        <p className="mt-1 max-w-prose text-muted text-sm">
          Set <code>SMTP_URL</code> and <code>EMAIL_FROM</code>, or the five <code>EMAILJS_</code> settings,
          and restart the site. The section “Mail” in <code>docs/operating.md</code> explains them.
        </p>
      ) : null}
      {waiting ? (
        <Link
          to="/del-admin-dashboard/emails?status=queued"
          className="admin-link inline-flex min-h-8 items-center"
        >
          See the mails that wait
        </Link>
      ) : null}
    </section>
  )
}

function sayWaiting(kind: 'none' | 'failing', waiting: number | null): string {
  const mails = !waiting ? 'Mails are saved' : waiting === 1 ? 'mail waits' : 'mails wait'
  return kind === 'none'
    ? `${mails} and will be sent once e-mail is set up.`
    : `${mails}. Sending is tried again automatically.`
}

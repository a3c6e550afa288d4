import { TriangleAlert } from 'lucide-react'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import type { MailState } from '#domain/email/mail-state.ts'
import { sayDayAndTime } from '#domain/indian-time.ts'

type Props = {
  mail: MailState
  /** How many mails wait; null if they could not be counted. */
  waiting: number | null
  now: string
}

/** Says that mail does not go out, how many mails wait, and what to do about it. Nothing while mail goes out. */
export function MailNotice({ mail, waiting, now }: Props) {
  if (mail.kind === 'working') return null
  return (
    <section
      aria-labelledby="mail-notice"
      className="mt-3 flex gap-2.5 rounded-lg bg-amber-soft px-3 py-2 text-sm forced-colors:border"
    >
      <TriangleAlert size={16} aria-hidden className="mt-0.5 flex-none text-amber" />
      <div className="min-w-0 flex-1">
        <h2 id="mail-notice" className="inline text-sm">
          {mail.kind === 'none' ? 'E-mail is not set up.' : 'E-mail is not going out.'}
        </h2>{' '}
        <p className="inline [overflow-wrap:anywhere]">
          {mail.kind === 'failing'
            ? `Since ${sayDayAndTime(mail.since, now).replace('today, ', '')}: ${mail.reason}. `
            : null}
          {waiting ? <span>{waiting}</span> : null} <span>{sayWaiting(mail.kind, waiting)}</span>
        </p>
        {mail.kind === 'none' ? (
          <Disclosure label="How to set up e-mail">
            <p className="max-w-prose text-muted">
              Set <code>SMTP_URL</code> and <code>EMAIL_FROM</code>, or the five <code>EMAILJS_</code>{' '}
              settings, and restart the site. The section “Mail” in <code>docs/operating.md</code> explains
              them.
            </p>
          </Disclosure>
        ) : null}
      </div>
      {waiting ? (
        <TextLink
          isAlone
          to="/del-admin-dashboard/emails?status=queued"
          className="self-start whitespace-nowrap"
        >
          See mails
        </TextLink>
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

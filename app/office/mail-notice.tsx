import { TriangleAlert } from 'lucide-react'
import { TextLink } from '#app/ui/text-link.tsx'
import type { MailState } from '#domain/email/mail-state.ts'
import { sayDayAndTime } from '#domain/indian-time.ts'

type Props = {
  mail: MailState
  /** How many mails wait; null if they could not be counted. */
  waiting: number | null
  now: string
}

/**
 * Says in one line that mail does not go out and how many mails wait; it opens to what can be done about it.
 * Nothing while mail goes out.
 */
export function MailNotice({ mail, waiting, now }: Props) {
  if (mail.kind === 'working') return null
  return (
    <section
      aria-labelledby="mail-notice"
      className="mt-3 rounded-lg bg-amber-soft text-small forced-colors:border"
    >
      <details>
        <summary className="flex min-h-11 items-center gap-2.5 px-3 md:min-h-10">
          <TriangleAlert size={16} aria-hidden className="flex-none text-amber" />
          <h2 id="mail-notice" className="text-small">
            {mail.kind === 'none' ? 'E-mail isn’t set up' : 'E-mail isn’t going out'}
          </h2>
          {waiting ? <span>{waiting === 1 ? '1 e-mail waits' : `${waiting} e-mails wait`}</span> : null}
          {mail.kind === 'none' && waiting === 0 ? (
            <span className="max-sm:hidden">Nothing is sent to visitors or to you.</span>
          ) : null}
          <span className="ui-button ml-auto min-h-8 flex-none px-2 md:ml-0 md:min-h-6">
            {mail.kind === 'none' ? 'Set up' : 'Why'}
          </span>
        </summary>
        <div className="max-w-prose px-3 pb-2 pl-9.5 [overflow-wrap:anywhere]">
          {mail.kind === 'none' ? (
            <>
              <p>E-mails are saved and will be sent once e-mail is set up.</p>
              <p className="text-muted">
                Set <code>SMTP_URL</code> and <code>EMAIL_FROM</code>, or the five <code>EMAILJS_</code>{' '}
                settings, and restart the site. The section “Mail” in <code>docs/operating.md</code> explains
                them.
              </p>
            </>
          ) : (
            <p>
              {`Since ${sayDayAndTime(mail.since, now).replace('today, ', '')}: ${mail.reason}. `}
              Sending is tried again automatically.
            </p>
          )}
          {waiting ? (
            <TextLink isAlone to="/del-admin-dashboard/emails?status=queued">
              See waiting e-mails
            </TextLink>
          ) : null}
        </div>
      </details>
    </section>
  )
}

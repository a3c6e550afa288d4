import { TextLink } from '#app/ui/text-link.tsx'
import { formatDayAndTime } from '#domain/indian-time.ts'
import { mailStatusWords, nameOfMail } from './mail-words.ts'

type Mail = {
  id: string
  template: string
  status: string
  created_at: string
  planned_at?: string | null
  sent_at: string | null
}

/** The mails about one record, newest first, with those that are planned. */
export function MailList({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0) return <p className="text-muted">No e-mails yet</p>
  return (
    <ul className="grid gap-2">
      {mails.map((mail) => (
        <li key={mail.id}>
          <TextLink to={`/del-admin-dashboard/emails/${mail.id}`} isAlone>
            {nameOfMail(mail.template)}
          </TextLink>
          <span className="block text-muted text-small">{describe(mail)}</span>
        </li>
      ))}
    </ul>
  )
}

function describe({ status, created_at, planned_at, sent_at }: Mail): string {
  if (status === 'queued' && planned_at) return `planned for ${formatDayAndTime(planned_at)}`
  return `${mailStatusWords[status] ?? status}, ${formatDayAndTime(sent_at ?? created_at)}`
}

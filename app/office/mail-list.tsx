import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { sayDayAndTime } from '#domain/indian-time.ts'
import { mailStatusWords, nameOfMail } from './mail-words.ts'
import { useOfficeDay } from './when.tsx'

type Mail = {
  id: string
  template: string
  status: string
  created_at: string
  planned_at?: string | null
  sent_at: string | null
}

/** The mails about one record, newest first, with those that are planned; nothing without any. */
export function MailCard({ mails }: { mails: readonly Mail[] }) {
  const today = useOfficeDay()
  if (mails.length === 0) return null
  return (
    <Card title="E-mails">
      <ul className="grid gap-2">
        {mails.map((mail) => (
          <li key={mail.id}>
            <TextLink to={`/del-admin-dashboard/emails/${mail.id}`} isAlone>
              {nameOfMail(mail.template)}
            </TextLink>
            <span className="block text-muted text-small">{describe(mail, today)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function describe({ status, created_at, planned_at, sent_at }: Mail, today: string): string {
  if (status === 'queued' && planned_at) return `planned for ${sayDayAndTime(planned_at, today)}`
  return `${mailStatusWords[status] ?? status}, ${sayDayAndTime(sent_at ?? created_at, today)}`
}

import { Card } from '#app/ui/card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { mailStatusWords, nameOfMail } from './mail-words.ts'
import { When } from './when.tsx'

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
  if (mails.length === 0) return null
  return (
    <Card title="E-mails">
      <ul className="grid gap-2">
        {mails.map((mail) => (
          <li key={mail.id}>
            <TextLink to={`/del-admin-dashboard/emails/${mail.id}`} isAlone>
              {nameOfMail(mail.template)}
            </TextLink>
            <span className="block text-muted text-small">
              <State mail={mail} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function State({ mail: { status, created_at, planned_at, sent_at } }: { mail: Mail }) {
  const isPlanned = status === 'queued' && planned_at
  return (
    <>
      {isPlanned ? 'planned for ' : `${mailStatusWords[status] ?? status}, `}
      <When at={isPlanned || (sent_at ?? created_at)} />
    </>
  )
}

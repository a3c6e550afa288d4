import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { bookingMailWords } from '#content/office/booking-words.ts'
import { wordFor } from '#content/office/lead-words.ts'
import { formatDayAndTime } from '#domain/indian-time.ts'

export type BookingActivity = {
  id: string
  title: string
  description: string | null
  created_by: string | null
  created_at: string
}

/** What happened, newest first. */
export function BookingHistory({ activities }: { activities: BookingActivity[] }) {
  if (activities.length === 0) return <p className="text-muted">No activity yet</p>
  return (
    <ol className="grid gap-4">
      {activities.map(({ id, title, description, created_by, created_at }) => (
        <li key={id} className="border-edge border-l-2 pl-3">
          <span className="block [overflow-wrap:anywhere] font-medium">{title}</span>
          <span className="block [overflow-wrap:anywhere] text-muted text-sm">
            <time dateTime={created_at}>{formatDayAndTime(created_at)}</time>
            {created_by ? `, ${created_by}` : ''}
          </span>
          {description ? (
            <Disclosure label="More" className="text-small">
              <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{description}</p>
            </Disclosure>
          ) : null}
        </li>
      ))}
    </ol>
  )
}

export type BookingMail = {
  id: string
  template: string
  status: string
  created_at: string
  planned_at: string | null
  sent_at: string | null
}

/** The mails of a booking, newest first, with those that are planned. */
export function BookingMails({ emails }: { emails: BookingMail[] }) {
  if (emails.length === 0) return <p className="text-muted">No e-mails yet</p>
  return (
    <ul className="grid gap-2">
      {emails.map((email) => (
        <li key={email.id}>
          <TextLink to={`/del-admin-dashboard/emails/${email.id}`} isAlone>
            {wordFor(bookingMailWords, email.template)}
          </TextLink>
          <span className="block text-muted text-sm">{describe(email)}</span>
        </li>
      ))}
    </ul>
  )
}

function describe({ status, created_at, planned_at, sent_at }: BookingMail): string {
  if (status === 'queued' && planned_at) return `planned for ${formatDayAndTime(planned_at)}`
  return `${status === 'dead' ? 'not delivered' : status}, ${formatDayAndTime(sent_at ?? created_at)}`
}

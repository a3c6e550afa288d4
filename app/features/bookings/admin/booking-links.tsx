import { Link } from 'react-router'
import { WithdrawnMark } from '#app/components/back-office/consent.tsx'
import type { BookingRow } from '#server/bookings/list-bookings.ts'

type Props = {
  booking: Pick<BookingRow, 'name' | 'phoneContact' | 'leadId' | 'conversationId' | 'withdrawnAt'>
}

/** The ways to a visitor: by phone, and to what is known of them. */
export function BookingLinks({
  booking: { name, phoneContact, leadId, conversationId, withdrawnAt },
}: Props) {
  const { text, call, whatsApp } = phoneContact ?? {}
  const style = 'admin-link relative z-1 inline-flex min-h-6 items-center'
  return (
    <>
      {call && !withdrawnAt ? (
        <>
          <a href={call} className={style} aria-label={`${text}, call ${name}`}>
            {text}
          </a>
          <a
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            className={style}
            aria-label={`WhatsApp to ${name}`}
          >
            WhatsApp
          </a>
        </>
      ) : text ? (
        <span>{text}</span>
      ) : null}
      {withdrawnAt ? <WithdrawnMark /> : null}
      {leadId ? (
        <Link to={`/del-admin-dashboard/leads/${leadId}`} className={style} aria-label={`Lead of ${name}`}>
          Lead
        </Link>
      ) : null}
      {conversationId ? (
        <Link
          to={`/del-admin-dashboard/chats/${conversationId}`}
          className={style}
          aria-label={`Chat of ${name}`}
        >
          Chat
        </Link>
      ) : null}
    </>
  )
}

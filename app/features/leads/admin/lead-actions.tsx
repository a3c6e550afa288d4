import { Mail, MessageCircle, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { ConsentWithdrawn } from '#app/components/back-office/consent.tsx'
import type { PhoneContact } from '#domain/phone-number.ts'
import { openCallForm } from './call-form.tsx'
import { queuedAddress } from './queued-address.ts'

type Props = {
  lead: { id: string; email: string; phoneContact: PhoneContact | undefined }
  /** When they withdrew their consent: nobody calls or writes to them. */
  withdrawnAt: string | null
  /** Where in the row of those that wait it stood, to be kept on the way to the answer and back. */
  queue: string | null
  onDelete: () => void
  /** The way on to another lead. */
  children: React.ReactNode
}

/** The ways to somebody and on to the next; on phones under the thumb, wherever the page is scrolled to. */
export function LeadActions({ lead, withdrawnAt, queue, onDelete, children }: Props) {
  return (
    <div className="lead-bar mt-4 flex items-center gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--bar) max-sm:z-8 max-sm:border-line max-sm:border-t max-sm:bg-card max-sm:px-4 max-sm:pt-2 max-sm:pb-2 sm:flex-wrap sm:gap-3">
      {withdrawnAt ? <ConsentWithdrawn at={withdrawnAt} /> : <WaysToAnswer lead={lead} queue={queue} />}
      <Link to={`/del-admin-dashboard/leads/${lead.id}/edit`} className="admin-button max-sm:hidden">
        Edit
      </Link>
      <button type="button" className="admin-button admin-button-danger max-sm:hidden" onClick={onDelete}>
        Delete
      </button>
      <span className="ml-auto flex min-w-0">{children}</span>
    </div>
  )
}

function WaysToAnswer({ lead, queue }: Pick<Props, 'lead' | 'queue'>) {
  const call = lead.phoneContact?.call
  return (
    <>
      {lead.email ? (
        <Link
          to={queuedAddress(lead.id, queue, '/reply')}
          className="admin-button admin-button-primary max-sm:px-3"
        >
          <Mail size={18} aria-hidden className="shrink-0" />
          <Words short="Mail" long="Answer by e-mail" />
        </Link>
      ) : null}
      {call ? (
        <Link
          to={queuedAddress(lead.id, queue, '/reply', { by: 'whatsapp' })}
          className="admin-button max-sm:px-3"
        >
          <MessageCircle size={18} aria-hidden className="shrink-0" />
          <Words short="" long="Answer on WhatsApp" />
        </Link>
      ) : null}
      {call ? (
        <a href={call} className="admin-button max-sm:px-3" onClick={openCallForm}>
          <Phone size={18} aria-hidden className="shrink-0" />
          <Words short="Call" long="Call" />
        </a>
      ) : null}
    </>
  )
}

/** Phones have room for a word. */
function Words({ short, long }: { short: string; long: string }) {
  if (short === long) return <span>{long}</span>
  return (
    <>
      <span className="max-sm:sr-only">{long}</span>
      {short ? (
        <span aria-hidden="true" className="sm:hidden">
          {short}
        </span>
      ) : null}
    </>
  )
}

import { Link } from 'react-router'
import { OfficeForm } from '#app/components/back-office/office-form.tsx'
import { contactSourceWords } from '#content/lead-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { ShownContact } from '#server/leads/contacts/read-contacts.ts'
import { openCallForm } from './call-form.tsx'
import { queuedAddress } from './queued-address.ts'

type Props = {
  leadId: string
  contacts: ShownContact[]
  /** Whether they may be written to. */
  isReachable: boolean
  queue: string | null
  formKey: string
}

/** All addresses, numbers and names of a lead, where each came from, and the ways to each. */
export function LeadContacts({ contacts, ...props }: Props) {
  const shown = contacts.filter(({ kind, isMain }) => !(kind === 'name' && isMain))
  if (shown.length === 0) return <p>No address or number.</p>
  return (
    <ul className="grid gap-3">
      {shown.map((contact) => (
        <Contact key={contact.row ?? contact.value} contact={contact} {...props} />
      ))}
    </ul>
  )
}

function Contact({
  contact,
  leadId,
  isReachable,
  queue,
  formKey,
}: Omit<Props, 'contacts'> & { contact: ShownContact }) {
  const { kind, value, isMain, row } = contact
  return (
    <li className="min-w-0">
      <p className="[overflow-wrap:anywhere]">
        {kind === 'name' ? <span className="text-muted">Also called </span> : null}
        <bdi>{contact.phoneContact?.text ?? value}</bdi>
        {isMain ? <span className="ml-2 text-muted text-sm">Main</span> : null}
      </p>
      <p className="text-muted text-sm">{describeOrigin(contact)}</p>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        {isReachable ? <Ways contact={contact} leadId={leadId} queue={queue} /> : null}
        {isMain || row === null ? null : (
          <>
            <OfficeForm intent="use-contact" item={row}>
              {({ busy }) => (
                <button type="submit" disabled={busy} className={link}>
                  <span>
                    Use as main<span className="sr-only"> {value}</span>
                  </span>
                </button>
              )}
            </OfficeForm>
            <OfficeForm intent="remove-contact" item={row} hidden={{ key: formKey }}>
              {({ busy }) => (
                <button type="submit" disabled={busy} className={link}>
                  <span>
                    Remove<span className="sr-only"> {value}</span>
                  </span>
                </button>
              )}
            </OfficeForm>
          </>
        )}
      </div>
    </li>
  )
}

const link = 'admin-link inline-flex min-h-8 cursor-pointer items-center'

function Ways({
  contact: { kind, value, phoneContact },
  leadId,
  queue,
}: Pick<Props, 'leadId' | 'queue'> & { contact: ShownContact }) {
  const reply = (query: Record<string, string>) => queuedAddress(leadId, queue, '/reply', query)
  if (kind === 'email') {
    return (
      <Link to={reply({ to: value })} className={link}>
        <span>
          Write<span className="sr-only"> to {value}</span>
        </span>
      </Link>
    )
  }
  const { call, whatsApp } = phoneContact ?? {}
  if (!call) return null
  return (
    <>
      <a href={call} className={link} onClick={openCallForm}>
        <span>
          Call<span className="sr-only"> {value}</span>
        </span>
      </a>
      {whatsApp ? (
        <Link to={reply({ by: 'whatsapp', to: value })} className={link}>
          <span>
            WhatsApp<span className="sr-only"> to {value}</span>
          </span>
        </Link>
      ) : null}
    </>
  )
}

function describeOrigin({ source, at }: ShownContact): string {
  return [source && `From the ${contactSourceWords[source]}`, at && formatDay(at)].filter(Boolean).join(', ')
}

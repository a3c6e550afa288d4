import { Mail, MessageCircle, Phone, Star, Trash2, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSubmit } from 'react-router'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { type Icon, smallIcon } from '#app/ui/icon.ts'
import { IconLink } from '#app/ui/icon-button.tsx'
import { Menu, MenuItem } from '#app/ui/menu.tsx'
import { contactSourceWords } from '#content/office/lead-words.ts'
import { formatDay } from '#domain/indian-time.ts'
import type { ContactKind } from '#domain/leads/known-contacts.ts'
import type { ShownContact } from '#server/leads/contacts/read-contacts.ts'
import { leadAddress } from '../paths.ts'

type Props = {
  leadId: string
  contacts: ShownContact[]
  /** Whether they may be written to. */
  isReachable: boolean
  queue: string | null
  formKey: string
  onCall: () => void
}

/** All addresses, numbers and names of a lead, each with its origin. */
export function LeadContacts({ contacts, ...props }: Props) {
  const shown = contacts.filter(({ kind, isMain }) => !(kind === 'name' && isMain))
  if (shown.length === 0) return <p className="text-muted text-small">No address or number</p>
  return (
    <ul className="grid gap-1">
      {shown.map((contact) => (
        <Contact key={contact.row ?? contact.value} contact={contact} {...props} />
      ))}
    </ul>
  )
}

type ContactProps = Omit<Props, 'contacts'> & { contact: ShownContact }

const icons: Record<ContactKind, Icon> = { email: Mail, phone: Phone, name: User }

function Contact({ contact, leadId, isReachable, queue, formKey, onCall }: ContactProps) {
  const { kind, value, isMain, row, phoneContact } = contact
  const Icon = icons[kind]
  const text = phoneContact?.text ?? value
  const origin = describeOrigin(contact)
  return (
    <li className="flex min-w-0 items-center gap-2.5">
      <Icon {...smallIcon} className="flex-none text-muted" />
      <div className="min-w-0 flex-1 leading-4.5 [overflow-wrap:anywhere]">
        <ContactLink
          contact={contact}
          isReachable={isReachable}
          leadId={leadId}
          queue={queue}
          onCall={onCall}
        >
          <bdi>{text}</bdi>
          {isMain || origin ? (
            <span className="block text-muted text-xs">
              {isMain ? <span className="font-[550]">Main</span> : null}
              {isMain && origin ? ' · ' : ''}
              {origin}
            </span>
          ) : null}
        </ContactLink>
      </div>
      <div className="-mr-2 flex flex-none">
        {isReachable && phoneContact?.whatsApp ? (
          <IconLink
            icon={MessageCircle}
            label={`WhatsApp ${text}`}
            to={leadAddress(leadId, '/reply', { by: 'whatsapp', to: value, queue })}
            className="[&>svg]:text-leaf"
          />
        ) : null}
        <CopyButton text={text} label={`Copy ${text}`} />
        {isMain || row === null ? null : <ContactMenu text={text} row={row} formKey={formKey} />}
      </div>
    </li>
  )
}

type LinkProps = Pick<ContactProps, 'contact' | 'isReachable' | 'leadId' | 'queue' | 'onCall'> & {
  children: ReactNode
}

const place = 'block py-1 max-md:min-h-11'

function ContactLink({ contact, isReachable, leadId, queue, onCall, children }: LinkProps) {
  const { kind, value, phoneContact } = contact
  if (isReachable && kind === 'email') {
    return (
      <Link
        to={leadAddress(leadId, '/reply', { to: value, queue })}
        className={`${place} hover:[&>bdi]:underline`}
      >
        <span className="sr-only">Write to </span>
        {children}
      </Link>
    )
  }
  if (isReachable && phoneContact?.call) {
    return (
      <a href={phoneContact.call} className={`${place} hover:[&>bdi]:underline`} onClick={onCall}>
        <span className="sr-only">Call </span>
        {children}
      </a>
    )
  }
  return (
    <p className={place}>
      {kind === 'name' ? <span className="text-muted">Also called </span> : null}
      {children}
    </p>
  )
}

function ContactMenu({ text, row, formKey }: { text: string; row: string; formKey: string }) {
  const submit = useSubmit()
  const send = (fields: Record<string, string>) => void submit(fields, { method: 'post', navigate: false })
  return (
    <Menu label={`More actions for ${text}`}>
      <MenuItem icon={Star} onClick={() => send({ intent: 'use-contact', item: row })}>
        Make main contact
      </MenuItem>
      <MenuItem
        icon={Trash2}
        danger
        onClick={() => send({ intent: 'remove-contact', item: row, key: formKey })}
      >
        Remove
      </MenuItem>
    </Menu>
  )
}

function describeOrigin({ source, at }: ShownContact): string {
  return [source && `From the ${contactSourceWords[source]}`, at && formatDay(at)].filter(Boolean).join(', ')
}

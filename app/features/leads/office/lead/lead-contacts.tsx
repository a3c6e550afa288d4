import { Mail, MessageCircle, Phone, Star, Trash2, User } from 'lucide-react'
import { Link, useSubmit } from 'react-router'
import { When } from '#app/office/when.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { type Icon, smallIcon } from '#app/ui/icon.ts'
import { IconLink } from '#app/ui/icon-button.tsx'
import { Menu, MenuItem } from '#app/ui/overlay/menu.tsx'
import { contactSourceWords } from '#content/office/lead-words.ts'
import type { ContactKind } from '#domain/leads/known-contacts.ts'
import type { ShownContact } from '#server/leads/contacts/read-contacts.ts'
import { leadAddress } from '../paths.ts'

type Props = {
  leadId: string
  contacts: ShownContact[]
  /** Whether they may be written to. */
  isReachable: boolean
  queue: string | null
  onCall: () => void
}

/** All addresses, numbers and names of a lead, each with its origin. */
export function LeadContacts({ contacts, ...props }: Props) {
  const shown = contacts.filter(({ kind, isMain }) => !(kind === 'name' && isMain))
  if (shown.length === 0) return <p className="text-muted text-small">No address or number</p>
  return (
    <ul className="grid gap-1">
      {shown.map((contact) => (
        <Contact
          key={contact.row ?? contact.value}
          contact={contact}
          isOnly={shown.filter(({ kind }) => kind === contact.kind).length === 1}
          {...props}
        />
      ))}
    </ul>
  )
}

type ContactProps = Omit<Props, 'contacts'> & { contact: ShownContact; isOnly: boolean }

const icons: Record<ContactKind, Icon> = { email: Mail, phone: Phone, name: User }
const place = 'flex flex-col justify-center py-1 max-md:min-h-11'

function Contact({ contact, isOnly, leadId, isReachable, queue, onCall }: ContactProps) {
  const { kind, value, isMain, row, phoneContact, source, at } = contact
  const Icon = icons[kind]
  const text = phoneContact?.text ?? value
  const reply = (by: string) => leadAddress(leadId, '/reply', { by, to: value, queue })
  const to = !isReachable ? undefined : kind === 'email' ? reply('mail') : phoneContact?.call
  const origin = source && `From the ${contactSourceWords[source]}`
  const words = (
    <>
      <bdi>{text}</bdi>
      <span className="block text-muted text-xs empty:hidden">
        {[isMain && !isOnly && 'Main', origin].filter(Boolean).join(' · ')}
        {origin && at ? ', ' : null}
        {at ? <When at={at} isFirst={!origin} isDay /> : null}
      </span>
    </>
  )
  return (
    <li className="flex min-w-0 items-center gap-2.5">
      <Icon {...smallIcon} className="flex-none text-muted" />
      <div className="min-w-0 flex-1 leading-4.5 [overflow-wrap:anywhere]">
        {to ? (
          <Link
            to={to}
            className={`${place} hover:[&>bdi]:underline`}
            onClick={kind === 'phone' ? onCall : undefined}
          >
            <span className="sr-only">{kind === 'email' ? 'Write to ' : 'Call '}</span>
            {words}
          </Link>
        ) : (
          <p className={place}>
            {kind === 'name' ? <span className="text-muted">Also called </span> : null}
            {words}
          </p>
        )}
      </div>
      <div className="-mr-2 flex flex-none">
        {isReachable && phoneContact?.whatsApp ? (
          <IconLink
            icon={MessageCircle}
            label={`WhatsApp ${text}`}
            to={reply('whatsapp')}
            className="[&>svg]:text-leaf"
          />
        ) : null}
        <CopyButton text={text} label={`Copy ${text}`} />
        {isMain || row === null ? null : <ContactMenu text={text} row={row} />}
      </div>
    </li>
  )
}

function ContactMenu({ text, row }: { text: string; row: string }) {
  const submit = useSubmit()
  const send = (intent: string) => void submit({ intent, item: row }, { method: 'post', navigate: false })
  return (
    <Menu label={`More actions for ${text}`}>
      <MenuItem icon={Star} onClick={() => send('use-contact')}>
        Make main contact
      </MenuItem>
      <MenuItem icon={Trash2} danger onClick={() => send('remove-contact')}>
        Remove
      </MenuItem>
    </Menu>
  )
}

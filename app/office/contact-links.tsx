import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ComponentProps } from 'react'
import { IconLink } from '#app/ui/icon-button.tsx'
import { mailLink } from '#domain/contact/contact-links.ts'
import type { PhoneContact } from '#domain/contact/phone-number.ts'
import { WithdrawnMark } from './consent.tsx'

export type ContactPerson = {
  name: string
  email?: string | null
  phoneContact?: PhoneContact | undefined
  /** When they withdrew their consent: then there is no way to them. */
  withdrawnAt?: string | null
  /** The page where a mail or a message to them is written, and stored. */
  replyTo?: (by: 'mail' | 'whatsapp') => string
}

export type ContactLink = {
  kind: keyof typeof contactIcons
  link: Pick<ComponentProps<typeof IconLink>, 'to' | 'target' | 'rel'>
  words: string
}

export const contactIcons = { call: Phone, whatsApp: MessageCircle, email: Mail }
export const contactWords = { call: 'Call', whatsApp: 'WhatsApp', email: 'E-mail' }

/** Returns how a person can be reached: by phone, WhatsApp and e-mail, as far as known and allowed. */
export function contactLinks(person: ContactPerson): ContactLink[] {
  const { name, email, phoneContact, withdrawnAt, replyTo } = person
  if (withdrawnAt) return []
  const { call, whatsApp } = phoneContact ?? {}
  const links: ContactLink[] = []
  if (call && whatsApp) {
    const link = replyTo ? { to: replyTo('whatsapp') } : { to: whatsApp, target: '_blank', rel: 'noreferrer' }
    links.push({ kind: 'call', link: { to: call }, words: `Call ${name}` })
    links.push({ kind: 'whatsApp', link, words: `WhatsApp to ${name}` })
  }
  if (email) {
    links.push({
      kind: 'email',
      link: { to: replyTo?.('mail') ?? mailLink(email) },
      words: `E-mail to ${name}`,
    })
  }
  return links
}

type ContactIconProps = Omit<ComponentProps<typeof IconLink>, 'icon' | 'label' | 'to'> & {
  contact: ContactLink
}

/** An icon that calls or writes to a person, or leads to the page where that is done. */
export function ContactIcon({ contact: { kind, link, words }, ...props }: ContactIconProps) {
  return (
    <IconLink
      {...props}
      {...link}
      icon={contactIcons[kind]}
      label={words}
      className={`${kind === 'whatsApp' ? 'text-leaf!' : ''} ${props.className ?? ''}`}
    />
  )
}

/** The icons that call or write to a person, as far as known and allowed. */
export function ContactLinks({ person }: { person: ContactPerson }) {
  if (person.withdrawnAt) return <WithdrawnMark />
  return (
    <span className="flex">
      {contactLinks(person).map((contact) => (
        <ContactIcon key={contact.kind} contact={contact} />
      ))}
    </span>
  )
}

import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mailLink } from '#domain/contact-links.ts'
import type { PhoneContact } from '#domain/phone-number.ts'
import { WithdrawnMark } from './consent.tsx'

type Person = {
  name: string
  email?: string | null
  phoneContact?: PhoneContact | undefined
  /** When they withdrew their consent: then there is no way to them. */
  withdrawnAt?: string | null
  /** Where a mail or a message to them is written, and remembered. */
  replyPath?: string
}

type Props = {
  person: Person
  /** When a call begins. */
  onCall?: () => void
}

/** The ways to somebody: a call, WhatsApp, a mail; those that there are. */
export function Ways({ person: { name, email, phoneContact, withdrawnAt, replyPath }, onCall }: Props) {
  if (withdrawnAt) return <WithdrawnMark />
  const { call, whatsApp } = phoneContact ?? {}
  return (
    <span className="flex gap-2">
      {call && whatsApp ? (
        <>
          <Way href={call} words={`Call ${name}`} onFollow={onCall}>
            <Phone size={18} aria-hidden />
          </Way>
          <Way
            href={whatsApp}
            path={replyPath && `${replyPath}${replyPath.includes('?') ? '&' : '?'}by=whatsapp`}
            words={`WhatsApp to ${name}`}
            outward
          >
            <MessageCircle size={18} aria-hidden />
          </Way>
        </>
      ) : null}
      {email ? (
        <Way href={mailLink(email)} path={replyPath} words={`E-mail to ${name}`}>
          <Mail size={18} aria-hidden />
        </Way>
      ) : null}
    </span>
  )
}

type WayProps = {
  href: string
  path?: string | undefined
  words: string
  outward?: boolean
  onFollow?: (() => void) | undefined
  children: ReactNode
}

function Way({ href, path, words, outward = false, onFollow, children }: WayProps) {
  if (path) {
    return (
      <Link to={path} title={words} aria-label={words} className="admin-button min-w-10 px-2">
        {children}
      </Link>
    )
  }
  return (
    <a
      href={href}
      title={words}
      aria-label={words}
      className="admin-button min-w-10 px-2"
      onClick={onFollow}
      {...(outward ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {children}
    </a>
  )
}

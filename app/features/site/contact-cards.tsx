import { Calendar, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { OutwardLink } from '#app/components/ui/outward-link.tsx'
import type { OutLink } from '#app/outward-links.ts'
import type { contact } from '#content/copy/en/contact.ts'

type Props = {
  words: Pick<typeof contact, 'whatsApp' | 'demo' | 'information'>
  newTab: string
  /** Nothing where no number is set. */
  whatsApp: OutLink | undefined
  whatsAppNumber: string | undefined
  demo: OutLink
  email: string
  location: string
  /** Further cards. */
  children?: ReactNode
}

/** The two quick ways to talk, and the address book. */
export function ContactCards(props: Props) {
  const { words, newTab, whatsApp, whatsAppNumber, demo, email, location, children } = props
  const { information } = words
  return (
    <div className="grid content-start gap-4">
      <section className="card">
        <h2 className="title-3 flex items-center gap-2">
          <MessageCircle aria-hidden /> {words.whatsApp.heading}
        </h2>
        <p className="mt-2 mb-4 text-muted">{whatsApp ? words.whatsApp.text : words.whatsApp.otherwise}</p>
        <OutwardLink
          {...(whatsApp ?? { href: `mailto:${email}`, newTab: false })}
          note={newTab}
          className={whatsApp ? 'btn btn-leaf' : 'btn'}
        >
          {whatsApp ? words.whatsApp.action : words.whatsApp.otherwiseAction}
        </OutwardLink>
      </section>
      <section className="card">
        <h2 className="title-3 flex items-center gap-2">
          <Calendar aria-hidden /> {words.demo.heading}
        </h2>
        <p className="mt-2 mb-4 text-muted">{words.demo.text}</p>
        <OutwardLink {...demo} note={newTab} className="btn">
          {words.demo.action}
        </OutwardLink>
      </section>
      <section className="card">
        <h2 className="title-3">{information.heading}</h2>
        <dl className="facts">
          <dt>{information.email}</dt>
          <dd>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
          <dt>{information.whatsApp}</dt>
          <dd>
            {whatsApp ? (
              <OutwardLink {...whatsApp} note={newTab} className="link">
                +{whatsAppNumber}
              </OutwardLink>
            ) : (
              information.whatsAppMissing
            )}
          </dd>
          <dt>{information.location}</dt>
          <dd>{location}</dd>
          <dt>{information.reply}</dt>
          <dd>{information.replyText}</dd>
        </dl>
      </section>
      {children}
    </div>
  )
}

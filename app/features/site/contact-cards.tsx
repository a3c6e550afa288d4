import type { ReactNode } from 'react'
import type { LinkTarget } from '#app/lib/site/external-links.ts'
import { ExternalLink } from '#app/ui/site/external-link.tsx'
import type { contact } from '#content/copy/en/contact.ts'
import { FounderPicture, type FounderPictureData } from './founder-picture.tsx'

type Props = {
  words: Pick<typeof contact, 'directly' | 'whatsApp' | 'demo' | 'email' | 'place'>
  founder: FounderPictureData
  newTab: string
  /** Undefined if no number is set. */
  whatsApp: LinkTarget | undefined
  demo: LinkTarget
  email: string
  location: string
  children?: ReactNode
}

/** Cards with the other ways to get in touch. */
export function ContactCards(props: Props) {
  const { words, founder, newTab, whatsApp, demo, email, location, children } = props
  return (
    <div className="grid content-start gap-6">
      <div className="max-lg:hidden">
        <FounderPicture {...founder} />
        <p className="mt-4">
          <b>{founder.introduction}</b>
        </p>
      </div>
      <section>
        <h2 className="title-3 mb-4">{words.directly}</h2>
        <ul className="ways">
          {/* On phones, the form shows it. */}
          {whatsApp && (
            <li className="max-lg:hidden">
              <h3>{words.whatsApp.heading}</h3>
              <p>{words.whatsApp.text}</p>
              <ExternalLink {...whatsApp} note={newTab} className="btn btn-leaf">
                {words.whatsApp.action}
              </ExternalLink>
            </li>
          )}
          <li>
            <h3>{words.demo.heading}</h3>
            <p>{words.demo.text}</p>
            <ExternalLink {...demo} note={newTab} className="btn">
              {words.demo.action}
            </ExternalLink>
          </li>
          <li>
            <h3>{words.email}</h3>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
          <li>
            <h3>{location}</h3>
            <p>{words.place}</p>
          </li>
        </ul>
      </section>
      {children}
    </div>
  )
}

import type { RouterContextProvider } from 'react-router'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { servicesContext, visitContext } from '../context.ts'
import { demoLink, type LinkTarget, whatsAppLink } from './external-links.ts'

/** A link to something that a visitor can do next. */
export type Action = LinkTarget & { label: string }

export type Actions = {
  quote: Action
  demo: Action
  /** Opens the assistant; without scripts, the contact page. */
  ask: Action
  /** Both are undefined if they are not set up. */
  whatsApp?: Action | undefined
  pay?: Action | undefined
  /** Screen readers announce this text for links that open a new tab. */
  newTab: string
}

/**
 * Returns what a visitor can do next from a page. The quote form preselects `service`; the WhatsApp message
 * begins with `topic`.
 */
export function loadActions(
  context: Readonly<RouterContextProvider>,
  { service, topic }: { service?: ServiceInterest; topic: string },
): Actions {
  const { locale } = context.get(visitContext)
  const { links } = context.get(servicesContext)
  const { actions: words, common } = copy[locale]
  const contact = pathOf('contact', locale)
  const chat = whatsAppLink(links.whatsAppNumber, fillText(words.greeting, { page: topic }))
  return {
    quote: {
      label: words.quote,
      href: service ? `${contact}?service=${service}#quote-form` : contact,
      newTab: false,
    },
    ask: { label: words.ask, href: contact, newTab: false },
    demo: { label: words.demo, ...demoLink(links.schedulingUrl, pathOf('book', locale)) },
    whatsApp: chat && { label: words.whatsApp, ...chat },
    pay: links.paymentUrl ? { label: words.pay, href: links.paymentUrl, newTab: true } : undefined,
    newTab: common.footer.newTab,
  }
}

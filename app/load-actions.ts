import type { RouterContextProvider } from 'react-router'
import { copy } from '#content/copy/copy.ts'
import { pathOf } from '#content/pages.ts'
import { fillText } from '#domain/fill-text.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import { servicesContext, visitContext } from './context.ts'
import { demoLink, type OutLink, whatsAppLink } from './outward-links.ts'

/** Something a visitor can do next. */
export type Action = OutLink & { label: string }

export type Actions = {
  quote: Action
  demo: Action
  /** These only where they are set. */
  whatsApp?: Action | undefined
  pay?: Action | undefined
  /** Told to screen readers where a new tab opens. */
  newTab: string
}

/** What a visitor can do next from a page: `service` is chosen in the quote form, `topic` begins the chat. */
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
    demo: { label: words.demo, ...demoLink(links.schedulingUrl, pathOf('book', locale)) },
    whatsApp: chat && { label: words.whatsApp, ...chat },
    pay: links.paymentUrl ? { label: words.pay, href: links.paymentUrl, newTab: true } : undefined,
    newTab: common.footer.newTab,
  }
}

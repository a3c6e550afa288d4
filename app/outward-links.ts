/** A link that leaves the site opens a new tab. */
export type OutLink = { href: string; newTab: boolean }

/** A chat with the business, with its first words filled in; nothing where no number is set. */
export function whatsAppLink(number: string | undefined, text?: string): OutLink | undefined {
  if (!number) return undefined
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return { href: `https://wa.me/${number}${query}`, newTab: true }
}

/** Where a demo is booked: the external scheduler where one is set, else our own page. */
export function demoLink(schedulingUrl: string | undefined, book: string): OutLink {
  return schedulingUrl ? { href: schedulingUrl, newTab: true } : { href: book, newTab: false }
}

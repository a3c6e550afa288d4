/** A link; one that leaves the site opens a new tab. */
export type LinkTarget = { href: string; newTab: boolean }

/** Returns a link to a WhatsApp chat that begins with `text`, or undefined if no number is set. */
export function whatsAppLink(number: string | undefined, text?: string): LinkTarget | undefined {
  if (!number) return undefined
  const query = text ? `?text=${encodeURIComponent(text)}` : ''
  return { href: `https://wa.me/${number}${query}`, newTab: true }
}

/** Returns the link to book a demo: the external scheduler if one is set, else the site's own page. */
export function demoLink(schedulingUrl: string | undefined, book: string): LinkTarget {
  return schedulingUrl ? { href: schedulingUrl, newTab: true } : { href: book, newTab: false }
}

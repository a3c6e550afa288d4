import type { SiteLinks } from '#domain/settings/site-links.ts'

/** What was typed; lines that are wholly empty are none. What is wrong keeps the number of its line. */
export function readLinksForm(form: FormData): SiteLinks {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const names = form.getAll('socialName').map(String)
  const social = form.getAll('socialHref').map((href, i) => ({ name: names[i] ?? '', href: String(href) }))
  const isEmpty = (line: { name: string; href: string } | undefined) =>
    !line?.name.trim() && !line?.href.trim()
  while (social.length > 0 && isEmpty(social.at(-1))) social.pop()
  return {
    whatsAppNumber: text('whatsAppNumber'),
    schedulingUrl: text('schedulingUrl'),
    paymentUrl: text('paymentUrl'),
    introVideoUrl: text('introVideoUrl'),
    social,
  }
}

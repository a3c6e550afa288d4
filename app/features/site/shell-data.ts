import { demoLink, whatsAppLink } from '#app/outward-links.ts'
import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import {
  footerLegal,
  footerPages,
  footerServices,
  type NavigationEntry,
  navigation,
} from '#content/navigation.ts'
import { type PageId, pathOf } from '#content/pages.ts'
import type { Locale } from '#domain/locale.ts'

export type MenuLink = { href: string; label: string }
export type MenuEntry = MenuLink & { exact: boolean; entries?: MenuLink[] | undefined }

export type ShellData = ReturnType<typeof shellData>

/** What header and footer show, in the words and addresses of a language. */
export function shellData(
  locale: Locale,
  links: { whatsAppNumber?: string | undefined; schedulingUrl?: string | undefined },
) {
  const words = copy[locale].common
  const linkTo = (page: PageId): MenuLink => ({ href: pathOf(page, locale), label: words.pages[page] })
  const contact = pathOf('contact', locale)
  return {
    words: { ...words, pages: undefined },
    name: business.name,
    home: pathOf('home', locale),
    contact,
    menu: navigation.map(
      ({ page, entries }: NavigationEntry): MenuEntry => ({
        ...linkTo(page),
        exact: page === 'home',
        entries: entries?.map((entry) =>
          entry === page ? { ...linkTo(entry), label: words.projects } : linkTo(entry),
        ),
      }),
    ),
    footer: {
      pages: footerPages.map(linkTo),
      services: footerServices.map(linkTo),
      legal: footerLegal.map(linkTo),
    },
    email: business.contactEmail,
    location: business.location,
    whatsApp: whatsAppLink(links.whatsAppNumber) ?? { href: contact, newTab: false },
    demo: demoLink(links.schedulingUrl, contact),
    year: new Date().getFullYear(),
  }
}

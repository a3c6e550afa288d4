import { demoLink, whatsAppLink } from '#app/outward-links.ts'
import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import type { Contact } from '#content/fill-contact.ts'
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
  outward: {
    whatsAppNumber?: string | undefined
    schedulingUrl?: string | undefined
    social?: { name: string; href: string }[]
    contact: Contact
  },
) {
  const words = copy[locale].common
  // The same object each time a page is named: data that repeat are then written once.
  const links = new Map<PageId, MenuLink>()
  const linkTo = (page: PageId): MenuLink => {
    const known = links.get(page) ?? { href: pathOf(page, locale), label: words.pages[page] }
    links.set(page, known)
    return known
  }
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
    email: outward.contact.email,
    location: outward.contact.place,
    social: outward.social ?? [],
    whatsApp: whatsAppLink(outward.whatsAppNumber) ?? { href: contact, newTab: false },
    demo: demoLink(outward.schedulingUrl, pathOf('book', locale)),
    year: new Date().getFullYear(),
  }
}

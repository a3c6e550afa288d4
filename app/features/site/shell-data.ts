import { demoLink, whatsAppLink } from '#app/lib/site/external-links.ts'
import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import { type Contact, placeIn } from '#content/fill-contact.ts'
import { footerLegal, footerPages, type NavigationEntry, navigation } from '#content/navigation.ts'
import { type PageId, pathOf } from '#content/pages.ts'
import type { Locale } from '#domain/locale.ts'
import type { SiteFounder } from '#domain/settings/site-founder.ts'

export type MenuLink = { href: string; label: string; note?: string | undefined }
export type MenuEntry = MenuLink & { entries?: MenuLink[] | undefined }

export type ShellData = ReturnType<typeof shellData>

/** Returns the data of the header and the footer in a language. */
export function shellData(
  locale: Locale,
  outward: {
    whatsAppNumber?: string | undefined
    schedulingUrl?: string | undefined
    social?: { name: string; href: string }[]
    contact: Contact
    founder: Pick<SiteFounder, 'registration'>
    /** Whether testimonials are published. Without any, the menus don't link to their page. */
    hasTestimonials: boolean
  },
) {
  const words = copy[locale].common
  // The same object is returned for each mention of a page, so that the serialised data contain it only once.
  const links = new Map<PageId, MenuLink>()
  const linkTo = (page: PageId): MenuLink => {
    const known = links.get(page) ?? { href: pathOf(page, locale), label: words.pages[page] }
    links.set(page, known)
    return known
  }
  const contact = pathOf('contact', locale)
  const isListed = (page: PageId) => page !== 'testimonials' || outward.hasTestimonials
  return {
    locale,
    words: { ...words, pages: undefined, notes: undefined },
    name: business.name,
    home: pathOf('home', locale),
    contact,
    menu: navigation.map(
      ({ page, entries }: NavigationEntry): MenuEntry => ({
        ...linkTo(page),
        entries: entries?.filter(isListed).map((entry) => ({
          ...linkTo(entry),
          ...(entry === page && { label: words.projects }),
          note: words.notes[entry],
        })),
      }),
    ),
    footer: {
      pages: footerPages.filter(isListed).map(linkTo),
      legal: footerLegal.map(linkTo),
    },
    email: outward.contact.email,
    location: placeIn(locale, outward.contact),
    registration: outward.founder.registration,
    social: outward.social ?? [],
    whatsApp: whatsAppLink(outward.whatsAppNumber),
    demo: demoLink(outward.schedulingUrl, pathOf('book', locale)),
    year: new Date().getFullYear(),
  }
}

import { type Contact, defaultContact } from '#content/fill-contact.ts'
import type { SiteFounder } from '#domain/settings/site-founder.ts'
import type { SiteLinks } from '#domain/settings/site-links.ts'
import type { Db } from '#server/database/open-database.ts'
import { photoUrl } from '#server/testimonials/photos/photo-names.ts'
import { readSetting } from './read-setting.ts'
import type { SiteFilms } from './site-films.ts'

type Single = Exclude<keyof SiteLinks, 'social'>

export type CurrentLinks = Record<Single, string | undefined> &
  Pick<SiteLinks, 'social'> & {
    siteUrl: string
    contact: Contact
    founder: SiteFounder
    films: SiteFilms
    founderPhoto: string | undefined
  }

type Config = Record<Single, string | undefined> & { siteUrl: string }

/**
 * Keeps the current links and contact details in memory, because every page shows some. The owner's settings
 * take precedence over the server configuration. `refresh` reads them again; call it before cached pages are
 * dropped.
 */
export async function createSiteLinks(db: Db, configured: Config) {
  const current = await read(db, configured)
  return {
    current,
    async refresh() {
      const { contact, ...others } = await read(db, configured)
      Object.assign(current, others)
      Object.assign(current.contact, contact)
    },
  }
}

async function read(db: Db, configured: Config): Promise<CurrentLinks> {
  const [links, contact, founder, films, photo] = await Promise.all([
    readSetting(db, 'site.links'),
    readSetting(db, 'site.contact'),
    readSetting(db, 'site.founder'),
    readSetting(db, 'site.films'),
    readSetting(db, 'site.photo'),
  ])
  return {
    siteUrl: configured.siteUrl,
    whatsAppNumber: links.whatsAppNumber || configured.whatsAppNumber,
    schedulingUrl: links.schedulingUrl || configured.schedulingUrl,
    paymentUrl: links.paymentUrl || configured.paymentUrl,
    introVideoUrl: links.introVideoUrl || configured.introVideoUrl,
    social: links.social,
    founder,
    founderPhoto: photo ? photoUrl(photo) : undefined,
    films,
    contact: { email: contact.email || defaultContact.email, place: contact.place || defaultContact.place },
  }
}

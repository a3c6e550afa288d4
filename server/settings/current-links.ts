import { type Contact, defaultContact } from '#content/fill-contact.ts'
import type { SiteFounder } from '#domain/settings/site-founder.ts'
import type { SiteLinks } from '#domain/settings/site-links.ts'
import type { Db } from '#server/database/open-database.ts'
import { photoUrl } from '#server/testimonials/photos/photo-names.ts'
import { readSetting } from './read-setting.ts'
import type { SiteFilms } from './site-links.ts'

type Single = Exclude<keyof SiteLinks, 'social'>

export type CurrentLinks = Record<Single, string | undefined> &
  Pick<SiteLinks, 'social'> & {
    siteUrl: string
    contact: Contact
    founder: SiteFounder
    films: SiteFilms
    founderPhoto: string | undefined
    /** Whether any testimonial is published. */
    hasTestimonials: boolean
  }

type Config = Record<Single, string | undefined> & { siteUrl: string }

/**
 * Keeps in memory what every page shows: the links and contact details, and whether there are testimonials. The
 * owner's settings take precedence over the server configuration. `refresh` reads them again; call it before cached
 * pages are dropped.
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
  const published = db.selectFrom('testimonials').select('id').where('status', '=', 'approved').limit(1)
  const [links, contact, founder, films, photo, testimonial] = await Promise.all([
    readSetting(db, 'site.links'),
    readSetting(db, 'site.contact'),
    readSetting(db, 'site.founder'),
    readSetting(db, 'site.films'),
    readSetting(db, 'site.photo'),
    // Pages can do without testimonials.
    published.executeTakeFirst().catch(() => undefined),
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
    hasTestimonials: testimonial !== undefined,
    contact: { email: contact.email || defaultContact.email, place: contact.place || defaultContact.place },
  }
}

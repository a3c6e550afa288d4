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
  } & {
    founderPhoto: string | undefined
  }

type Config = Record<Single, string | undefined> & { siteUrl: string }

/**
 * Keeps the current links and contact details in memory, because every page shows some. The owner's settings
 * take precedence over the server configuration. `refresh` reads them again; call it before cached pages are
 * dropped.
 */
export async function createSiteLinks(db: Db, configured: Config) {
  let [set, reached, founder, films, photo] = await read(db)
  const current: CurrentLinks = {
    siteUrl: configured.siteUrl,
    get whatsAppNumber() {
      return set.whatsAppNumber || configured.whatsAppNumber
    },
    get schedulingUrl() {
      return set.schedulingUrl || configured.schedulingUrl
    },
    get paymentUrl() {
      return set.paymentUrl || configured.paymentUrl
    },
    get introVideoUrl() {
      return set.introVideoUrl || configured.introVideoUrl
    },
    get social() {
      return set.social
    },
    get founder() {
      return founder
    },
    get founderPhoto() {
      return photo ? photoUrl(photo) : undefined
    },
    get films() {
      return films
    },
    contact: {
      get email() {
        return reached.email || defaultContact.email
      },
      get place() {
        return reached.place || defaultContact.place
      },
    },
  }
  return {
    current,
    async refresh() {
      ;[set, reached, founder, films, photo] = await read(db)
    },
  }
}

const read = (db: Db) =>
  Promise.all([
    readSetting(db, 'site.links'),
    readSetting(db, 'site.contact'),
    readSetting(db, 'site.founder'),
    readSetting(db, 'site.films'),
    readSetting(db, 'site.photo'),
  ])

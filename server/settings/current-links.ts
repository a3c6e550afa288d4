import type { SiteLinks } from '#domain/settings/site-links.ts'
import type { Db } from '#server/database/open-database.ts'
import { readSetting } from './read-setting.ts'

type Single = Exclude<keyof SiteLinks, 'social'>

export type CurrentLinks = Record<Single, string | undefined> &
  Pick<SiteLinks, 'social'> & { siteUrl: string }

type Config = Record<Single, string | undefined> & { siteUrl: string }

/**
 * The links as they hold now, in memory: every page shows some. What the owner has set goes before what the server is
 * set to. `refresh` reads them again, to be called before kept pages are dropped.
 */
export async function createSiteLinks(db: Db, configured: Config) {
  let set = await readSetting(db, 'site.links')
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
  }
  return {
    current,
    async refresh() {
      set = await readSetting(db, 'site.links')
    },
  }
}

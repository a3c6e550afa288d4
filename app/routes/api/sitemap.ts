import { sitemapXml } from '#app/features/crawlers/sitemap-xml.ts'
import { servicesContext } from '#app/lib/context.ts'
import { textFile } from '#app/lib/text-file.ts'
import lastChanged from '#content/last-changed.json' with { type: 'json' }
import type { Route } from './+types/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).links
  return textFile(sitemapXml(siteUrl, lastChanged), 'application/xml')
}

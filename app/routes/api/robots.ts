import { servicesContext } from '#app/context.ts'
import { textFile } from '#app/text-file.ts'
import type { Route } from './+types/robots.ts'

/** All pages may be read. What must not be listed says so itself; naming it here would only point to it. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).links
  return textFile(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`, 'text/plain')
}

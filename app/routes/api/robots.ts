import { servicesContext } from '#app/lib/context.ts'
import { textFile } from '#app/lib/text-file.ts'
import type { Route } from './+types/robots.ts'

/**
 * Allows all pages: those that must not be listed say so themselves, and naming them here would reveal them.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl } = context.get(servicesContext).links
  return textFile(`User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`, 'text/plain')
}

import { sitemapXml } from '#app/features/crawlers/sitemap-xml.ts'
import { withTestimonialDates } from '#app/features/crawlers/testimonial-dates.ts'
import { servicesContext } from '#app/lib/context.ts'
import { orOutage } from '#app/lib/report-outage.ts'
import { textFile } from '#app/lib/text-file.ts'
import lastChanged from '#content/last-changed.json' with { type: 'json' }
import type { Route } from './+types/sitemap.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { links, testimonials } = context.get(servicesContext)
  const changes = await orOutage({ request, context }, testimonials.publishedChanges())
  return textFile(sitemapXml(links.siteUrl, withTestimonialDates(lastChanged, changes)), 'application/xml')
}

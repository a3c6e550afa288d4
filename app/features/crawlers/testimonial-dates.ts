import { listedPages, pageName } from '#content/pages.ts'
import { servicesOnPage } from '#content/testimonials/service-pages.ts'
import type { PublishedChanges } from '#server/testimonials/published-changes.ts'
import type { LastChanged } from './sitemap-xml.ts'

/**
 * Adds the days on which testimonials changed to those on which pages' own texts changed (`npm run dates`).
 * The later day counts.
 */
export function withTestimonialDates(lastChanged: LastChanged, changes: PublishedChanges): LastChanged {
  return Object.fromEntries(
    listedPages().flatMap(({ id, locale }) => {
      const name = pageName(id, locale)
      const days = [
        lastChanged[name]?.changed,
        id === 'home' ? dayOf(changes.featured) : undefined,
        id === 'testimonials' ? dayOf(changes.all) : undefined,
        ...servicesOnPage(id).map((service) => dayOf(changes.services[service])),
      ].filter((day) => day !== undefined)
      const changed = days.sort().at(-1)
      return changed ? [[name, { changed }]] : []
    }),
  )
}

const dayOf = (at: string | undefined) => at?.slice(0, 10)

import { data, type RouterContextProvider } from 'react-router'
import { servicesContext, visitContext } from '#app/lib/context.ts'
import { loadActions } from '#app/lib/site/load-actions.ts'
import { loadPage } from '#app/lib/site/load-page.ts'
import { loadTestimonialsOn } from '#app/lib/site/load-testimonials.ts'
import { copy } from '#content/copy/copy.ts'
import { servicePageNames } from '#content/copy/en/services.ts'
import type { ServicePageCopy } from '#content/copy/service-page.ts'
import { packageGroups } from '#content/package-parts.ts'
import { mainPageOf, pageAt, pages } from '#content/pages.ts'
import { entryPriceText, pagePrice } from '#content/price-rows.ts'
import { loadPackageBuilder } from './load-package-builder.ts'

/**
 * Loads the service's page at the requested address. `id` and `name` differ if two addresses show the same page.
 * @throws a 404 response if there is none, as with an unknown language
 */
export async function loadServicePage(context: Readonly<RouterContextProvider>) {
  const id = pageAt(context.get(visitContext).path)?.id
  const name = id && servicePageNames.find((service) => service === mainPageOf(id))
  if (!name) throw data(null, { status: 404 })
  const [group] = pages[name].prices
  const loaded = loadPage(context, id, ({ servicePages, sameServicePages }): ServicePageCopy => {
    const own = id === 'aiChatbots' || id === 'whatsAppAutomation' ? sameServicePages[id] : undefined
    return { ...servicePages[name], ...own }
  })
  const texts = copy[loaded.locale]
  const { films, founder } = context.get(servicesContext).links
  const film = films[name]
  return {
    ...loaded,
    name,
    shared: { seePrices: texts.serviceWords.seePrices },
    from: entryPriceText(name, loaded.locale),
    // A no-break space keeps the plus sign away from the end of a line.
    fromText: pagePrice(name, loaded.locale)?.replace('+ ', '+\u00a0'),
    ...(film && { film: { href: film, label: texts.home.morning.video } }),
    testimonials: await loadTestimonialsOn(context, name),
    builder: loadPackageBuilder(group, loaded.locale, founder.guarantee),
    actions: loadActions(context, { service: packageGroups[group].service, topic: texts.common.pages[id] }),
  }
}

export type ServicePageData = Awaited<ReturnType<typeof loadServicePage>>

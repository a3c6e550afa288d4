import type { RouterContextProvider } from 'react-router'
import { loadActions } from '#app/load-actions.ts'
import { loadPage } from '#app/load-page.ts'
import { copy } from '#content/copy/copy.ts'
import type { ServicePageName } from '#content/copy/en/services.ts'
import type { PageId } from '#content/pages.ts'
import { priceRows } from '#content/price-rows.ts'
import type { PriceGroup } from '#content/prices.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'

/** What each service page is about: its price list, and what its quote form asks for. */
const about: Record<ServicePageName, { prices: PriceGroup; service: ServiceInterest }> = {
  ecommerce: { prices: 'ecommerce', service: 'ai-chatbots' },
  smb: { prices: 'smb', service: 'ai-chatbots' },
  aiAppDevelopment: { prices: 'websites', service: 'ai-web-apps' },
  gptAgents: { prices: 'gptAgents', service: 'gpt-agents' },
  musicCreation: { prices: 'music', service: 'music-creation' },
  creativeServices: { prices: 'creative', service: 'creative-services' },
  educationTools: { prices: 'schools', service: 'education-tools' },
}

/** The data of one service's page. `id` differs from `name` where two addresses show the same. */
export function loadServicePage(context: Readonly<RouterContextProvider>, id: PageId, name: ServicePageName) {
  const { prices, service } = about[name]
  const loaded = loadPage(context, id, (texts) => texts.servicePages[name])
  const texts = copy[loaded.locale]
  return {
    ...loaded,
    shared: texts.serviceWords,
    prices: priceRows(prices, loaded.locale),
    actions: loadActions(context, { service, topic: texts.common.pages[id] }),
  }
}

export type ServicePageData = ReturnType<typeof loadServicePage>

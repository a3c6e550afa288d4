import type { PageId } from './pages.ts'
import type { PriceGroup } from './prices.ts'

export const pricePages: Record<PriceGroup, PageId> = {
  packages: 'services',
  overview: 'services',
  ecommerce: 'ecommerce',
  smb: 'smb',
  websites: 'aiAppDevelopment',
  gptAgents: 'gptAgents',
  music: 'musicCreation',
  creative: 'creativeServices',
  schools: 'educationTools',
}

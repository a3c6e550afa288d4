import type { PageId } from './pages.ts'

export type NavigationEntry = { page: PageId; entries?: readonly PageId[] }

/** The header's menu. An entry with sub-entries opens a second list. */
export const navigation = [
  { page: 'home' },
  {
    page: 'services',
    entries: [
      'ecommerce',
      'educationTools',
      'smb',
      'aiAppDevelopment',
      'aiChatbots',
      'whatsAppAutomation',
      'gptAgents',
      'aiProducts',
      'musicCreation',
      'creativeServices',
    ],
  },
  { page: 'portfolio', entries: ['portfolio', 'saasTools', 'testimonials'] },
  { page: 'about' },
  { page: 'contact', entries: ['book'] },
] as const satisfies readonly NavigationEntry[]

export const footerPages = [
  'home',
  'services',
  'portfolio',
  'saasTools',
  'testimonials',
  'about',
  'contact',
] as const
/** The position of the services in the menu; the footer lists them too. */
export const SERVICES_AT = 1
export const footerLegal = ['privacy', 'terms'] as const

/** External links of the site. If empty, the server configuration applies. */
export type SiteLinks = {
  whatsAppNumber: string
  schedulingUrl: string
  paymentUrl: string
  introVideoUrl: string
  /** Profiles on other sites, for the footer and for search engines. */
  social: { name: string; href: string }[]
}

export const noSiteLinks: SiteLinks = {
  whatsAppNumber: '',
  schedulingUrl: '',
  paymentUrl: '',
  introVideoUrl: '',
  social: [],
}

/**
 * The form fields and the server check share these limits. Every page contains these links, so there are few.
 */
export const siteLinkLimits = { address: 300, social: 5, name: 30 } as const

/** Where the site leads to beyond itself. Empty: what the server is set to holds. */
export type SiteLinks = {
  whatsAppNumber: string
  schedulingUrl: string
  paymentUrl: string
  introVideoUrl: string
  /** The business elsewhere, in the footer and told to search engines. */
  social: { name: string; href: string }[]
}

export const noSiteLinks: SiteLinks = {
  whatsAppNumber: '',
  schedulingUrl: '',
  paymentUrl: '',
  introVideoUrl: '',
  social: [],
}

/** Written once: the fields and the server's check read them here. Pages carry these links, so they are few. */
export const siteLinkLimits = { address: 300, social: 5, name: 30 } as const

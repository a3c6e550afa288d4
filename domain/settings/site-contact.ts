/** How the business is reached, and the place that it says it is in. Empty: what the content has holds. */
export type SiteContact = { email: string; place: string }

export const noSiteContact: SiteContact = { email: '', place: '' }

/** Written once: the fields and the server's check read them here. */
export const siteContactLimits = { email: 254, place: 80 } as const

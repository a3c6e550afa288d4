/** Contact details and location of the business. If empty, the defaults in the content apply. */
export type SiteContact = { email: string; place: string }

export const noSiteContact: SiteContact = { email: '', place: '' }

/** The form fields and the server check share these limits. */
export const siteContactLimits = { email: 254, place: 80 } as const

/** What makes the person behind the site known. Empty: nothing of it is shown. */
export type SiteFounder = {
  name: string
  /** Years of experience, as digits. */
  years: string
  /** A GST or Udyam number, with what it is. */
  registration: string
  /** One sentence. */
  guarantee: string
}

export const noSiteFounder: SiteFounder = { name: '', years: '', registration: '', guarantee: '' }

/** Written once: the fields and the server's check read them here. */
export const siteFounderLimits = { name: 80, years: 2, registration: 60, guarantee: 160 } as const

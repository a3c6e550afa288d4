/** Details about the founder. Empty details are not shown. */
export type SiteFounder = {
  name: string
  /** Years of experience, as digits. */
  years: string
  /** A GST or Udyam number with its type. */
  registration: string
  /** One sentence. */
  guarantee: string
}

export const noSiteFounder: SiteFounder = { name: '', years: '', registration: '', guarantee: '' }

/** The form fields and the server check share these limits. */
export const siteFounderLimits = { name: 80, years: 2, registration: 60, guarantee: 160 } as const

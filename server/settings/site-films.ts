import { z } from 'zod'
import { type ServicePageName, servicePageNames } from '#content/copy/en/services.ts'
import { secureAddress } from './site-links.ts'

/** The address of a film for each service page. Missing or empty: the page shows none. */
export type SiteFilms = Partial<Record<ServicePageName, string>>

export const siteFilmsInput = z.partialRecord(
  z.enum(servicePageNames),
  secureAddress.or(z.literal('')),
) satisfies z.ZodType<SiteFilms>

import { z } from 'zod'
import { type ServicePageName, servicePages } from '#content/copy/en/services.ts'
import { secureAddress } from './site-links.ts'

/** The address of a film for each service page. Missing or empty: the page shows none. */
export type SiteFilms = Partial<Record<ServicePageName, string>>

export const servicePageNames = Object.keys(servicePages) as ServicePageName[]

export const siteFilmsInput = z.partialRecord(
  z.enum(servicePageNames),
  secureAddress.or(z.literal('')),
) satisfies z.ZodType<SiteFilms>

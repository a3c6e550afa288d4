import { z } from 'zod'
import { type ServicePageName, servicePageNames } from '#content/copy/en/services.ts'
import { secureAddress } from './site-links.ts'

/** The video URL of each service page; a page without one shows no video. */
export type SiteFilms = Partial<Record<ServicePageName, string>>

export const siteFilmsInput = z.partialRecord(
  z.enum(servicePageNames),
  secureAddress.or(z.literal('')),
) satisfies z.ZodType<SiteFilms>

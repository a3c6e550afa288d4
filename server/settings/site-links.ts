import { z } from 'zod'
import { type ServicePageName, servicePageNames } from '#content/copy/en/services.ts'
import { phoneKey } from '#domain/contact/phone-number.ts'
import { siteLinkLimits as limits, type SiteLinks } from '#domain/settings/site-links.ts'

const MESSAGE = 'Give an address that begins with https://.'

/** An external https URL in the owner's settings. */
export const secureAddress = z
  .string()
  .trim()
  .max(limits.address, `Use at most ${limits.address} characters.`)
  .refine(isSecureAddress, MESSAGE)

export const siteLinksInput = z.object({
  whatsAppNumber: z
    .string()
    .trim()
    .refine(
      (typed) => typed === '' || phoneKey(typed) !== undefined,
      'Give one phone number, with the country code.',
    )
    .transform((typed) => phoneKey(typed) ?? ''),
  schedulingUrl: secureAddress.or(z.literal('')),
  paymentUrl: secureAddress.or(z.literal('')),
  introVideoUrl: secureAddress.or(z.literal('')),
  social: z
    .array(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, 'Say where it leads, such as LinkedIn.')
          .max(limits.name, `Use at most ${limits.name} characters.`)
          .regex(/^\P{Cc}*$/u, 'Leave out control characters.'),
        href: secureAddress,
      }),
    )
    .max(limits.social, `At most ${limits.social} links.`),
}) satisfies z.ZodType<SiteLinks>

/** The video URL of each service page; a page without one shows no video. */
export type SiteFilms = Partial<Record<ServicePageName, string>>

export const siteFilmsInput = z.partialRecord(
  z.enum(servicePageNames),
  secureAddress.or(z.literal('')),
) satisfies z.ZodType<SiteFilms>

function isSecureAddress(text: string): boolean {
  if (!/^https:\/\/[^\s"<>\\^`{|}]+$/.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname.includes('.')
}

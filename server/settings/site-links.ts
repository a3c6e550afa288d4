import { z } from 'zod'
import { siteLinkLimits as limits, type SiteLinks } from '#domain/settings/site-links.ts'

const SAYS = 'Give an address that begins with https://.'

const address = z
  .string()
  .trim()
  .max(limits.address, `Use at most ${limits.address} characters.`)
  .refine(isSecureAddress, SAYS)

export const siteLinksInput = z.object({
  whatsAppNumber: z
    .string()
    .transform((typed) => typed.replace(/[\s()+-]/g, ''))
    .refine((digits) => /^(\d{10,15})?$/.test(digits), 'Give 10 to 15 digits, with the country code.'),
  schedulingUrl: address.or(z.literal('')),
  paymentUrl: address.or(z.literal('')),
  introVideoUrl: address.or(z.literal('')),
  social: z
    .array(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, 'Say where it leads, such as LinkedIn.')
          .max(limits.name, `Use at most ${limits.name} characters.`)
          .regex(/^\P{Cc}*$/u, 'Leave out control characters.'),
        href: address,
      }),
    )
    .max(limits.social, `At most ${limits.social} links.`),
}) satisfies z.ZodType<SiteLinks>

function isSecureAddress(text: string): boolean {
  if (!/^https:\/\/[^\s"<>\\^`{|}]+$/.test(text) || !URL.canParse(text)) return false
  const { username, password, hostname } = new URL(text)
  return username === '' && password === '' && hostname.includes('.')
}

import { z } from 'zod'
import { readEmail } from '#domain/contact/email-address.ts'
import { siteContactLimits as limits, type SiteContact } from '#domain/settings/site-contact.ts'

// This is stricter than mail requires, because the address must work in mails, calendar files, pages and the
// assistant's replies.
const address =
  /^[a-z0-9_%+&'-]+(\.[a-z0-9_%+&'-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

export const siteContactInput = z.object({
  email: z
    .string()
    // Spaces at the ends are typing mistakes, but line breaks are not and stay invalid.
    .transform((typed) => typed.replace(/^ +| +$/g, ''))
    .transform((typed) => ((/\s/.test(typed) ? undefined : readEmail(typed)) ?? typed).toLowerCase())
    .refine(
      (typed) =>
        typed === '' || (typed.length <= limits.email && typed.indexOf('@') <= 64 && address.test(typed)),
      'Give one e-mail address, such as office@example.com.',
    ),
  place: z
    .string()
    .transform((typed) => typed.replace(/^ +| +$/g, '').normalize('NFC'))
    .refine((typed) => typed.length <= limits.place, `Use at most ${limits.place} characters.`)
    .refine(
      (typed) => typed.isWellFormed() && /^[\p{L}\p{M}\p{N} ,.'’()/&#–-]*$/u.test(typed),
      'Use letters, numbers and plain punctuation only, on one line.',
    )
    .refine((typed) => typed === '' || /\p{L}/u.test(typed), 'Name a place, such as Pune, India.'),
}) satisfies z.ZodType<SiteContact>

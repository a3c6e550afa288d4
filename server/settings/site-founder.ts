import { z } from 'zod'
import { siteFounderLimits as limits, type SiteFounder } from '#domain/settings/site-founder.ts'

const line = (max: number) =>
  z
    .string()
    .transform((typed) => typed.trim().normalize('NFC'))
    .refine((typed) => typed.length <= max, `Use at most ${max} characters.`)
    .refine((typed) => typed.isWellFormed() && /^\P{C}*$/u.test(typed), 'Leave out control characters.')

export const siteFounderInput = z.object({
  name: line(limits.name),
  years: line(limits.years).refine((typed) => /^([1-9]\d?)?$/.test(typed), 'Give a number from 1 to 99.'),
  registration: line(limits.registration),
  guarantee: line(limits.guarantee),
}) satisfies z.ZodType<SiteFounder>

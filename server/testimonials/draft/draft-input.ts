import { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import { draftKinds } from '#domain/testimonials/draft.ts'
import { testimonialLimits } from '#domain/testimonials/form-values.ts'
import { testimonialServices } from '#domain/testimonials/testimonial.ts'
import { cleanLine, cleanText } from '#domain/text/clean-text.ts'

const line = (max: number) =>
  z
    .string()
    .transform((text) => cleanLine(text).trim().slice(0, max).toWellFormed() || undefined)
    .optional()
    .catch(undefined)

const schema = z.object({
  kind: z.enum(draftKinds).catch('testimonial'),
  serviceType: z.enum(testimonialServices),
  company: line(testimonialLimits.company),
  role: line(testimonialLimits.role),
  words: z
    .string()
    .transform((text) => cleanText(text).trim().slice(0, testimonialLimits.content).toWellFormed())
    .catch(''),
})

export type DraftInput = z.infer<typeof schema> & { locale: Locale }

/** Reads the input of a draft; returns undefined without a service. Other invalid values are ignored. */
export function readDraftInput(fields: Record<string, unknown>, locale: Locale): DraftInput | undefined {
  const parsed = schema.safeParse(fields)
  return parsed.success ? { ...parsed.data, locale } : undefined
}

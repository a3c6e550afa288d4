import { z } from 'zod'
import type { Attribution } from '#domain/leads/lead-source.ts'
import type { Locale } from '#domain/locale.ts'
import { cleanLine } from '#domain/text/clean-text.ts'

/** A form of the site as it was sent; its fields are not validated yet. */
export type SentForm = {
  fields: Record<string, unknown>
  headers: Headers
  addressKey: string
  locale: Locale
}

const part = z.string().transform(cleanLine).pipe(z.string().trim().min(1).max(100))

const attributionSchema = z.object({
  utmSource: part.optional().catch(undefined),
  utmMedium: part.optional().catch(undefined),
  utmCampaign: part.optional().catch(undefined),
  ref: part.optional().catch(undefined),
  referrerHost: part.optional().catch(undefined),
  landingPath: part.optional().catch(undefined),
  googleClick: z.boolean().optional().catch(undefined),
})

/**
 * Returns how the visit began: from the JSON that the browser stored on the first page, or without scripts from the URL
 * of the form's page. It accepts any input, because it is only a hint.
 */
export function readAttribution({ fields, headers }: Pick<SentForm, 'fields' | 'headers'>): Attribution {
  return compact(fromBrowser(fields.attribution) ?? fromAddress(headers.get('referer')))
}

function fromBrowser(attribution: unknown): Attribution | undefined {
  if (typeof attribution !== 'string' || attribution === '' || attribution.length > 1_000) return undefined
  try {
    return attributionSchema.parse(JSON.parse(attribution))
  } catch {
    return undefined
  }
}

function fromAddress(referer: string | null): Attribution {
  if (!referer || !URL.canParse(referer)) return {}
  const { searchParams: query, pathname } = new URL(referer)
  return attributionSchema.parse({
    utmSource: query.get('utm_source') ?? undefined,
    utmMedium: query.get('utm_medium') ?? undefined,
    utmCampaign: query.get('utm_campaign') ?? undefined,
    ref: query.get('ref') ?? undefined,
    googleClick: query.has('gclid') || undefined,
    landingPath: pathname,
  })
}

function compact(attribution: Attribution): Attribution {
  return Object.fromEntries(Object.entries(attribution).filter(([, value]) => value !== undefined))
}

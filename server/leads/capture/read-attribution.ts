import { z } from 'zod'
import type { Attribution } from '#domain/leads/lead-source.ts'
import { cleanLine } from './clean-text.ts'

const part = z.string().transform(cleanLine).pipe(z.string().trim().min(1).max(100))

const schema = z.object({
  utmSource: part.optional().catch(undefined),
  utmMedium: part.optional().catch(undefined),
  utmCampaign: part.optional().catch(undefined),
  ref: part.optional().catch(undefined),
  referrerHost: part.optional().catch(undefined),
  landingPath: part.optional().catch(undefined),
  googleClick: z.boolean().optional().catch(undefined),
})

/**
 * Reads how the visit began: from the JSON that the browser stored on the first page, or without scripts from
 * the URL of the form's page. It accepts any input, because it is only a hint.
 */
export function readAttribution(remembered: unknown, formPage: string | null): Attribution {
  return compact(fromBrowser(remembered) ?? fromAddress(formPage))
}

function fromBrowser(remembered: unknown): Attribution | undefined {
  if (typeof remembered !== 'string' || remembered === '' || remembered.length > 1_000) return undefined
  try {
    return schema.parse(JSON.parse(remembered))
  } catch {
    return undefined
  }
}

function fromAddress(formPage: string | null): Attribution {
  if (!formPage || !URL.canParse(formPage)) return {}
  const { searchParams: query, pathname } = new URL(formPage)
  return schema.parse({
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

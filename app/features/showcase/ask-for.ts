import { pathOf } from '#content/pages.ts'
import type { ServiceInterest } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locale.ts'

/** The quote form, with a service chosen. */
export function askFor(service: ServiceInterest, locale: Locale): string {
  return `${pathOf('contact', locale)}?service=${service}#quote-form`
}

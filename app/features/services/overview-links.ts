import { pathOf } from '#content/pages.ts'
import type { Locale } from '#domain/locale.ts'

/** Where each card of the overview leads. */
export function overviewLinks(locale: Locale): Record<string, string> {
  return {
    ecommerce: pathOf('ecommerce', locale),
    smb: pathOf('smb', locale),
    websites: pathOf('aiAppDevelopment', locale),
  }
}

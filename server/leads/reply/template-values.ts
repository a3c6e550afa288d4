import { visitorEmailCopy } from '#content/emails/visitor-emails.ts'
import { noServiceWords } from '#content/office/reply-templates.ts'
import { pathOf } from '#content/pages.ts'
import { listPrices } from '#content/price-rows.ts'
import type { TemplateValues } from '#domain/leads/fill-template.ts'
import { type ServiceInterest, serviceInterests } from '#domain/leads/lead.ts'
import type { Locale } from '#domain/locale.ts'

type About = { name: string; service_interest: string | null; locale: Locale }
type Setting = { siteUrl: string; sender: string }

/** Returns the values for a reply template in the lead's language; prices come from the price list. */
export function templateValues(
  { name, service_interest, locale }: About,
  { siteUrl, sender }: Setting,
): TemplateValues {
  const service = serviceInterests.find((known): known is ServiceInterest => known === service_interest)
  return {
    name,
    service: service ? visitorEmailCopy[locale].services[service] : noServiceWords[locale],
    price: service ? listPrices(locale)[service] : '',
    bookingLink: siteUrl + pathOf('book', locale),
    sender,
  }
}

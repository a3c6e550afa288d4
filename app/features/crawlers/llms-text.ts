import { business } from '#content/business.ts'
import { copy } from '#content/copy/copy.ts'
import { llms as words } from '#content/copy/en/llms.ts'
import { type Contact, fillContact } from '#content/fill-contact.ts'
import { pageWords } from '#content/page-words.ts'
import { listedPages, type PageId } from '#content/pages.ts'
import { type PriceRow, priceRows } from '#content/price-rows.ts'
import { type Locale, languageNames, otherLocales } from '#domain/locale.ts'

/**
 * Returns the text of llms.txt for answer engines: what the business offers, the prices, and links to the
 * pages in all languages.
 */
export function llmsText({ siteUrl, contact }: { siteUrl: string; contact: Contact }): string {
  const llms = fillContact(words, contact)
  const english = listedPages().filter(({ locale }) => locale === 'en')
  const link = (id: PageId, path: string, locale: Locale = 'en') =>
    `[${copy[locale].common.pages[id]}](${siteUrl}${path})`
  const about = (id: PageId) => fillContact(pageWords(id, 'en').description, contact)
  const priced = english.filter(({ page }) => page.prices)
  const others = english.filter(({ page }) => !page.prices)
  return [
    `# ${business.name}`,
    `> ${llms.summary}`,
    list(llms.facts),
    `## ${llms.prices}`,
    ...priced.flatMap(({ id, page, path }) => [
      `### ${link(id, path)}`,
      about(id),
      list((page.prices ?? []).flatMap((group) => priceRows(group, 'en')).map(priceLine)),
    ]),
    `## ${llms.pages}`,
    list(others.map(({ id, path }) => `${link(id, path)}: ${about(id)}`)),
    ...otherLocales.flatMap((locale) => [
      `## ${languageNames[locale]}`,
      list(
        listedPages()
          .filter((page) => page.locale === locale)
          .map(({ id, path }) => link(id, path, locale)),
      ),
    ]),
  ].join('\n\n')
}

function priceLine({ name, amount, beside, inDollars, detail }: PriceRow): string {
  const price = [amount, beside].filter(Boolean).join(beside?.startsWith('+') ? ' ' : ', ')
  return `${name}: ${price}${inDollars ? ` (${inDollars})` : ''}. ${detail}`
}

function list(lines: readonly string[]): string {
  return lines
    .map((line) => `- ${line}\n`)
    .join('')
    .trimEnd()
}

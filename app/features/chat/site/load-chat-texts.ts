import { copy } from '#content/copy/copy.ts'
import { type Contact, fillContact } from '#content/fill-contact.ts'
import { type PageId, pages, pathOf } from '#content/pages.ts'
import { priceRows } from '#content/price-rows.ts'
import { type PriceGroup, prices } from '#content/prices.ts'
import { quoteLabels } from '#content/quote-options.ts'
import type { Locale } from '#domain/locale.ts'

export type ChatTexts = ReturnType<typeof loadChatTexts>
export type ChatWords = ChatTexts['words']

/**
 * Returns what the open chat shows in a language: its texts, and the prices and pages that replies refer to.
 */
export function loadChatTexts(
  locale: Locale,
  links: { whatsAppNumber?: string | undefined; contact: Contact },
) {
  const { common } = copy[locale]
  const { chat: words, book } = fillContact(
    { chat: copy[locale].chat, book: copy[locale].book },
    links.contact,
  )
  const { budgetRange, projectTimeline } = quoteLabels[locale]
  return {
    words,
    /** The texts of the booking form, which belongs to another feature. */
    booking: book.form,
    bookDemo: book.form.heading,
    /** Answers that the visitor can choose instead of typing. */
    choices: {
      budget: budgetRange,
      timeline: projectTimeline,
    },
    pages: Object.fromEntries(
      (Object.keys(pages) as PageId[]).map((id) => [
        id,
        { href: pathOf(id, locale), label: common.pages[id] },
      ]),
    ) as Record<PageId, { href: string; label: string }>,
    prices: Object.fromEntries(
      (Object.keys(prices) as PriceGroup[]).map((group) => [
        group,
        priceRows(group, locale).map(({ id, name, amount, beside }) => ({ id, name, amount, beside })),
      ]),
    ) as Record<PriceGroup, { id: string; name: string; amount: string; beside?: string | undefined }[]>,
    email: links.contact.email,
    whatsAppNumber: links.whatsAppNumber,
  }
}

import type { Locale } from '#domain/locale.ts'
import { labels as en } from './copy/en/labels.ts'
import { labels as hi } from './copy/hi/labels.ts'
import type { QuoteLabels } from './copy/labels.ts'
import { labels as sw } from './copy/sw/labels.ts'

export type { QuoteLabels } from './copy/labels.ts'

/** Labels of the quote form's choices, in form order. */
export const quoteLabels: Record<Locale, QuoteLabels> = { en: en.quote, hi: hi.quote, sw: sw.quote }

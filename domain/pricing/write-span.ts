import { formatRupees } from '../money.ts'
import { fillText } from '../text/fill-text.ts'
import type { Span } from './price.ts'

export type SpanWords = { from: string; range: string }

/** Formats a span in a language: `From ₹29,999`, `₹25,000 – ₹50,000` or `₹19,999`. */
export function writeSpan({ from, to, open }: Span, words: SpanWords): string {
  const amount = formatRupees(from)
  if (open) return fillText(words.from, { amount })
  return to === undefined ? amount : fillText(words.range, { amount, upTo: formatRupees(to) })
}

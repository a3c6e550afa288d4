import { PriceBar } from '#app/sections/price-bar.tsx'
import { formatRupees } from '#domain/money.ts'
import { fillText } from '#domain/text/fill-text.ts'
import type { PackageBuilderData } from './load-package-builder.ts'
import { writeTotal } from './package-summary.tsx'
import { usePackage } from './use-package.ts'

type Props = {
  builder: PackageBuilderData
  /** The page's lowest price, shown until the visitor ticks something. */
  from: { amount: string; beside?: string | undefined } | undefined
  quote: { label: string; href: string }
  contactPath: string
}

/** The bar at the lower edge of phones: the page's lowest price, then the total of what is ticked. */
export function QuoteBar({ builder, from, quote, contactPath }: Props) {
  const { chosen, isUntouched, totals, quoteHref } = usePackage(builder, contactPath)
  const { words, labels, spans } = builder
  const isEmpty = isUntouched || chosen.choice.length === 0
  const total = writeTotal('yearly' in labels ? totals.yearly : totals.setUp, spans)
  const monthly = totals.monthly > 0 && fillText(words.perMonth, { amount: formatRupees(totals.monthly) })
  const yearly = 'yearly' in labels && words.perYear
  const shown = isEmpty ? from : { amount: total, beside: monthly || yearly || undefined }
  return (
    <PriceBar
      {...shown}
      label={isEmpty ? quote.label : words.action}
      href={isEmpty ? quote.href : quoteHref}
    />
  )
}

import { useRef } from 'react'
import { Link } from 'react-router'
import { formatDollars, formatRupees } from '#domain/money.ts'
import type { Span } from '#domain/pricing/price.ts'
import { type SpanWords, writeSpan } from '#domain/pricing/write-span.ts'
import { fillText } from '#domain/text/fill-text.ts'
import { BundleHint } from './bundle-hint.tsx'
import type { PackageBuilderData } from './load-package-builder.ts'
import type { Package } from './use-package.ts'

type Props = PackageBuilderData & Package

/** The total of the ticked parts and a link to the quote form. */
export function PackageSummary(props: Props) {
  const { words, labels, spans, inDollars, cheaper, guarantee, notes, parts, chosen, totals, quoteHref } =
    props
  const isEmpty = chosen.choice.length === 0
  const status = useRef<HTMLDivElement>(null)
  const { dollars } = totals
  return (
    <div className="total">
      <div ref={status} role="status" tabIndex={-1}>
        {isEmpty ? (
          <p>{words.empty}</p>
        ) : (
          <dl>
            {Object.entries(labels).map(([of, label]) => (
              <div key={of}>
                <dt>{label}</dt>
                <dd className="amount">{writeTotal(totals[of as keyof typeof labels], spans)}</dd>
              </div>
            ))}
          </dl>
        )}
        {inDollars && dollars && (
          <p className="mt-3">
            {fillText(inDollars, {
              setUp: formatDollars(dollars.setUp),
              monthly: formatDollars(dollars.monthly),
              firstYear: formatDollars(dollars.firstYear),
            })}
          </p>
        )}
        <BundleHint
          words={words}
          cheaper={cheaper}
          parts={parts}
          chosen={chosen}
          onFollowed={() => status.current?.focus()}
        />
      </div>
      {!isEmpty && (
        <Link to={quoteHref} rel="nofollow" className="btn btn-primary btn-large">
          {words.action}
        </Link>
      )}
      {guarantee && <b className="block mt-4">{guarantee}</b>}
      {notes.map((note) => (
        <p key={note} className="mt-4 text-sm">
          {note}
        </p>
      ))}
    </div>
  )
}

/** Formats a total. Price lists without ranges have no words for ranges, so only the lower end is shown. */
export function writeTotal(total: Span | number, spans: SpanWords | undefined): string {
  if (typeof total === 'number') return formatRupees(total)
  return spans ? writeSpan(total, spans) : formatRupees(total.from)
}

import { useRef } from 'react'
import { Link } from 'react-router'
import { packageGroups } from '#content/package-parts.ts'
import { fillText } from '#domain/fill-text.ts'
import { budgetFor } from '#domain/leads/estimate.ts'
import { formatDollars, formatRupees } from '#domain/money.ts'
import { totalOfChoice } from '#domain/pricing/choice.ts'
import type { Span } from '#domain/pricing/price.ts'
import type { Totals } from '#domain/pricing/totals.ts'
import { type SpanWords, writeSpan } from '#domain/pricing/write-span.ts'
import type { PackageBuilderData } from './load-package-builder.ts'
import { type BuilderPart, type Chosen, choiceQuery } from './package-address.ts'
import { PackageHints } from './package-hints.tsx'

type Props = PackageBuilderData & {
  parts: BuilderPart[]
  chosen: Chosen<BuilderPart>
  contactPath: string
}

/** What the package costs, and the way to the quote form. */
export function PackageSummary(props: Props) {
  const { words, labels, spans, inDollars, alone, cheaper, note, parts, chosen } = props
  const { choice } = chosen
  const status = useRef<HTMLDivElement>(null)
  const totals = totalOfChoice(choice, chosen.teachers)
  const { dollars } = totals
  return (
    <div className="card">
      <div ref={status} role="status" tabIndex={-1}>
        {choice.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <dl className="flex flex-wrap gap-3 gap-x-6">
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
        <PackageHints
          words={words}
          alone={alone}
          cheaper={cheaper}
          parts={parts}
          chosen={chosen}
          onFollowed={() => status.current?.focus()}
        />
      </div>
      {choice.length > 0 && (
        <Link to={quoteAddress(props, totals)} rel="nofollow" className="btn btn-primary mt-6">
          {words.action}
        </Link>
      )}
      <p className="mt-4 text-muted">{note}</p>
    </div>
  )
}

/** Lists without ranges have no words for them. */
function writeTotal(total: Span | number, spans: SpanWords | undefined): string {
  if (typeof total === 'number') return formatRupees(total)
  return spans ? writeSpan(total, spans) : formatRupees(total.from)
}

/** The form begins with the service, the budget and the parts in words. */
function quoteAddress({ group, chosen, contactPath }: Props, { setUp, yearly }: Totals) {
  const choice = chosen.choice.map((part) => ({ ...part, id: `${group}.${part.id}` }))
  const query = [
    ['service', packageGroups[group].service],
    ['budget', budgetFor(setUp.from + yearly.from)],
    ...choiceQuery({ ...chosen, choice, build: undefined }),
  ]
  return `${contactPath}?${query.map((pair) => pair.join('=')).join('&')}#quote-form`
}

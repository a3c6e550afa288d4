import { type Span, sayMinutes } from '#domain/leads/lead-trends.ts'
import { formatRupees } from '#domain/money.ts'
import { compareCounts, compareShares, compareTimes, sayShare } from './compare.ts'

const counted = new Intl.NumberFormat('en-IN')

/** What the last 30 days brought, each beside the 30 days before. */
export function Tiles({ now, before }: { now: Span; before: Span }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Tile
        label="New leads"
        figure={counted.format(now.leads)}
        beside={compareCounts(now.leads, before.leads)}
      />
      <Tile
        label="First answer after"
        figure={now.answer.medianMinutes === null ? '—' : sayMinutes(now.answer.medianMinutes)}
        beside={compareTimes(now.answer.medianMinutes, before.answer.medianMinutes)}
      />
      <Tile
        label="Won of those decided"
        figure={sayShare(now.conversion)}
        beside={compareShares(now.conversion, before.conversion)}
      />
      <Tile
        label={`Won (${counted.format(now.won)})`}
        figure={formatRupees(now.wonValue)}
        beside={`${formatRupees(before.wonValue)} before`}
      />
    </dl>
  )
}

function Tile({ label, figure, beside }: { label: string; figure: string; beside: string }) {
  return (
    <div className="admin-card min-w-0 px-3 py-3 sm:px-4">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>
        <span className="block break-words font-semibold text-lg tabular-nums sm:text-2xl">{figure}</span>
        <span className="block text-muted text-sm">{beside}</span>
      </dd>
    </div>
  )
}

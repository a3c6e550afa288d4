import type { LeadStats } from '#domain/leads/lead-stats.ts'
import { formatRupees } from '#domain/money.ts'

const counted = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** The figures over all leads; dashes when they could not be had. */
export function StatCards({ stats }: { stats: LeadStats | null }) {
  const cards = [
    { label: 'Total Leads', figure: stats && counted.format(stats.total) },
    { label: 'Pipeline Value', figure: stats && formatRupees(stats.totalValue) },
    { label: 'Average Score', figure: stats && counted.format(stats.averageScore) },
    { label: 'Conversion Rate', figure: stats && `${stats.conversionRate}%` },
  ]
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ label, figure }) => (
        <div key={label} className="admin-card min-w-0 px-3 py-4 sm:p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="mt-1 break-words font-semibold text-lg tabular-nums sm:text-2xl">
            {figure ?? <span title="Not available just now">—</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

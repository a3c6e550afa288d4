import { Figures } from '#app/components/back-office/figures.tsx'
import type { LeadStats } from '#domain/leads/lead-stats.ts'
import { formatRupees } from '#domain/money.ts'

const counted = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** The figures over all leads. */
export function StatCards({ stats }: { stats: LeadStats | null }) {
  return (
    <Figures
      figures={[
        { label: 'Total Leads', figure: stats && counted.format(stats.total) },
        { label: 'Pipeline Value', figure: stats && formatRupees(stats.totalValue) },
        { label: 'Average Score', figure: stats && counted.format(stats.averageScore) },
        { label: 'Conversion Rate', figure: stats && `${stats.conversionRate}%` },
      ]}
    />
  )
}

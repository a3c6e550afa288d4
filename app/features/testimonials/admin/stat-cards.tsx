import { Figures } from '#app/components/back-office/figures.tsx'
import type { TestimonialStats } from '#domain/testimonials/testimonial-stats.ts'

const counted = new Intl.NumberFormat('en-IN')

/** The figures over all testimonials. */
export function StatCards({ stats }: { stats: TestimonialStats | null }) {
  return (
    <Figures
      className="sm:grid-cols-5"
      figures={[
        { label: 'Total', figure: stats && counted.format(stats.total) },
        { label: 'Pending', figure: stats && counted.format(stats.pending) },
        { label: 'Approved', figure: stats && counted.format(stats.approved) },
        { label: 'Rejected', figure: stats && counted.format(stats.rejected) },
        { label: 'Avg Rating', figure: stats && (stats.averageRating?.toFixed(1) ?? 'no ratings yet') },
      ]}
    />
  )
}

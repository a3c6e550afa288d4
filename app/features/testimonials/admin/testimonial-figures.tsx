import { StatCards } from '#app/ui/stat-cards.tsx'
import type { TestimonialStats } from '#domain/testimonials/testimonial-stats.ts'

const counted = new Intl.NumberFormat('en-IN')

/** The figures over all testimonials. */
export function TestimonialFigures({ stats }: { stats: TestimonialStats | null }) {
  return (
    <StatCards
      stats={[
        { label: 'Total', value: stats && counted.format(stats.total) },
        { label: 'Pending', value: stats && counted.format(stats.pending) },
        { label: 'Approved', value: stats && counted.format(stats.approved) },
        { label: 'Rejected', value: stats && counted.format(stats.rejected) },
        { label: 'Avg Rating', value: stats && (stats.averageRating?.toFixed(1) ?? 'no ratings yet') },
      ]}
    />
  )
}
